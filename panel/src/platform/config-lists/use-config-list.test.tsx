import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createQueryClient } from '#platform/query/query-client.ts';
import { providerCategoriesOptions } from './provider-categories.ts';
import { configEntryOptions, useConfigList } from './use-config-list.ts';

configure({ asyncUtilTimeout: 60_000 });

const asked: string[] = [];
let server: Server;

const answers: Record<string, unknown> = {
  '/api/configs': [
    { itemType: 'lead_status', itemId: 1, code: 'new', value: 'New', status: 'active' },
    { itemType: 'currency', itemId: 1, code: 'aud', value: 'AUD', status: 'active' },
  ],
  '/api/provider-categories': [{ id: 1, name: 'Venue', slug: 'venue', categoryType: 'venue' }],
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://panel.test');
    // Calls then come one by one.
    if (url.pathname === '/api/batch') return void response.writeHead(404).end();
    asked.push(url.pathname);
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: answers[url.pathname] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const page = window as unknown as { happyDOM: { setURL: (url: string) => void } };
  page.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});

afterAll(() => void server.close());
afterEach(cleanup);

function Lists() {
  const statuses = useConfigList('lead_status').data ?? [];
  const currency = useQuery(configEntryOptions('currency', 1)).data;
  const categories = useQuery(providerCategoriesOptions).data ?? [];
  return (
    <p>{[...statuses, currency].map((entry) => entry?.value).join(' ') + categories.map(({ name }) => name).join()}</p>
  );
}

test('SHELL-130 SHELL-132 SHELL-166 lists and categories are fetched once and then read from this browser', async () => {
  for (let visit = 1; visit <= 2; visit += 1) {
    render(
      <QueryClientProvider client={createQueryClient(() => undefined)}>
        <Lists />
      </QueryClientProvider>,
    );
    expect(await screen.findByText('New AUDVenue')).toBeTruthy();
    cleanup();
  }
  expect(asked.toSorted()).toEqual(['/api/configs', '/api/provider-categories']);
});

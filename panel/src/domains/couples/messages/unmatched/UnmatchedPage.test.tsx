// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#platform/query/query-client.ts';
import { RouterRoot } from '#platform/routing/RouterRoot.tsx';
import { addTexts } from '#texts/texts.ts';
import { NoticesProvider } from '#ui/notices/NoticesProvider.tsx';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { routerAt } from '../../../../testing/router-at.ts';
import en from './unmatched.en.json' with { type: 'json' };
import { UnmatchedPage } from './UnmatchedPage.tsx';

addTexts('unmatched', en);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const message = (id: number, senderName: string) => ({
  id,
  type: 'email',
  senderName,
  senderAddress: '',
  subject: '',
  body: 'Is our date free?',
  provider: null,
  receivedAt: '2026-11-01T00:00:00Z',
  attachments: 0,
  isWithheld: false,
});

test('a message that is dismissed twice leaves at once and is dismissed once, and the next one stays', async () => {
  let waiting = [message(1, 'Ruby'), message(2, 'Priya')];
  const removed: string[] = [];
  let arrive = () => undefined as void;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (url.endsWith('/batch')) return json(404, {});
    if (url.endsWith('/seen')) return new Response(null, { status: 204 });
    if (method === 'GET') return json(200, { data: waiting, meta: { page: 1, limit: 20, total: 2 } });
    removed.push(url);
    await arrival;
    waiting = waiting.slice(1);
    return new Response(null, { status: 204 });
  });
  const router = await routerAt(() => null);
  renderUi(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <NoticesProvider>
        <RouterRoot router={router}>
          <UnmatchedPage />
        </RouterRoot>
      </NoticesProvider>
    </QueryClientProvider>,
  );
  const [dismiss] = await screen.findAllByRole('button', { name: 'Dismiss' });
  for (const _ of ['once', 'twice']) fireEvent.click(dismiss as HTMLElement);
  await waitFor(() => expect(screen.queryByText('Ruby')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }), { detail: 2 });
  arrive();
  await screen.findByText('Dismissed');
  expect(screen.getByText('Priya')).toBeTruthy();
  expect(removed).toHaveLength(1);
});

test('a message that is on screen has been seen, and a page without messages says nothing', async () => {
  const calls: string[] = [];
  const pages = [[], [message(7, 'Ruby')]];
  for (const data of pages) {
    vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
      if (url.endsWith('/batch')) return json(404, {});
      if (method === 'GET') return json(200, { data, meta: { page: 1, limit: 20, total: data.length } });
      calls.push(`${method} ${new URL(url, 'http://localhost').pathname}`);
      return new Response(null, { status: 204 });
    });
    const router = await routerAt(() => null);
    renderUi(
      <QueryClientProvider client={createQueryClient(() => undefined)}>
        <NoticesProvider>
          <RouterRoot router={router}>
            <UnmatchedPage />
          </RouterRoot>
        </NoticesProvider>
      </QueryClientProvider>,
    );
    if (data.length === 0) await screen.findByText('No messages to match');
    else await waitFor(() => expect(calls).toEqual(['POST /api/unmatched-messages/seen']));
    expect(calls).toHaveLength(data.length);
    cleanup();
  }
});

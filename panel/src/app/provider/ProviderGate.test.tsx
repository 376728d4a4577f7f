// @vitest-environment happy-dom
import type { Page } from '@bellbird/contract/shared/access';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadPanelConfig } from '#platform/config/panel-config.ts';
import { RouterRoot } from '#platform/routing/RouterRoot.tsx';
import { session } from '#platform/session/current-session.ts';
import { addTexts } from '#texts/texts.ts';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { routerAt } from '../../testing/router-at.ts';
import shell from '../shell.en.json' with { type: 'json' };
import listing from './listing.en.json' with { type: 'json' };
import { withProviderGate } from './ProviderGate.tsx';

addTexts('shell', shell);
addTexts('listing', listing);

const json = (body: object) =>
  new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } });
const BARN = { id: 11, name: 'Wattle Creek Barn' };
const Items = withProviderGate('items', ({ provider }) => <p>The products of {provider.name}</p>);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the products as a user whose session names these pages; `answer` ends the wait for the permissions. */
async function openItems(pages: Page[]) {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const links = [{ providerId: BARN.id, pages }];
  const user = { id: 1, customer: { id: 7 }, details: {}, providers: [BARN], customerUserProviders: links };
  vi.stubGlobal('fetch', (input: string) => {
    if (input.includes('/panel-config')) return Promise.resolve(json({ data: { country: 'AU', locales: ['en_AU'] } }));
    if (input.includes('/permissions')) return promise;
    return Promise.resolve(json({ data: user }));
  });
  await loadPanelConfig();
  const tokens = { id: 5, accessToken: 'a', consumerKey: 'c', customerId: 7, customerUserId: 1 };
  await session.begin({ ...tokens, isStaff: false, passwordChangeRequired: false, pendingPayments: [] });
  const route = { name: 'providerItems', path: '/providers/{id}/items' };
  const router = await routerAt(Items, { path: '/providers/11/items', route });
  renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterRoot router={router}>
        <Items />
      </RouterRoot>
    </QueryClientProvider>,
  );
  return { answer: (items: boolean) => resolve(json({ data: { pages: { items } } })) };
}

test('with the permission in the session, a page loads in its own shape, and closes if the server says no', async () => {
  const { answer } = await openItems(['items']);
  expect(await screen.findByText('The products of Wattle Creek Barn')).toBeTruthy();
  answer(false);
  expect(await screen.findByText(listing.notAllowed.title)).toBeTruthy();
});

test('without it, the page waits for the server', async () => {
  const { answer } = await openItems(['gallery']);
  expect(await screen.findByTestId('page-skeleton')).toBeTruthy();
  expect(screen.queryByText(/^The products/)).toBeNull();
  answer(true);
  expect(await screen.findByText('The products of Wattle Creek Barn')).toBeTruthy();
});

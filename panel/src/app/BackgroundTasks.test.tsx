// @vitest-environment happy-dom
import type { SessionUser } from '@bellbird/contract/people/customer-users';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadPanelConfig } from '#platform/config/panel-config.ts';
import { RouterRoot } from '#platform/routing/RouterRoot.tsx';
import { session } from '#platform/session/current-session.ts';
import { addTexts } from '#texts/texts.ts';
import { NoticesProvider } from '#ui/notices/NoticesProvider.tsx';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { routerAt } from '../testing/router-at.ts';
import { BackgroundTasks } from './BackgroundTasks.tsx';
import offline from './offline/offline.en.json' with { type: 'json' };
import live from './live/live.en.json' with { type: 'json' };

addTexts('live', live);
addTexts('offline', offline);

const chat = { websiteId: '6f1d7c1e-4a0b-4b59-9a37-5a1c0f3f9b21', scriptUrl: 'http://localhost:9/chat/l.js' };
const user = {
  id: 1,
  name: 'Wendy',
  surname: 'Hartley',
  customer: { id: 7, name: 'Wattle Creek Estate', crmStatus: 'prime' },
  providers: [],
  customerUserProviders: [],
  permission: { advisorService: true },
};
const json = (data: object) =>
  new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });

const said: unknown[][] = [];
let hasStream = false;
// A chunk of its own; loading it is not what is tested here.
beforeAll(() => import('./chat/LiveChat.tsx'));
beforeEach(async () => {
  said.length = 0;
  hasStream = false;
  window.$crisp = { push: (command: unknown[]) => said.push(command) } as never;
  vi.stubGlobal('fetch', async (input: string) => {
    if (input.includes('/panel-config'))
      return json({ country: 'AU', locales: ['en_AU'], flags: { chat: true }, chat });
    if (input.includes('/access-tokens/')) return json({ id: 5, customerId: 7, customerUserId: 1, isStaff: true });
    if (input.includes('/customers/')) return json(user);
    if (input.includes('/realtime/')) hasStream = true;
    return new Promise<Response>(() => {});
  });
  await loadPanelConfig();
  const tokens = { id: 5, accessToken: 'a', consumerKey: 'c', customerId: 7, customerUserId: 1 };
  await session.begin({ ...tokens, isStaff: false, passwordChangeRequired: false, pendingPayments: [] });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openHouse(): Promise<void> {
  const Page = () => <BackgroundTasks uuid="a7b1c9d2-0000-4000-8000-000000000000" />;
  const router = await routerAt(Page, { route: { name: 'home', path: '/' } });
  await act(async () =>
    renderUi(
      <QueryClientProvider client={new QueryClient()}>
        <NoticesProvider>
          <RouterRoot router={router}>
            <Page />
          </RouterRoot>
        </NoticesProvider>
      </QueryClientProvider>,
    ),
  );
}

test('LIVE-015 LIVE-016 the chat is on each page, and forgets a user who logs out', async () => {
  await openHouse();
  await waitFor(() => expect(said).toContainEqual(['do', 'chat:show']));
  await waitFor(() => expect(said).toContainEqual(['set', 'user:company', ['Wattle Creek Estate']]));
  said.length = 0;
  act(() => session.updateUser({ ...user, email: 'wendy@new.example' } as unknown as SessionUser));
  await waitFor(() => expect(said).toContainEqual(['set', 'user:email', ['wendy@new.example']]));
  expect(said).not.toContainEqual(['do', 'chat:hide']);
  await session.logout();
  await waitFor(() => expect(said).toContainEqual(['do', 'session:reset']));
});

test('LIVE-015 while acting for a user there is no chat', async () => {
  const acting = { customerId: 7, customerUserId: 1, userName: 'W', customerName: 'W', staffName: 'Ruth' };
  await session.act({ ...acting, mayChange: true, expiresAt: new Date(Date.now() + 3_600_000).toISOString() });
  await openHouse();
  // By now everything else in the background has loaded, and the chat would have too.
  await waitFor(() => expect(hasStream).toBe(true));
  expect(said).toEqual([]);
});

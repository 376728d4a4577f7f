// @vitest-environment happy-dom
import type { SessionUser } from '@bellbird/contract/people/customer-users';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadPanelConfig } from '#platform/config/panel-config.ts';
import { RouterRoot } from '#platform/routing/RouterRoot.tsx';
import { session } from '#platform/session/current-session.ts';
import { addTexts } from '#texts/texts.ts';
import { ConfirmProvider } from '#ui/confirm/ConfirmProvider.tsx';
import { NoticesProvider } from '#ui/notices/NoticesProvider.tsx';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { routerAt } from '../../testing/router-at.ts';
import upgrade from '../dialogs/upgrade.en.json' with { type: 'json' };
import layout from '../layouts/layout.en.json' with { type: 'json' };
import { Sidebar } from './Sidebar.tsx';

addTexts('layout', layout);
addTexts('upgrade', upgrade);
// A chunk of its own; loading it is not what is tested here.
beforeAll(() => import('./UpgradeBanner.tsx'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const SUPPORT = {
  email: 'help@bellbird.example',
  whatsapp: '+61491570006',
  remoteDesktopUrl: 'https://desk.example',
  tutorialUrl: 'https://tutorial.example',
};

async function open({ isPaid, upgradeBanner }: { isPaid: boolean; upgradeBanner: boolean }): Promise<void> {
  const user = {
    id: 1,
    customer: { id: 7, isPaid },
    details: { canManage: false },
    providers: [],
    customerUserProviders: [],
  };
  const answers: Record<string, object> = {
    '/api/panel-config': { country: 'AU', locales: ['en_AU'], flags: { upgradeBanner }, support: SUPPORT },
    '/api/customers/7/users/1': user as unknown as SessionUser,
  };
  vi.stubGlobal('fetch', async (path: string) =>
    answers[path] ? Response.json({ data: answers[path] }) : new Response('{}', { status: 404 }),
  );
  await loadPanelConfig();
  await session.begin({
    id: 5,
    accessToken: 'a',
    consumerKey: 'c',
    customerId: 7,
    customerUserId: 1,
    isStaff: false,
    passwordChangeRequired: false,
    pendingPayments: [],
  });
  const router = await routerAt(Sidebar, { path: '/', route: { name: 'home', path: '/' } });
  // The banner is a chunk of its own.
  await act(
    async () =>
      void renderUi(
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <RouterRoot router={router}>
            <NoticesProvider>
              <ConfirmProvider>
                <Sidebar />
              </ConfirmProvider>
            </NoticesProvider>
          </RouterRoot>
        </QueryClientProvider>,
      ),
  );
  await screen.findByRole('link', { name: layout.nav.home });
}

test('GATE-005 the sidebar of a customer who does not pay has the upgrade banner, if the setting allows it', async () => {
  await open({ isPaid: false, upgradeBanner: true });
  expect(await screen.findByTestId('upgrade-banner')).toBeTruthy();
});

test.each([
  { isPaid: true, upgradeBanner: true },
  { isPaid: false, upgradeBanner: false },
])('GATE-005 GATE-006 there is no banner with %o', async (given) => {
  await open(given);
  expect(screen.queryByTestId('upgrade-banner')).toBeNull();
});

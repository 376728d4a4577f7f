// @vitest-environment happy-dom
import type { Page } from '@bellbird/contract/shared/access';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import home from '#domains/insight/home/home.en.json' with { type: 'json' };
import leadsHome from '#domains/couples/leads/home/leads-home.en.json' with { type: 'json' };
import tour from '#domains/insight/home/tour/tour.en.json' with { type: 'json' };
import leadParts from '#domains/couples/leads/parts/lead-parts.en.json' with { type: 'json' };
import { loadPanelConfig } from '#platform/config/panel-config.ts';
import { RouterRoot } from '#platform/routing/RouterRoot.tsx';
import { session } from '#platform/session/current-session.ts';
import { addTexts } from '#texts/texts.ts';
import { NoticesProvider } from '#ui/notices/NoticesProvider.tsx';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { routerAt } from '../../testing/router-at.ts';
import { Home } from './Home.tsx';

addTexts('home', home);
addTexts('tour', tour);
addTexts('leads-home', leadsHome);
addTexts('lead-parts', leadParts);

const BARN = {
  id: 11,
  name: 'Wattle Creek Barn',
  timeZone: 'Australia/Sydney',
  paidStatus: 'paid',
  productFeatures: { productDateEnd: null },
};
const DAY = {
  isNew: false,
  waiting: { couples: [], total: 0 },
  figures: {
    times: { averageMinutes: null, medianMinutes: null, answered: 0, unanswered: 0 },
    asked: 0,
    askedBefore: 0,
    deals: { agreed: 0, approved: 0, refused: 0, total: 0, value: 0, currency: 'AUD' },
    unreadMessages: 0,
  },
  visits: null,
  prompts: [{ id: 1, type: 'notification', title: 'Look at this', providerName: 'Barn', path: null }],
  packages: [],
  reminders: [],
  appointments: [],
  weddings: [],
  lastWords: [],
};

let isAway = false;
let more: object = {};
let isNew = false;
let ended: string[] = [];
const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  isAway = false;
  more = {};
  isNew = false;
  ended = [];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the home page as a user who manages these pages of one provider. */
async function openHome(pages: Page[]) {
  const links = [{ providerId: BARN.id, pages }];
  const details = { canManage: false };
  const user = { id: 1, name: 'Tess', customer: { id: 7 }, details, providers: [BARN], customerUserProviders: links };
  vi.stubGlobal('fetch', (input: string, { method }: RequestInit = {}) => {
    if (input.includes('/tour')) {
      ended.push(`${method} ${new URL(input, 'https://panel.example').pathname}`);
      return Promise.resolve(new Response(null, { status: 204 }));
    }
    if (input.includes('/panel-config')) return Promise.resolve(json({ data: { country: 'AU', locales: ['en_AU'] } }));
    if (input.includes('/customers/')) return Promise.resolve(json({ data: user }));
    return Promise.resolve(isAway ? json({ message: 'Away' }, 503) : json({ data: { ...DAY, ...more, isNew } }));
  });
  await loadPanelConfig();
  const tokens = { id: 5, accessToken: 'a', consumerKey: 'c', customerId: 7, customerUserId: 1 };
  await session.begin({ ...tokens, isStaff: false, passwordChangeRequired: false, pendingPayments: [] });
  const router = await routerAt(Home);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderUi(
    <QueryClientProvider client={client}>
      <RouterRoot router={router}>
        <NoticesProvider>
          <Home />
        </NoticesProvider>
      </RouterRoot>
    </QueryClientProvider>,
  );
}

test('SHELL-025 a user who answers couples sees who is waiting', async () => {
  await openHome(['leads']);
  expect(await screen.findByText('No couples are waiting')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Answer couples' })).toBeTruthy();
});

test('what comes up is in one list by time: reminders, visits and weddings', async () => {
  const of = { coupleName: 'Ada Byron & Bea Lovelace', providerName: 'Barn' };
  more = {
    reminders: [
      { id: 1, leadId: 1, coupleName: 'Ruby & Finn', dueAt: '2035-03-16T01:00:00.000Z', text: '', isDue: false },
    ],
    appointments: [{ ...of, leadId: 2, at: '2035-03-15T04:30:00.000Z', timeZone: 'Australia/Brisbane' }],
    weddings: [{ ...of, leadId: 3, day: '2035-03-17', guests: 96 }],
  };
  await openHome(['leads']);
  await screen.findByText('Call Ruby & Finn back');
  const lines = within(screen.getByRole('region', { name: 'Coming up' })).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    '15MarAda & Bea are visiting15 Mar 14:30 · Barn',
    expect.stringMatching(/^16MarCall Ruby & Finn back/),
    '17MarAda & Bea’s weddingSat 17.03.2035 · 96 guests · Barn',
  ]);
});

test('in one column those who wait come first, then what is due, and figures last', async () => {
  await openHome(['leads']);
  const parts = ['No couples are waiting', 'Coming up', 'To-do', 'Average response'];
  const found = await Promise.all(parts.map((text) => screen.findByText(text)));
  const follows = (a?: Node, b?: Node) => b && a?.compareDocumentPosition(b) === Node.DOCUMENT_POSITION_FOLLOWING;
  expect(found.every((each, at) => at === 0 || follows(found[at - 1], each))).toBe(true);
});

test('a user who does not answer couples sees what there is to do, and nothing about couples', async () => {
  await openHome(['gallery']);
  expect(await screen.findByRole('link', { name: 'Look at this' })).toBeTruthy();
  expect(screen.queryByText(/waiting/i)).toBeNull();
  expect(screen.queryByText('Coming up')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Answer couples' })).toBeNull();
});

test('a user who does not answer couples sees a failure to load, and can retry', async () => {
  isAway = true;
  const { user } = await openHome(['gallery']);
  const retry = await screen.findByRole('button', { name: /try again|retry/i });
  isAway = false;
  isNew = false;
  ended = [];
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Look at this' })).toBeTruthy();
});

test('a new user is shown three things, and never again once they are done', async () => {
  isNew = true;
  const { user } = await openHome(['gallery']);
  for (const [title, next] of [
    ['Add photos', 'Next'],
    ['Keep your calendar up to date', 'Next'],
    ['Choose how we reach you', 'Done'],
  ] as const) {
    expect(await screen.findByRole('region', { name: title })).toBeTruthy();
    expect(ended).toEqual([]);
    await user.click(screen.getByRole('button', { name: next }));
  }
  expect(ended).toEqual(['PUT /api/customers/7/users/1/tour']);
  expect(screen.queryByRole('region', { name: 'Choose how we reach you' })).toBeNull();
});

test('a new user can dismiss the tour at once', async () => {
  isNew = true;
  const { user } = await openHome(['gallery']);
  await user.click(await screen.findByRole('button', { name: 'Dismiss the tour' }));
  expect(ended).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Dismiss the tour' })).toBeNull();
});

// @vitest-environment happy-dom
import type { Prompt } from '@bellbird/contract/attention/prompts';
import type { SessionUser } from '@bellbird/contract/people/customer-users';
import { FORCED_MODAL_DELAY_MS } from '@bellbird/contract/shared/limits';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addTexts } from '#texts/texts.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { loadPanelConfig } from '#platform/config/panel-config.ts';
import type { Router } from '#platform/routing/router.ts';
import { RouterRoot } from '#platform/routing/RouterRoot.tsx';
import { session } from '#platform/session/current-session.ts';
import { holdUnsaved } from '#ui/confirm/unsaved.ts';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { routerAt } from '../../testing/router-at.ts';
import { promptCountOptions } from '#domains/attention/prompts/prompts.queries.ts';
import { ForcedModals } from './ForcedModals.tsx';
import { VISIT_ENDS_AFTER_MS } from './new-visit.ts';
import en from './modals.en.json' with { type: 'json' };

addTexts('modals', en);
// A chunk of its own; loading it is not what is tested here.
beforeAll(() => import('./OpenModal.tsx'));

const BARN = 11;
const STUDIO = 12;
const FLORIST = 13;
const provider = (id: number, name: string, isMissingData = true) => ({ id, name, isMissingData });
const link = (providerId: number, pages: string[]) => ({ providerId, pages });
const wendy = {
  id: 1,
  name: 'Wendy',
  surname: 'Wren',
  customer: { name: 'Wattle Creek', crmStatus: 'standard' },
  providers: [
    provider(BARN, 'Wattle Creek Barn'),
    provider(STUDIO, 'Hartley Photography'),
    provider(FLORIST, 'Wren & Wattle', false),
  ],
  customerUserProviders: [link(BARN, ['info', 'catalogs']), link(STUDIO, ['leads']), link(FLORIST, ['info'])],
} as unknown as SessionUser;

let queries: QueryClient;
const asked: string[] = [];
let letAnswer = () => {};
let catalogs = { update: [] as number[], insert: true };
let forms = [{ id: 3, fieldName: 'about' }];
const json = (body: object) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

/** The server as the browser sees it; missing data is answered when the test allows it. */
async function answer(input: string): Promise<Response> {
  const path = input.replace('/api', '').split('?')[0] ?? '';
  if (path === '/panel-config') return json({ data: { country: 'AU', locales: ['en_AU'], adVideo: null } });
  if (path === '/access-tokens/5') return json({ data: { id: 5, customerId: 7, customerUserId: 1, isStaff: true } });
  if (path.startsWith('/customers/')) return json({ data: wendy });
  asked.push(path);
  if (path.startsWith('/provider-prompts/')) return json({ data: {} });
  if (path === '/provider-forms')
    return json({ data: [{ id: 3, fieldName: 'about', label: 'About you', group: 'about' }] });
  await new Promise<void>((resolve) => {
    letAnswer = resolve;
  });
  return json({ data: { providerId: BARN, forms, customerSpaces: [{ id: 1, name: 'The lawn' }], catalogs } });
}

beforeEach(async () => {
  localStorage.clear();
  asked.length = 0;
  queries = new QueryClient();
  catalogs = { update: [], insert: true };
  forms = [{ id: 3, fieldName: 'about' }];
  vi.stubGlobal('fetch', answer);
  await loadPanelConfig();
  await comeIn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.UTC(2026, 10, 15, 9) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const comeIn = () =>
  session.begin({
    id: 5,
    accessToken: 'a',
    consumerKey: 'c',
    customerId: 7,
    customerUserId: 1,
    isStaff: false,
    passwordChangeRequired: false,
    pendingPayments: [],
  });

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const dialog = () => screen.queryByRole('dialog')?.closest<HTMLElement>('[data-testid]')?.dataset['testid'];

async function openHouse(): Promise<Router> {
  const Page = () => <ForcedModals user={wendy} />;
  const others = [{ name: 'galleries', path: '/galleries' }];
  const router = await routerAt(Page, { path: '/', route: { name: 'home', path: '/' }, others });
  renderUi(
    <QueryClientProvider client={queries}>
      <RouterRoot router={router}>
        <Page />
      </RouterRoot>
    </QueryClientProvider>,
  );
  await pass(FORCED_MODAL_DELAY_MS);
  return router;
}

async function lookAway(ms: number): Promise<void> {
  const looked = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(ms);
  looked.mockRestore();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Puts the phone away for long enough, and looks at the panel again. */
async function visitAgain(): Promise<void> {
  await lookAway(VISIT_ENDS_AFTER_MS);
  await pass(FORCED_MODAL_DELAY_MS);
}

/** Lets pending work finish without time passing. */
async function settle(isDone: () => boolean): Promise<void> {
  while (!isDone()) await act(() => new Promise((resolve) => void setImmediate(resolve)));
  await pass(0);
}

async function answerMissing(): Promise<void> {
  await settle(() => asked.length > 0);
  letAnswer();
  await settle(() => queries.isFetching() === 0);
}

test('MODAL-011 the first opens 100 ms after the missing data is known, and only for what the user may manage', async () => {
  await openHouse();
  await pass(60_000);
  expect(dialog()).toBeUndefined();
  expect(asked).toEqual([`/provider-data/${BARN}/missing-data`]);
  await answerMissing();
  await pass(FORCED_MODAL_DELAY_MS - 1);
  expect(dialog()).toBeUndefined();
  await pass(1);
  expect(dialog()).toBe('modal-noPrices');
  expect(screen.getByRole('link', { name: 'Add a price' }).getAttribute('href')).toBe('/providers/11/info/budget');
});

test('MODAL-001 one is open at a time; MODAL-015 what is missing is listed, each with a link', async () => {
  await openHouse();
  await answerMissing();
  await pass(FORCED_MODAL_DELAY_MS);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await visitAgain();
  await settle(() => dialog() === 'modal-missing');
  const links = screen.getAllByRole('link').map((each) => [each.textContent, each.getAttribute('href')]);
  expect(links).toEqual([
    ['About you', '/providers/11/info/about'],
    ['How many guests ‘The lawn’ holds', '/providers/11/info/budget'],
    ['Fill them in', '/providers/11/info/budget'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await visitAgain();
  expect(dialog()).toBe('modal-referral');
});

test('MODAL-015 a space without a capacity is enough to open it', async () => {
  forms = [];
  catalogs = { update: [], insert: false };
  await openHouse();
  await answerMissing();
  await pass(FORCED_MODAL_DELAY_MS);
  await settle(() => dialog() !== undefined);
  expect(dialog()).toBe('modal-missing');
});

test('MODAL-005 a user who may not manage prices is not asked for any', async () => {
  session.updateUser({ ...wendy, customerUserProviders: [link(BARN, ['info'])] } as unknown as SessionUser);
  await openHouse();
  await answerMissing();
  await pass(FORCED_MODAL_DELAY_MS);
  await settle(() => dialog() !== undefined);
  expect(dialog()).toBe('modal-missing');
});

test('while nothing that is missing may open a modal, it is not asked for again within an hour', async () => {
  for (const modal of ['noPrices', 'missing']) localStorage.setItem(`modal.1.${modal}`, String(Date.now()));
  localStorage.setItem('modal.1.referral', 'once');
  await openHouse();
  await answerMissing();
  await pass(FORCED_MODAL_DELAY_MS);
  expect(dialog()).toBeUndefined();
  cleanup();
  queries.clear();
  asked.length = 0;
  await openHouse();
  await pass(60_000);
  expect(asked).toEqual([]);
  cleanup();
  vi.setSystemTime(Date.now() + 60 * 60_000);
  await openHouse();
  await settle(() => asked.length > 0);
});

test('MODAL-007 MODAL-017 while acting for a user none opens, and nothing is requested', async () => {
  const acting = {
    customerId: 7,
    customerUserId: 1,
    userName: 'Wendy',
    customerName: 'Wattle Creek',
    staffName: 'Ruth',
  };
  await session.act({ ...acting, mayChange: true, expiresAt: new Date(Date.now() + 3_600_000).toISOString() });
  await openHouse();
  await pass(60_000);
  expect(dialog()).toBeUndefined();
  expect(asked).toEqual([]);
});

test('waits for an open dialog, unsaved edits or a field with focus', async () => {
  const release = holdUnsaved();
  await openHouse();
  await answerMissing();
  await pass(60_000);
  expect(dialog()).toBeUndefined();
  release();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await pass(60_000);
  expect(dialog()).toBeUndefined();
  field.remove();
  const menu = document.body.appendChild(document.createElement('div'));
  menu.setAttribute('role', 'menu');
  await pass(60_000);
  expect(dialog()).toBeUndefined();
  menu.remove();
  const looked = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(60_000);
  expect(dialog()).toBeUndefined();
  looked.mockRestore();
  await pass(1000);
  expect(dialog()).toBe('modal-noPrices');
});

test('MODAL-001 after one was closed, the next waits until the panel is looked at after a long time', async () => {
  await openHouse();
  await answerMissing();
  await pass(FORCED_MODAL_DELAY_MS);
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await pass(60_000);
  await lookAway(VISIT_ENDS_AFTER_MS - 1);
  await pass(60_000);
  await settle(() => queries.isFetching() === 0);
  expect(dialog()).toBeUndefined();
  await visitAgain();
  await settle(() => dialog() !== undefined);
  expect(dialog()).toBe('modal-missing');
});

test('after a user follows one, the next waits for another visit', async () => {
  await openHouse();
  await answerMissing();
  await pass(FORCED_MODAL_DELAY_MS);
  fireEvent.click(screen.getByRole('link', { name: 'Add a price' }));
  await pass(60_000);
  await settle(() => queries.isFetching() === 0);
  expect(dialog()).toBeUndefined();
  expect(localStorage.getItem('modal.1.noPrices')).not.toBeNull();
});

test('waits while somebody holds the pointer down, and until what a press or a key opens is there', async () => {
  await openHouse();
  fireEvent.pointerDown(document.body);
  await answerMissing();
  await pass(60_000);
  expect(dialog()).toBeUndefined();
  fireEvent.pointerUp(document.body);
  await pass(1000);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await pass(1900);
  expect(dialog()).toBeUndefined();
  await pass(1100);
  expect(dialog()).toBe('modal-noPrices');
});

test('waits for a menu that was opened and whose code has not arrived', async () => {
  let arrive = () => {};
  const Menu = lazyPart(async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return { Menu: () => null };
  }, 'Menu');
  renderUi(<Menu />);
  await openHouse();
  await answerMissing();
  await pass(60_000);
  expect(dialog()).toBeUndefined();
  arrive();
  await pass(1000);
  expect(dialog()).toBe('modal-noPrices');
});

test('waits while the user types into a frame of another site, such as a card number', async () => {
  await openHouse();
  await answerMissing();
  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.tabIndex = 0;
  frame.focus();
  expect(document.activeElement).toBe(frame);
  await pass(60_000);
  expect(dialog()).toBeUndefined();
  frame.remove();
  await pass(1000);
  expect(dialog()).toBe('modal-noPrices');
});

const closedInAnotherTab = (modal: string) =>
  act(() => {
    localStorage.setItem(`modal.1.${modal}`, String(Date.now()));
    window.dispatchEvent(new StorageEvent('storage', { key: `modal.1.${modal}` }));
  });

test('MODAL-009 one that was closed in another tab, while this one waited, does not open here', async () => {
  const release = holdUnsaved();
  await openHouse();
  await answerMissing();
  await pass(5000);
  localStorage.setItem('modal.1.noPrices', String(Date.now()));
  release();
  await pass(1000);
  await settle(() => dialog() !== undefined);
  expect(dialog()).toBe('modal-missing');
});

test('MODAL-001 one that is open in two tabs and closed in one closes in the other, unless something was typed into it', async () => {
  await openHouse();
  await answerMissing();
  await pass(FORCED_MODAL_DELAY_MS);
  expect(dialog()).toBe('modal-noPrices');
  const release = holdUnsaved();
  closedInAnotherTab('noPrices');
  expect(dialog()).toBe('modal-noPrices');
  release();
  closedInAnotherTab('missing');
  expect(dialog()).toBe('modal-noPrices');
  localStorage.removeItem('modal.1.noPrices');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'modal.1.noPrices' })));
  expect(dialog()).toBe('modal-noPrices');
  closedInAnotherTab('noPrices');
  await pass(60_000);
  expect(dialog()).toBeUndefined();
});

test('an open modal does not change when its reason is resolved elsewhere', async () => {
  await openHouse();
  await answerMissing();
  await pass(FORCED_MODAL_DELAY_MS);
  catalogs = { update: [], insert: false };
  const again = queries.invalidateQueries({ queryKey: ['provider-data'] });
  await settle(() => asked.length > 1);
  letAnswer();
  await again;
  await settle(() => queries.isFetching() === 0);
  expect(dialog()).toBe('modal-noPrices');
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await visitAgain();
  await settle(() => dialog() === 'modal-missing');
});

test('MODAL-016 it closes when the browser’s buttons lead to a page on which it is suppressed', async () => {
  for (const modal of ['prices', 'noPrices']) localStorage.setItem(`modal.1.${modal}`, String(Date.now()));
  const router = await openHouse();
  await answerMissing();
  await pass(FORCED_MODAL_DELAY_MS);
  await settle(() => dialog() === 'modal-missing');
  await act(() => router.navigate({ href: '/galleries' }));
  expect(dialog()).toBeUndefined();
  expect(localStorage.getItem('modal.1.missing')).toBeNull();
});

test('MODAL-018 MODAL-019 the promo links to the form and to the terms; after following it no other opens', async () => {
  for (const modal of ['prices', 'noPrices', 'missing']) localStorage.setItem(`modal.1.${modal}`, String(Date.now()));
  await openHouse();
  await pass(FORCED_MODAL_DELAY_MS);
  expect(asked).toEqual([]);
  expect(dialog()).toBe('modal-referral');
  expect(screen.getByRole('link', { name: 'Read the referral terms' }).getAttribute('href')).toBe(
    '/refer-provider/conditions',
  );
  const refer = screen.getByRole('link', { name: 'Refer a firm' });
  expect(refer.getAttribute('href')).toBe('/refer-provider');
  fireEvent.click(refer);
  await pass(60_000);
  expect(dialog()).toBeUndefined();
  expect(localStorage.getItem('modal.1.referral')).toBe('once');
});

const message = (id: number, path: string | null = null) =>
  ({
    id,
    title: `Message ${id}`,
    body: '<p>Prices change on 1 May.</p>',
    linkData: path && { path, text: 'There' },
  }) as unknown as Prompt;

const receive = (modal: Prompt | null) =>
  act(() => {
    queries.setQueryData(promptCountOptions.queryKey, { pending: 1, bell: 1, byType: {} as never, ahead: 0, modal });
  });

test('a message of the team opens before everything else, and closing it tells the server', async () => {
  await openHouse();
  receive(message(31));
  await pass(FORCED_MODAL_DELAY_MS);
  await settle(() => dialog() !== undefined);
  expect(dialog()).toBe('modal-message');
  expect(screen.getByRole('dialog', { name: 'Message 31' }).textContent).toContain('Prices change on 1 May.');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await settle(() => asked.includes('/provider-prompts/31/actions'));
  expect(dialog()).toBeUndefined();
  await answerMissing();
  await pass(60_000);
  expect(dialog()).toBeUndefined();
  await visitAgain();
  await settle(() => dialog() !== undefined);
  expect(dialog()).toBe('modal-noPrices');
});

test('a message of the team closes by itself when it is stopped, and is not counted as read', async () => {
  await openHouse();
  receive(message(32, '/galleries'));
  await pass(FORCED_MODAL_DELAY_MS);
  await settle(() => dialog() === 'modal-message');
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/galleries');
  receive(null);
  await pass(0);
  expect(dialog()).toBeUndefined();
  expect(asked.filter((path) => path.startsWith('/provider-prompts'))).toEqual([]);
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toDay } from '#platform/formats/dates.ts';
import { queryClient } from '#platform/query/QueryRoot.tsx';
import type { Shown } from '#platform/routing/router.ts';
import { nextTask } from '#loading/next-task.ts';
import { session } from '#platform/session/current-session.ts';
import { fetchFirstData } from './fetch-first-data.ts';
import { signIn } from './frame/visitor.ts';

const VISITOR = { name: 'Ada', surname: 'Bell', company: 'Barn', provider: 'Barn' };
const HOME = ['leads', 'home', toDay(new Date()).slice(0, 7)];
const at = (route: string) => ({ route, params: {} }) as unknown as Shown;

const COUNTS = { leads: { infoRequests: { pending: 3 } }, prompts: { pending: 2, byType: {} } };
const ANSWERED = () => Promise.resolve(Response.json({ data: { ...COUNTS, pages: ['calendar'] } }));

/** The patience of the panel ends when the test says so, or a busy machine would decide what is seen. */
const PATIENCE_MS = 300;
const ends: (() => void)[] = [];
const { setTimeout: later } = globalThis;
async function endPatience(): Promise<void> {
  await vi.waitFor(() => expect(ends).not.toEqual([]));
  ends.splice(0).forEach((end) => end());
}

beforeEach(async () => {
  ends.length = 0;
  vi.stubGlobal('setTimeout', (work: () => void, ms?: number) =>
    ms === PATIENCE_MS ? ends.push(work) : later(work, ms),
  );
  history.replaceState(null, '', '/');
  await signIn('member', VISITOR);
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

function answer(reply: () => Promise<Response>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit = {}) => {
    asked.push(url + String(body ?? ''));
    return reply();
  });
  return asked;
}

test('the first page is rendered with its data and the counts in the navigation', async () => {
  answer(ANSWERED);
  await fetchFirstData(at('home'));
  expect(queryClient.getQueryData(HOME)).toBeDefined();
  expect(queryClient.getQueryData(['leads', 'counts', {}])).toEqual({ infoRequests: { pending: 3 } });
});

test('it does not wait long for a slow answer', async () => {
  answer(() => new Promise(() => {}));
  const fetched = fetchFirstData(at('home'));
  await endPatience();
  await fetched;
  expect(queryClient.getQueryState(HOME)).toMatchObject({ status: 'pending', fetchStatus: 'fetching' });
});

test('the photos that the document shows in its frame are seen before it is replaced, unless they are slow', async () => {
  answer(ANSWERED);
  const photo = document.createElement('img');
  const decoded = Promise.withResolvers<void>();
  photo.decode = () => decoded.promise;
  const frame = document.createElement('div');
  frame.dataset['frame'] = '';
  frame.append(photo);
  document.body.append(frame);
  let isFetched = false;
  const fetched = fetchFirstData(at('home')).then(() => (isFetched = true));
  await vi.waitFor(() => expect(queryClient.getQueryData(HOME)).toBeDefined());
  await nextTask();
  expect(isFetched).toBe(false);
  decoded.resolve();
  await fetched;
  photo.decode = () => new Promise(() => {});
  ends.length = 0;
  const again = fetchFirstData(at('home'));
  await endPatience();
  await again;
  frame.remove();
});

test('a page of a provider asks for its permissions and data, and for nothing if its user may not open it', async () => {
  const asked = answer(ANSWERED);
  const calendarOf = (id: string) => ({ ...at('providerCalendar'), params: { id } });
  await fetchFirstData(calendarOf('1'));
  expect(asked[0]).toMatch(/\/providers\/1\/permissions.*\/calendar/);
  expect(queryClient.getQueryData(['provider', 1, 'permissions'])).toEqual(['calendar']);
  asked.length = 0;
  queryClient.clear();
  await fetchFirstData(calendarOf('2'));
  expect(asked.filter((call) => call.includes('/providers/2/'))).toEqual([]);
});

test('an address with a search, or a visitor who is not signed in, asks for nothing', async () => {
  const asked = answer(() => Promise.resolve(Response.json({ data: {} })));
  history.replaceState(null, '', '/?month=2027-01');
  await fetchFirstData(at('home'));
  history.replaceState(null, '', '/');
  localStorage.clear();
  await session.start();
  await fetchFirstData(at('home'));
  expect(asked).toEqual([]);
});

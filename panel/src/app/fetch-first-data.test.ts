// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toDay } from '#platform/formats/dates.ts';
import { queryClient } from '#platform/query/QueryRoot.tsx';
import type { Shown } from '#platform/routing/router.ts';
import { session } from '#platform/session/current-session.ts';
import { fetchFirstData } from './fetch-first-data.ts';
import { signIn } from './frame/visitor.ts';

const VISITOR = { name: 'Ada', surname: 'Bell', company: 'Barn', provider: 'Barn' };
const HOME = ['leads', 'home', toDay(new Date()).slice(0, 7)];
const at = (route: string) => ({ route, params: {} }) as unknown as Shown;

beforeEach(async () => {
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
  answer(() =>
    Promise.resolve(
      Response.json({ data: { leads: { infoRequests: { pending: 3 } }, prompts: { pending: 2, byType: {} } } }),
    ),
  );
  await fetchFirstData(at('home'));
  expect(queryClient.getQueryData(HOME)).toBeDefined();
  expect(queryClient.getQueryData(['leads', 'counts', {}])).toEqual({ infoRequests: { pending: 3 } });
});

test('it does not wait long for a slow answer', async () => {
  answer(() => new Promise(() => {}));
  await fetchFirstData(at('home'));
  expect(queryClient.getQueryState(HOME)).toMatchObject({ status: 'pending', fetchStatus: 'fetching' });
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

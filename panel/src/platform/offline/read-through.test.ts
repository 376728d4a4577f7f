import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commonHeaders } from '#platform/api/common-headers.ts';
import { takePreloaded } from '#platform/api/preloaded-calls.ts';
import { forgetPerson } from '#platform/session/forget-person.ts';
import { writeTokens } from '#platform/session/token-store.ts';
import { READABLE_MS, recallAnswer, storeAnswer } from './answers.ts';
import { DATABASE } from './database-name.ts';
import { PATIENCE_MS, currentLine } from './line.ts';
import { keepAnswers, onLateAnswer, readThrough } from './read-through.ts';

const URL_OF_LIST = '/api/leads?page=1';
const tokens = { id: 5, accessToken: 'a', consumerKey: 'c' };
const headers = commonHeaders('en_AU', tokens);
const json = (data: string) => new Response(JSON.stringify({ data }));
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const dataOf = async (answer: Promise<Response | undefined>) =>
  ((await (await answer)?.json()) as { data: string } | undefined)?.data;

/** Each answer is stored before the test goes on. */
let stored: Promise<void>[] = [];

beforeEach(() => {
  writeTokens(tokens);
  keepAnswers((kept) => stored.push(storeAnswer(kept)));
});
afterEach(async () => {
  vi.useRealTimers();
  delete document.documentElement.dataset['stored'];
  stored = [];
  await forget();
});

/** Signs out; the browser deletes the database as soon as it is no longer in use. */
async function forget(): Promise<void> {
  forgetPerson();
  await new Promise((resolve) => (indexedDB.deleteDatabase(DATABASE).onsuccess = resolve));
}

async function readOnline(data: string, url = URL_OF_LIST): Promise<void> {
  await readThrough(url, headers, async () => json(data));
  await Promise.all(stored);
}

test('without a connection the answer is the last one', async () => {
  await readOnline('first');
  await readOnline('second');
  expect(await dataOf(readThrough(URL_OF_LIST, headers, offline))).toBe('second');
  await expect(readThrough('/api/leads?page=2', headers, offline)).rejects.toThrow('Failed to fetch');
});

test('what another build has stored is not shown: it may lack what this one needs', async () => {
  await readOnline('of the last release');
  const code = Object.assign(document.createElement('script'), { id: 'bellbird-code', type: 'application/json' });
  code.textContent = '["assets/index-new.js"]';
  document.head.append(code);
  try {
    await expect(readThrough(URL_OF_LIST, headers, offline)).rejects.toThrow('Failed to fetch');
  } finally {
    code.remove();
  }
});

test('a proxy without a server behind it counts as no connection', async () => {
  await readOnline('kept');
  const down = async () => new Response('Bad gateway', { status: 502 });
  expect(await dataOf(readThrough(URL_OF_LIST, headers, down))).toBe('kept');
});

test.each([
  ['payments', '/api/payments', headers],
  ['bank details', '/api/providers/3/bank-account', headers],
  [
    'what the team sees while acting',
    URL_OF_LIST,
    { ...headers, ...commonHeaders('en_AU', { ...tokens, switchUser: 9 }) },
  ],
])('%s are never kept', async (_, url, sent) => {
  await readThrough(url, sent, async () => json('secret'));
  await Promise.all(stored);
  expect(await recallAnswer(url, 'a')).toBeUndefined();
});

test('a couple that was only peeked at is read like one that was opened', async () => {
  await readOnline('peeked', '/api/leads/7/conversation?limit=50&peek=true');
  expect(await dataOf(readThrough('/api/leads/7/conversation?limit=50', headers, offline))).toBe('peeked');
});

test('after a logout, for another session and after a week nothing is shown', async () => {
  await readOnline('kept');
  expect(await dataOf(recallAnswer(URL_OF_LIST, 'a', Date.now() + READABLE_MS + 1))).toBeUndefined();
  await readOnline('kept');
  expect(await recallAnswer(URL_OF_LIST, 'another')).toBeUndefined();
  await forget();
  writeTokens(tokens);
  expect(await recallAnswer(URL_OF_LIST, 'a')).toBeUndefined();
});

test('an answer that arrives after the logout is not stored', async () => {
  await forget();
  await readOnline('late');
  writeTokens(tokens);
  expect(await recallAnswer(URL_OF_LIST, 'a')).toBeUndefined();
});

test('after ten seconds the line is slow: what is here is shown, and then what the server sent', async () => {
  await readOnline('old');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { promise, resolve } = Promise.withResolvers<Response>();
  const late = vi.fn<() => void>();
  onLateAnswer(late);
  const shown = readThrough(URL_OF_LIST, headers, () => promise);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect(currentLine()).toBe('good');
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect(await dataOf(shown)).toBe('old');
  expect(currentLine()).toBe('slow');
  resolve(json('new'));
  await expect.poll(() => late.mock.calls.length).toBe(1);
  expect(currentLine()).toBe('good');
  expect(await dataOf(Promise.resolve(takePreloaded(URL_OF_LIST, headers)))).toBe('new');
});

test('a stored page answers from this device, and asks the server only once that has the same build', async () => {
  await readOnline('old');
  document.documentElement.dataset['stored'] = '';
  const script = document.createElement('script');
  script.setAttribute('src', '/assets/app-1.js');
  script.setAttribute('type', 'text/plain');
  document.head.append(script);
  let page = Promise.reject<Response>(new TypeError('Failed to fetch'));
  const fetched = vi.fn<(url: string) => Promise<Response>>(() => page);
  vi.stubGlobal('fetch', fetched);
  const read = vi.fn<() => Promise<Response>>(async () => json('new'));

  expect(await dataOf(readThrough(URL_OF_LIST, headers, read))).toBe('old');
  expect(read).not.toHaveBeenCalled();

  page = Promise.resolve(new Response('<script src="/assets/app-1.js"></script>'));
  expect(await dataOf(readThrough(URL_OF_LIST, headers, read))).toBe('new');
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/offline-shell', '/offline-shell']);
  expect(document.documentElement.dataset['stored']).toBeUndefined();
  script.remove();
  vi.unstubAllGlobals();
});

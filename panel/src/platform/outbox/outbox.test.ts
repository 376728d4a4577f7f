import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DATABASE } from '#platform/offline/database-name.ts';
import { setLine } from '#platform/offline/line.ts';
import { writeTokens } from '#platform/session/token-store.ts';
import { copyEntry } from './before-stored.ts';
import { discardEntry, onSent, retryEntry, sendOrKeep, sendWaiting } from './outbox.ts';
import { type Entry, outboxState } from './outbox-state.ts';

type Fate = number | 'lost' | 'lost after it arrived' | 'cut';
const LONG = 47 * 60 * 60_000;

let fates: Fate[] = [];
/** What arrived, by key: the server answers the same key once. */
let arrived: { key: string; text: string }[] = [];
let locked: Promise<unknown> = Promise.resolve();

const lose = () => Promise.reject(new TypeError('Failed to fetch'));

/** The server: it does what has the same key once. */
async function answer(_url: string, { headers, body }: { headers: Record<string, string>; body: string }) {
  const fate = fates.shift() ?? 201;
  if (fate === 'lost') return lose();
  const key = headers['Idempotency-Key'] ?? headers['idempotency-key'] ?? '';
  const isTaken = typeof fate !== 'number' || fate < 300;
  if (isTaken && !arrived.some((each) => each.key === key))
    arrived.push({ key, text: (JSON.parse(body) as { body: string }).body });
  if (fate === 'lost after it arrived') return lose();
  if (fate === 'cut') {
    const half = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
    return new Response(half, { status: 201 });
  }
  const said = fate === 201 ? { data: { id: 1 } } : { code: 'x', message: 'The day is taken.' };
  return new Response(JSON.stringify(said), { status: fate });
}

beforeEach(() => {
  fates = [];
  arrived = [];
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('navigator', {
    onLine: true,
    // One after the other, as the browser's.
    locks: {
      request: (_: string, work: () => Promise<unknown>) => (locked = locked.catch(() => undefined).then(work)),
    },
  });
  writeTokens({ id: 5, accessToken: 'a', consumerKey: 'c' });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  localStorage.clear();
  setLine('good');
  await new Promise((resolve) => (indexedDB.deleteDatabase(DATABASE).onsuccess = resolve));
  outboxState.set([]);
});

let time = 0;
const entry = (text: string): Entry => ({
  id: crypto.randomUUID(),
  kind: 'message',
  place: 'lead/7',
  method: 'POST',
  path: '/leads/7/messages',
  body: { body: text },
  about: 'Hana & Leo',
  text,
  createdAt: (time += 1),
});
const waiting = () => outboxState.get().map(({ text, refusal }) => [text, refusal]);

test('with a connection it is sent, and nothing is kept', async () => {
  expect(await sendOrKeep(entry('Hello'))).toEqual({ isKept: false, data: { id: 1 } });
  await sendWaiting();
  expect(arrived.map(({ text }) => text)).toEqual(['Hello']);
  expect(waiting()).toEqual([]);
});

test('an answer that is cut off after its headers is no refusal: it is kept, and arrives once', async () => {
  fates = ['cut'];
  expect(await sendOrKeep(entry('Hello'))).toEqual({ isKept: true });
  await sendWaiting();
  expect(arrived.map(({ text }) => text)).toEqual(['Hello']);
  expect(waiting()).toEqual([]);
});

test('without one it is kept, and later sent once, in order', async () => {
  fates = ['lost'];
  expect(await sendOrKeep(entry('first'))).toEqual({ isKept: true });
  setLine('gone');
  expect(await sendOrKeep(entry('second'))).toEqual({ isKept: true });
  await locked;
  setLine('good');
  const sent = vi.fn<(each: Entry) => void>();
  const stop = onSent(sent);
  await Promise.all([sendWaiting(), sendWaiting()]);
  stop();
  expect(arrived.map(({ text }) => text)).toEqual(['first', 'second']);
  expect(waiting()).toEqual([]);
});

test('a message whose answer got lost is not sent twice', async () => {
  fates = ['lost after it arrived'];
  expect(await sendOrKeep(entry('once'))).toEqual({ isKept: true });
  await sendWaiting();
  expect(arrived.map(({ text }) => text)).toEqual(['once']);
  expect(waiting()).toEqual([]);
});

test('the order holds: what the server cannot take now stops the rest', async () => {
  fates = [503, 503, 503, 503];
  await sendOrKeep(entry('first'));
  await sendOrKeep(entry('second'));
  await locked;
  expect(arrived).toEqual([]);
  expect(waiting().map(([text]) => text)).toEqual(['first', 'second']);
  const [first] = outboxState.get();
  if (first) await discardEntry(first);
  fates = [];
  await sendWaiting();
  expect(arrived.map(({ text }) => text)).toEqual(['second']);
});

test.each([403, 404, 409, 422])(
  'what no longer fits (%i) is kept with the reason, and the rest is sent',
  async (status) => {
    fates = ['lost'];
    await sendOrKeep(entry('refused'));
    fates = [status];
    await sendOrKeep(entry('after it'));
    await sendWaiting();
    expect(waiting()).toEqual([['refused', 'The day is taken.']]);
    expect(arrived.map(({ text }) => text)).toEqual(['after it']);
    const [refused] = outboxState.get();
    if (refused) await retryEntry(refused);
    expect(arrived.map(({ text }) => text)).toEqual(['after it', 'refused']);
    expect(waiting()).toEqual([]);
  },
);

test('a refusal while somebody waits for the answer is theirs; nothing is kept', async () => {
  fates = [422];
  await expect(sendOrKeep(entry('wrong'))).rejects.toThrow('The day is taken.');
  await sendWaiting();
  expect(waiting()).toEqual([]);
});

test('after two days the server no longer knows the key: somebody has to look first', async () => {
  fates = ['lost after it arrived'];
  await sendOrKeep(entry('old'));
  await sendWaiting(Date.now() + LONG);
  expect(waiting()).toEqual([['old', 'unsure']]);
  expect(arrived).toHaveLength(1);
});

test('the next session sees nothing of it', async () => {
  fates = ['lost'];
  await sendOrKeep(entry('secret'));
  writeTokens({ id: 6, accessToken: 'b', consumerKey: 'c' });
  await sendWaiting();
  expect(waiting()).toEqual([]);
  expect(arrived).toEqual([]);
});

test('what a page had no time to store before it was left is sent by the next one, once', async () => {
  const first = entry('left behind');
  copyEntry(first);
  copyEntry(entry('and another'));
  await sendWaiting();
  expect(arrived.map(({ text }) => text)).toEqual(['left behind', 'and another']);
  expect(await sendOrKeep(first)).toEqual({ isKept: false, data: { id: 1 } });
  expect(arrived).toHaveLength(2);
  await sendWaiting();
  expect(waiting()).toEqual([]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('outbox.'))).toEqual([]);
});

test('a copy that another session left is not sent', async () => {
  copyEntry(entry('theirs'));
  writeTokens({ id: 6, accessToken: 'b', consumerKey: 'c' });
  await sendWaiting();
  expect(arrived).toEqual([]);
});

test('a full disk is no reason not to send', async () => {
  await sendOrKeep(entry('before'));
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await sendOrKeep(entry('Hello'))).toEqual({ isKept: false, data: { id: 1 } });
  full.mockRestore();
  expect(arrived.map(({ text }) => text)).toEqual(['before', 'Hello']);
});

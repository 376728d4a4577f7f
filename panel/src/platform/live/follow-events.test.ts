// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '#platform/api/api-failure.ts';
import type { StreamEvent } from './event-parser.ts';
import { followEvents, pauseAfter } from './follow-events.ts';

const MOST_TURNS = 1000;
const ENOUGH_TURNS = 20;

type Line = { after: string | undefined; say: (text: string) => void; cut: () => void; signal: AbortSignal };

let lines: Line[];
let received: StreamEvent[];
let positions: string[];
let resumed: number;
let refuse: ApiFailure | undefined;
let greeting: string;
let stop: () => void;

function open(after: string | undefined, signal: AbortSignal): Promise<Response> {
  if (refuse) return Promise.reject(refuse);
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (own) => void (controller = own) });
  if (greeting) controller?.enqueue(new TextEncoder().encode(greeting));
  signal.addEventListener('abort', () => controller?.error(new DOMException('Aborted', 'AbortError')));
  lines.push({
    after,
    signal,
    say: (text) => controller?.enqueue(new TextEncoder().encode(text)),
    cut: () => controller?.close(),
  });
  return Promise.resolve(new Response(body));
}

/** Waits without time passing: the clock is stopped, however long it takes. */
async function until<T>(look: () => T | undefined | false): Promise<T> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const found = look();
    if (found) return found;
    await vi.advanceTimersByTimeAsync(0);
  }
  return expect.fail(`not within ${MOST_TURNS} turns: ${String(look)}`);
}
const line = (index: number) => until(() => lines[index]);
/** The server closes the connection, and the client knows. */
async function closeLine(which: Line): Promise<void> {
  which.cut();
  for (let turn = 0; turn < ENOUGH_TURNS; turn += 1) await vi.advanceTimersByTimeAsync(0);
}
const say = (to: Line, id: number) => to.say(`id: ${id}\nevent: lead\ndata: {}\n\n`);
const heardAll = async (...ids: string[]) => {
  await until(() => received.length >= ids.length);
  expect(received.map(({ id }) => id)).toEqual(ids);
};

function become(state: { online?: boolean; visible?: boolean }) {
  if (state.online !== undefined) {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state.online);
    window.dispatchEvent(new Event(state.online ? 'online' : 'offline'));
  }
  if (state.visible !== undefined) {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state.visible ? 'visible' : 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  }
}

function follow(startAfter?: string) {
  stop = followEvents({
    open,
    startAfter,
    onEvent: (event) => received.push(event),
    onResume: () => void (resumed += 1),
    onPosition: (id) => positions.push(id),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  greeting = 'retry: 1000\n\n';
  [lines, received, positions, refuse, resumed] = [[], [], [], undefined, 0];
  become({ online: true, visible: true });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('LIVE-002 reconnects after an interruption, after the last event it received', async () => {
  follow('3');
  const first = await line(0);
  expect(first.after).toBe('3');
  say(first, 4);
  say(first, 5);
  await heardAll('4', '5');
  expect(resumed).toBe(0);
  await closeLine(first);
  await vi.advanceTimersByTimeAsync(1000);
  const second = await line(1);
  expect(second.after).toBe('5');
  say(second, 6);
  await heardAll('4', '5', '6');
  expect(resumed).toBe(1);
  expect(positions).toEqual(['4', '5', '6']);
});

test('LIVE-002 a new stream that was interrupted before its first event resumes where it started', async () => {
  follow();
  const first = await line(0);
  first.say('retry: 1000\n\nid: 40\n\n');
  await until(() => positions.length > 0);
  expect(positions).toEqual(['40']);
  await closeLine(first);
  await vi.advanceTimersByTimeAsync(1000);
  expect((await line(1)).after).toBe('40');
});

test('LIVE-002 pauses while offline or hidden, and resumes at once', async () => {
  follow('1');
  const first = await line(0);
  become({ online: false });
  expect(first.signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines).toHaveLength(1);
  become({ online: true });
  const second = await line(1);
  become({ visible: false });
  expect(second.signal.aborted).toBe(true);
  become({ visible: true });
  expect((await line(2)).after).toBe('1');
});

test('LIVE-002 a connection that has gone silent is given up', async () => {
  follow('1');
  await line(0);
  await vi.advanceTimersByTimeAsync(42_000);
  expect((await line(1)).after).toBe('1');
});

test.each([503, 429])('LIVE-002 a refusal ends it, an answer of %i does not', async (status) => {
  refuse = new ApiFailure({ status, code: 'unavailable', message: '' });
  follow();
  await vi.advanceTimersByTimeAsync(10);
  refuse = undefined;
  await vi.advanceTimersByTimeAsync(1000);
  const first = await line(0);
  refuse = new ApiFailure({ status: 401, code: 'unauthorised', message: '' });
  await closeLine(first);
  await vi.advanceTimersByTimeAsync(1000);
  refuse = undefined;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(lines).toHaveLength(1);
});

test('LIVE-002 a server that closes without sending anything is retried less and less often', async () => {
  greeting = '';
  follow('1');
  for (const pause of [1000, 2000, 4000]) {
    const before = lines.length;
    await closeLine(await line(before - 1));
    await vi.advanceTimersByTimeAsync(pause / 2 - 50);
    expect(lines).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(pause / 2 + 50);
    await line(before);
  }
  expect(resumed).toBe(0);
});

test('waits longer after each failure, with jitter, never more than half a minute', () => {
  expect([1, 2, 3, 10].map((failures) => pauseAfter(failures, 1))).toEqual([1000, 2000, 4000, 30_000]);
  expect(pauseAfter(3, 0)).toBe(2000);
});

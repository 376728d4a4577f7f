import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentLine, setLine, suspectLine } from './line.ts';
import { watchLine } from './watch-line.ts';

let stop = () => {};
let isReached = true;
const probe = vi.fn<() => Promise<void>>(() => (isReached ? Promise.resolve() : Promise.reject(new TypeError('down'))));

beforeEach(() => {
  vi.useFakeTimers();
  probe.mockClear();
  isReached = true;
  stop = watchLine(probe);
});
afterEach(() => {
  stop();
  setLine('good');
  vi.useRealTimers();
});

test('one call without an answer is not yet a line that is gone', async () => {
  suspectLine();
  await vi.advanceTimersByTimeAsync(0);
  expect(probe).toHaveBeenCalledTimes(1);
  expect(currentLine()).toBe('good');
});

test('a server that cannot be reached is tried again, ever less often, until it answers', async () => {
  isReached = false;
  suspectLine();
  await vi.advanceTimersByTimeAsync(0);
  expect(currentLine()).toBe('gone');
  // Twenty minutes in a valley: 5, 10, 20, 40 seconds, and then each minute.
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  expect(probe.mock.calls.length).toBeLessThan(26);
  isReached = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(currentLine()).toBe('good');
});

test('the browser’s own word is followed at once', async () => {
  isReached = false;
  window.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(0);
  expect(currentLine()).toBe('gone');
  isReached = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(currentLine()).toBe('good');
});

test('a line that comes back while it is probed is probed again at once', async () => {
  const first = Promise.withResolvers<void>();
  probe.mockImplementationOnce(() => first.promise);
  suspectLine();
  window.dispatchEvent(new Event('online'));
  first.reject(new TypeError('down'));
  await vi.advanceTimersByTimeAsync(0);
  expect(probe).toHaveBeenCalledTimes(2);
  expect(currentLine()).toBe('good');
});

test('using the panel while there is no line does not make its probes rarer', async () => {
  isReached = false;
  for (let calls = 0; calls < 10; calls += 1) {
    suspectLine();
    await vi.advanceTimersByTimeAsync(0);
  }
  isReached = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(currentLine()).toBe('good');
});

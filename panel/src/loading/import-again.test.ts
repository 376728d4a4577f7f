import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importAgain } from './import-again.ts';

const FILE = 'https://panel.example/assets/Notes-1a2b.js';
const lost = () => new TypeError(`Failed to fetch dynamically imported module: ${FILE}`);

let status: number;
let gaveUp: number;
const count = () => (gaveUp += 1);

beforeEach(() => {
  [status, gaveUp] = [200, 0];
  vi.stubGlobal('fetch', async () => new Response(undefined, { status }));
  window.addEventListener('vite:preloadError', count);
});
afterEach(() => {
  window.removeEventListener('vite:preloadError', count);
  vi.unstubAllGlobals();
});

/** Fails a few times, then loads. */
function lostTimes(times: number, error: () => Error = lost) {
  let tries = 0;
  return {
    load: async () => {
      tries += 1;
      if (tries <= times) throw error();
      return 'loaded';
    },
    tries: () => tries,
  };
}

test('a file that was lost on the way is asked for again', async () => {
  const file = lostTimes(3);
  expect(await importAgain(file.load, [0, 0, 0])).toBe('loaded');
  expect([file.tries(), gaveUp]).toEqual([4, 0]);
});

test('after the last try the page is told', async () => {
  const file = lostTimes(9);
  await expect(importAgain(file.load, [0, 0])).rejects.toThrow(FILE);
  expect([file.tries(), gaveUp]).toEqual([3, 1]);
});

test('a file that is gone since a release is not waited for', async () => {
  status = 404;
  const file = lostTimes(9);
  await expect(importAgain(file.load)).rejects.toThrow(FILE);
  expect([file.tries(), gaveUp]).toEqual([1, 1]);
});

test('without a connection nothing is waited for', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const file = lostTimes(9);
  await expect(importAgain(file.load)).rejects.toThrow(FILE);
  expect([file.tries(), gaveUp]).toEqual([1, 1]);
  vi.restoreAllMocks();
});

test('code that arrived and fails is not loaded again', async () => {
  const file = lostTimes(9, () => new TypeError('x is not a function'));
  await expect(importAgain(file.load)).rejects.toThrow('x is not a function');
  expect([file.tries(), gaveUp]).toEqual([1, 0]);
});

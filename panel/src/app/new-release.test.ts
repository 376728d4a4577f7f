import { type Mock, beforeEach, expect, test, vi } from 'vitest';
import { holdUnsaved } from '#ui/confirm/unsaved.ts';
import { reloadOnceForNewRelease } from './new-release.ts';

let reload: Mock<() => void>;
let isServed: boolean;
let page: Window;

beforeEach(() => {
  [reload, isServed] = [vi.fn<() => void>(), true];
  sessionStorage.clear();
  page = Object.assign(new EventTarget(), {
    sessionStorage,
    location: { reload },
    fetch: () => (isServed ? Promise.resolve(new Response()) : Promise.reject(new TypeError('no line'))),
  }) as unknown as Window;
  reloadOnceForNewRelease(page);
});

async function missChunk(): Promise<void> {
  page.dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setTimeout(resolve));
}

test('a file that is missing after a release reloads the page, once', async () => {
  await missChunk();
  await missChunk();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('while something is unsaved the page stays, and reloads afterwards', async () => {
  const saved = holdUnsaved();
  await missChunk();
  expect(reload).not.toHaveBeenCalled();
  saved();
  await missChunk();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('offline the page stays as it is, and reloads when the server answers', async () => {
  isServed = false;
  await missChunk();
  expect(reload).not.toHaveBeenCalled();
  isServed = true;
  await missChunk();
  expect(reload).toHaveBeenCalledTimes(1);
});

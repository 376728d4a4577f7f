import { type Page, type Request, expect } from '@playwright/test';

/** Longer than the time between a response and the calls it triggers. */
const QUIET_MS = 400;

/** A stream never ends. */
const isStream = (request: Request) => new URL(request.url()).pathname.startsWith('/api/realtime/');

/**
 * Starts to count the requests of a page; the returned function waits until there have been none for a while.
 * Playwright's `networkidle` would wait for the stream too, and blocking the stream turns off the browser's cache.
 * What `isHeld` picks is held back by the test itself.
 */
export function waitForIdle(page: Page, isHeld: (url: string) => boolean = () => false): () => Promise<void> {
  const pending = new Set<Request>();
  let since = Date.now();
  const changed = () => (since = Date.now());
  page.on('request', (request) => {
    if (!isStream(request) && !isHeld(request.url())) pending.add(request);
    changed();
  });
  const ended = (request: Request) => {
    pending.delete(request);
    changed();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  // What is still pending is named when the wait fails.
  const unfinished = () => {
    if (pending.size > 0) return [...pending].map((request) => request.url());
    return Date.now() - since > QUIET_MS ? [] : ['the last one was just now'];
  };
  return () => expect.poll(unfinished, { intervals: [50], timeout: 60_000 }).toEqual([]);
}

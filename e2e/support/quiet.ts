import { type Page, type Request, expect } from '@playwright/test';

/** Longer than a page takes between an answer and what it asks for because of it. */
const QUIET_MS = 400;

/** A stream never ends by itself. */
const isStream = (request: Request) => new URL(request.url()).pathname.startsWith('/api/realtime/');

/**
 * Begins to count what a page asks for; the answer waits until it has asked for nothing for a while. Playwright's own
 * ‘networkidle’ would wait for the stream as well, and keeping the stream away from the page turns the browser's cache off.
 */
export function quietOf(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let since = Date.now();
  const changed = () => (since = Date.now());
  page.on('request', (request) => {
    if (!isStream(request)) pending.add(request);
    changed();
  });
  const ended = (request: Request) => {
    pending.delete(request);
    changed();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  const isQuiet = () => pending.size === 0 && Date.now() - since > QUIET_MS;
  return () => expect.poll(isQuiet, { intervals: [50] }).toBe(true);
}

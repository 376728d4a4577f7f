import type { Page } from '@playwright/test';

/** Makes the panel send every call by itself, as it does when a batch fails: a journey can then hold or change one. */
export async function sendCallsSingly(page: Page): Promise<void> {
  await page.route('**/api/batch', (route) => route.abort());
}

/**
 * Sends the calls singly and fails those to `address` until the returned function is called. No stream is open: an
 * event would fetch again, and the page would be whole before the journey can press "Retry".
 */
export async function failCalls(page: Page, address: string): Promise<() => Promise<void>> {
  await sendCallsSingly(page);
  await page.route('**/api/realtime/**', (route) => route.abort());
  await page.route(address, (route) => route.abort());
  return () => page.unroute(address);
}

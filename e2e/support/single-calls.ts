import type { Page } from '@playwright/test';

/** Makes the panel send every call by itself, as it does when a batch fails: a journey can then hold or change one. */
export async function sendCallsSingly(page: Page): Promise<void> {
  await page.route('**/api/batch', (route) => route.abort());
}

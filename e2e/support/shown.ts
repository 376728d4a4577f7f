import type { Page } from '@playwright/test';

/** Waits until a page shows itself: its heading is there, and its code has replaced the frame that the document brings. */
export async function waitUntilShown(page: Page): Promise<void> {
  await page.locator('[data-frame]').first().waitFor({ state: 'detached' });
  // A dialog may hide the heading from assistive technology.
  await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor();
}

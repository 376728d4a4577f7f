import { type Page, expect } from '@playwright/test';

/** Waits until a page shows itself: its heading is there, and its code has replaced the frame that the document brings. */
export async function waitUntilShown(page: Page): Promise<void> {
  await page.locator('[data-frame]').first().waitFor({ state: 'detached' });
  // A dialog may hide the heading from assistive technology.
  await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor();
}

/** A page that has crashed shows a screen of its own, on which nothing else would be found wrong. */
export async function expectAlive(page: Page): Promise<void> {
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 }), 'the page has not crashed').toHaveCount(0);
}

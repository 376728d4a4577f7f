import type { Locator, Page } from '@playwright/test';

/** The conversation on the page of a couple. */
export function conversation(page: Page): Locator {
  return page.getByRole('region', { name: 'Conversation' });
}

/** The message field in it. */
export function composer(page: Page): Locator {
  return conversation(page).getByRole('group', { name: 'Your answer' });
}

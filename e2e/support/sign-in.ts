import type { Locator, Page } from '@playwright/test';

/** Every demo account has the same password; a demo instance lists them on the sign-in page. */
const PASSWORD = 'demo-wedding';

/** The field, not the tab of the same name above it. */
export function passwordField(page: Page): Locator {
  return page.getByLabel('Password', { exact: true }).and(page.locator('input[type="password"]'));
}

/** Fills the sign-in form that is on the page and sends it. */
export async function fillSignIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await passwordField(page).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Walks in by the front door. */
export async function signIn(page: Page, username: string): Promise<void> {
  await page.goto('/auth/login');
  await fillSignIn(page, username);
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
}

import type { Locator, Page } from '@playwright/test';
import { closedModals } from './modals.ts';
import { PASSWORD, openSession } from './session.ts';

/** The field, not the tab of the same name above it. */
export function passwordField(page: Page): Locator {
  return page.getByLabel('Password', { exact: true }).and(page.locator('input[type="password"]'));
}

/** Fills the sign-in form that is on the page and sends it. */
export async function fillSignIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  // The address changes before the page does, and the page before may have a field of the same name.
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  await page.getByLabel('Username').fill(username);
  await passwordField(page).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * Arrives as somebody who signed in before, who said ‘not now’ to notifications unless they are `unasked`, and who closed what
 * the panel brings up by itself unless they are `untold`; at home, or `at` another page. The front door itself has journeys
 * of its own; walking through it for all of them takes minutes.
 */
export async function signIn(
  page: Page,
  username: string,
  { unasked = false, untold = false, at }: { unasked?: boolean; untold?: boolean; at?: string } = {},
): Promise<void> {
  const { customerUserId, ...session } = await openSession(page, username);
  const until = Date.now() + 24 * 60 * 60 * 1000;
  const kept = {
    'bellbird.session': JSON.stringify(session),
    ...(!unasked && { 'modal.push': JSON.stringify({ until }) }),
    ...(!untold && customerUserId && closedModals(customerUserId)),
  };
  // Any page of ours will do to reach its storage; this one is the smallest.
  await page.goto('/healthz');
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(kept));
  await page.goto(at ?? '/');
  if (!at) await page.getByRole('heading', { level: 1 }).waitFor();
}

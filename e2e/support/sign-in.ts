import { type Locator, type Page, expect } from '@playwright/test';
import { closedModals } from './modals.ts';
import { PASSWORD, type Session, openSession } from './session.ts';

/** The field, not the tab with the same name above it. */
export function passwordField(page: Page): Locator {
  return page.getByLabel('Password', { exact: true }).and(page.locator('input[type="password"]'));
}

/** Until then the page is a picture (panel/build/frames.ts), in which nothing can be pressed or typed. */
export async function waitForPanel(page: Page): Promise<void> {
  await expect(page.locator('[data-frame]')).toHaveCount(0);
}

/** Fills the sign-in form that is on the page and sends it. */
export async function fillSignIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  // The address changes before the page does, and the previous page may have a field with the same name.
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  await waitForPanel(page);
  await page.getByLabel('Username').fill(username);
  await passwordField(page).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

type Prompts = { withPushPrompt?: boolean; withModals?: boolean };

/**
 * Signs in without opening a page of the panel, as somebody who has declined notifications (unless `withPushPrompt`) and
 * closed every forced modal (unless `withModals`). It skips the sign-in form, which has journeys of its own, because
 * using it everywhere takes minutes.
 */
export async function startSession(
  page: Page,
  username: string,
  { withPushPrompt = false, withModals = false }: Prompts = {},
): Promise<Session> {
  const { customerUserId, ...session } = await openSession(page, username);
  const until = Date.now() + 24 * 60 * 60 * 1000;
  const kept = {
    'bellbird.session': JSON.stringify(session),
    ...(!withPushPrompt && { 'modal.push': JSON.stringify({ until }) }),
    ...(!withModals && customerUserId && closedModals(customerUserId)),
  };
  // Any page of the site gives access to its storage; this one is the smallest.
  await page.goto('/healthz');
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(kept));
  return session;
}

/** The same, and opens the home page or `at` another one. */
export async function signIn(
  page: Page,
  username: string,
  { at, ...prompts }: Prompts & { at?: string } = {},
): Promise<void> {
  await startSession(page, username, prompts);
  await page.goto(at ?? '/');
  await waitForPanel(page);
  // A modal that has opened by then hides the page from assistive technology, and so its heading from this.
  if (!at && !prompts.withModals) await page.getByRole('heading', { level: 1 }).waitFor();
}

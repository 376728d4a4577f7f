import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { teamHeaders } from './session.ts';

type Notification = { title: string; body?: string; linkData?: { path: string; text: string } };

/** Notifies the users of a provider, as the marketplace team. */
export async function notify(page: Page, providerId: number, notification: Notification): Promise<void> {
  const answer = await page.request.post('/api/notifications', {
    headers: { ...(await teamHeaders(page)), 'idempotency-key': randomUUID() },
    data: { providerId, ...notification },
  });
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
}

/** Sets a reminder on the open page of a couple. */
export async function remindMe(page: Page, firstNames: string, text: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${firstNames}` }).click();
  await page.getByRole('menuitem', { name: 'Remind me' }).click();
  const dialog = page.getByRole('dialog', { name: `Remind me about ${firstNames}` });
  await dialog.getByRole('button', { name: 'In a week' }).click();
  await dialog.getByLabel('What about?').fill(text);
  await dialog.getByRole('button', { name: 'Set reminder' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** One group of the to-do list, by its name. */
export function group(page: Page, name: string): Locator {
  return page.getByRole('region', { name });
}

/** Resolves when the page has opened its stream. Call it before the page is opened. */
export function listening(page: Page) {
  return page.waitForResponse((answer) => answer.url().includes('/api/realtime/'));
}

/** Opens a page and waits for its stream. The previous page may still be opening its own. */
export async function openListening(page: Page, path: string): Promise<void> {
  const opened = page.waitForResponse((answer) => answer.url().includes('/api/realtime/') && page.url().endsWith(path));
  await Promise.all([opened, page.goto(path)]);
}

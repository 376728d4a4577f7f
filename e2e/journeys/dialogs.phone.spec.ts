import { expect, test } from '@playwright/test';
import { findCutTexts } from '../support/cut-texts.ts';
import { signIn } from '../support/sign-in.ts';

test('a dialog with a long title shows all of it, and its close button', async ({ page }) => {
  await signIn(page, 'demo', { at: '/providers' });
  await page.getByRole('button', { name: 'More for Wattle Creek Barn' }).click();
  await page.getByRole('menuitem', { name: 'Phone number' }).click();
  const dialog = page.getByRole('dialog', { name: 'Phone number of Wattle Creek Barn' });
  await expect(dialog.getByLabel('Calls ring at')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  expect(await findCutTexts(page, '[role="dialog"]')).toEqual([]);
});

test('calls can’t ring at a premium number, which the form says before anything is sent', async ({ page }) => {
  await signIn(page, 'demo', { at: '/providers' });
  await page.getByRole('button', { name: 'More for Wattle Creek Barn' }).click();
  await page.getByRole('menuitem', { name: 'Phone number' }).click();
  const dialog = page.getByRole('dialog', { name: 'Phone number of Wattle Creek Barn' });
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  await dialog.getByLabel('Calls ring at').fill('1900 654 321');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please give an Australian landline or mobile.')).toBeVisible();
  expect(sent).toEqual([]);
});

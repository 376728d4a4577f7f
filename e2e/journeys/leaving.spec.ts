import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { askForQuote } from '../support/marketplace.ts';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

test('a vendor takes everything along: with the password, in the background, as one file', async ({ page }) => {
  const vendor = await makeVendor({ pages: ['leads'] });
  await askForQuote(vendor.providerId, { name: 'Chloe & Jack' });
  await signIn(page, vendor.username, { at: '/settings/account-info' });
  await page.getByRole('button', { name: 'Get all our data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Get all our data' });
  await dialog.getByLabel('Current password').fill('not-the-one');
  await dialog.getByRole('button', { name: 'Make the file' }).click();
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  await dialog.getByLabel('Current password').fill('demo-wedding');
  await dialog.getByRole('button', { name: 'Make the file' }).click();
  await expect(dialog).toBeHidden();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  const content = await readFile(await (await download).path());
  expect(content.subarray(0, 2).toString()).toBe('PK');
  expect(content.includes('couples.html')).toBe(true);
});

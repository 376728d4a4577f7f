import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

/** As Excel on Windows writes it: semicolons, and letters that are no UTF-8. */
const TABLE = [
  'Couple;Wedding date;Mobile;Pax;Status;Price;Colour',
  'Zoë & Finn;13.03.2027;0491 570 006;120;booked;$8,900;sage',
  'Ada & Grace;20.03.2027;;80;;;white',
  'Zoë & Finn;13.03.2027;;;booked;;',
  'Max & Sam;soon;;;;;',
].join('\r\n');

test('a vendor brings couples from a table, sees them in list and calendar, and undoes it', async ({ page }) => {
  const vendor = await makeVendor({ pages: ['leads', 'calendar'] });
  await signIn(page, vendor.username, { at: '/settings/account-info' });
  await page.getByRole('link', { name: 'Import a table' }).click();
  await page
    .getByLabel('Choose a table')
    .setInputFiles({ name: 'couples.csv', mimeType: 'text/csv', buffer: Buffer.from(TABLE, 'latin1') });
  await expect(page.getByRole('combobox', { name: 'Mobile' })).toHaveText('Phone');
  await expect(page.getByRole('combobox', { name: 'Colour' })).toHaveText('Don’t import');
  await page.getByRole('button', { name: 'Check the table' }).click();
  await expect(page.getByText('Ready: 2. Already here: 1. With mistakes: 1.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Zoë & Finn.*A\$8,900/ })).toBeVisible();
  await expect(page.getByText('Row 5, Wedding date: ‘soon’ This isn’t a date.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download what’s left out' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('5,Wedding date,soon,');
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('Done. Ready: 2.')).toBeVisible();

  await page.goto(`/providers/${vendor.providerId}/calendar-events?month=2027-03`);
  await expect(page.getByText('Zoë & Finn').first()).toBeVisible();
  await page.goto('/leads');
  await expect(page.getByText('Ada & Grace').first()).toBeVisible();

  await page.goto('/settings/import');
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('Undone. Kept because somebody has worked with them: 0.')).toBeVisible();
  await page.goto('/leads');
  await expect(page.getByText('Ada & Grace')).toHaveCount(0);
});

import { expect, test } from '@playwright/test';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

test('SHELL-042 REV-001 reviews are brought over from a table, once, and transferred as comments', async ({ page }) => {
  const vendor = await makeVendor({ pages: ['leads', 'testimonials'] });
  await signIn(page, vendor.username, { at: '/transfer-reviews' });
  await page.getByRole('button', { name: 'Add page' }).click();
  const adding = page.getByRole('dialog', { name: 'Add page' });
  await adding.getByRole('textbox', { name: /^Address/ }).fill('maps');
  await adding.getByRole('button', { name: 'Add page' }).click();
  await expect(adding.getByText('Please enter a valid URL')).toBeVisible();
  await adding.getByRole('textbox', { name: /^Address/ }).fill('https://maps.google.com/?cid=42');
  await adding.getByRole('button', { name: 'Add page' }).click();

  await page.getByRole('button', { name: 'Import reviews' }).click();
  const importing = page.getByRole('dialog', { name: 'Import reviews from Google' });
  const table =
    'author,rating,date,text\nPriya,5,2/8/2026,"Kind, and calm."\nTom,9,11/7/2026,Parking\nEve,4,1/6/2026,Good';
  await importing.getByLabel('Reviews', { exact: true }).fill(table);
  await expect(importing.getByText('1 row can’t be read')).toBeVisible();
  await importing.getByLabel('Reviews on the page').fill('5');
  await importing.getByRole('button', { name: 'Import 2 reviews' }).click();
  await expect(page.getByText('2 reviews imported, 0 already there.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Kind, and calm.' })).toContainText('02.08.2026');

  await page.getByRole('checkbox', { name: 'Select Priya' }).check();
  await page.getByRole('button', { name: 'Transfer 1 review' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Priya' })).toContainText('Waiting for approval');
  await page.goto('/provider-testimonials');
  await expect(page.getByRole('listitem').filter({ hasText: 'Kind, and calm.' })).toContainText('Transferred');
});

import { expect, test } from '@playwright/test';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

test('a vendor previews the whole listing as couples see it, on a phone and on a wide screen', async ({ page }) => {
  await signIn(page, 'demo', { at: '/providers' });
  await page.getByRole('button', { name: 'More for Wattle Creek Barn' }).click();
  await page.getByRole('menuitem', { name: 'Preview as couples see it' }).click();
  const listing = page.getByRole('article', { name: 'Wattle Creek Barn' });
  await expect(listing.getByRole('img').first()).toBeVisible();
  await expect(listing.getByRole('region', { name: 'Prices' })).toBeVisible();
  await expect(listing.getByRole('region', { name: 'Request a quote' })).toContainText('Number of guests');
  const width = async () => (await listing.boundingBox())?.width ?? 0;
  expect(await width()).toBeGreaterThan(600);
  await page.getByRole('radio', { name: 'Phone' }).check();
  expect(await width()).toBeLessThan(400);
});

test('a listing on hold says so, and an empty one says what is missing', async ({ page }) => {
  const vendor = await makeVendor({ pages: ['info'] });
  await signIn(page, vendor.username, { at: `/providers/${vendor.providerId}/info` });
  await page.getByRole('link', { name: 'Preview as couples see it' }).click();
  await expect(page.getByText('No photos yet')).toBeVisible();
  await page.goto('/providers');
  await page.getByRole('button', { name: 'More for Journey Barn' }).click();
  await page.getByRole('menuitem', { name: 'Put on hold' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Put on hold' }).click();
  await expect(page.getByText('Journey Barn put on hold')).toBeVisible();
  await page.goto(`/providers/${vendor.providerId}/preview`);
  await expect(page.getByText('couples don’t see it at the moment')).toBeVisible();
});

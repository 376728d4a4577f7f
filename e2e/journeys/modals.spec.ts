import { expect, test } from '@playwright/test';
import { createVendorCall, makeCatalog } from '../support/budget.ts';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

test('MODAL-003 MODAL-004 old prices are reviewed one after the other, and a skipped one appears again', async ({
  page,
}) => {
  const vendor = await makeVendor({ pages: ['leads', 'info', 'catalogs'] });
  await makeCatalog(page, vendor, { name: 'Summer', days: 2 });
  await makeCatalog(page, vendor, { name: 'Winter', days: 3 });
  await signIn(page, vendor.username, { withModals: true });

  const warning = page.getByRole('dialog', { name: 'Are these prices still right?' });
  await expect(warning.getByRole('listitem')).toHaveCount(2);
  await warning.getByRole('button', { name: 'Review prices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update your prices' });
  const weekend = dialog.getByRole('group', { name: 'Full reception package' }).getByLabel('Weekend');

  await expect(dialog.getByRole('heading', { name: 'Summer' })).toBeVisible();
  await weekend.fill('2050');
  await dialog.getByRole('button', { name: 'Skip for now' }).click();
  await expect(dialog.getByRole('heading', { name: 'Winter' })).toBeVisible();
  await weekend.fill('');
  await dialog.getByRole('button', { name: 'Save and continue' }).click();
  await expect(dialog.getByText('This field is required!')).toBeVisible();
  await weekend.fill('1450');
  await dialog.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('‘Winter’ saved.')).toBeVisible();

  await expect(dialog.getByRole('heading', { name: 'Summer' })).toBeVisible();
  await expect(weekend).toHaveValue('2,050');
  await dialog.getByRole('button', { name: 'Save prices' }).click();
  await expect(dialog).toBeHidden();
  const call = await createVendorCall(page, vendor.username);
  const missing = await call<{ catalogs: object }>('GET', `/provider-data/${vendor.providerId}/missing-data`);
  expect(missing.catalogs).toEqual({ update: [], insert: false });
});

test('MODAL-005 MODAL-008 MODAL-015 a vendor without a price is sent to add one, and is not asked again on the way', async ({
  page,
}) => {
  const vendor = await makeVendor({ pages: ['leads', 'info', 'catalogs'] });
  await signIn(page, vendor.username, { withModals: true });
  const dialog = page.getByRole('dialog', { name: 'Couples can’t see what Journey Barn costs' });
  await dialog.getByRole('link', { name: 'Add a price' }).click();
  await expect(page).toHaveURL(`/providers/${vendor.providerId}/info/budget`);
  await expect(page.getByRole('heading', { name: 'No prices yet' })).toBeVisible();

  // The price is not asked for again; what else is missing appears on the next page where it is not suppressed.
  await page.goto('/leads');
  const missing = page.getByRole('dialog', { name: 'Journey Barn’s listing isn’t complete' });
  await expect(missing.getByRole('listitem').first()).toBeVisible();
  await missing.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // One in a visit: the promo is for the next one.
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Know a company couples should find here?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

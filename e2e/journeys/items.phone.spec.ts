import { expect, test } from '@playwright/test';
import { makeVendor } from '../support/people.ts';
import { PICTURE, addProduct } from '../support/products.ts';
import { signIn } from '../support/sign-in.ts';

test('SHELL-037 ITEM-003 ITEM-010 on a phone: a product by model needs a model’s picture, and edits are not lost to a slip', async ({
  page,
}) => {
  const vendor = await makeVendor({ pages: ['items'] });
  await signIn(page, vendor.username);
  await addProduct(page, vendor.providerId, 'Silk gown');
  await page.goto(`/providers/${vendor.providerId}/items`);
  await page.getByRole('button', { name: 'Silk gown', exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: 'Edit product' });
  await dialog.getByLabel('Price from').fill('');
  await dialog.getByRole('switch', { name: 'Offered by model' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).tap();
  await dialog.getByRole('button', { name: 'Save' }).tap();
  await expect(dialog.getByText('At least 1 registered model image is required.')).toBeVisible();
  await dialog.getByLabel('Registered model images').setInputFiles(PICTURE);
  await expect(dialog.getByRole('list', { name: 'Registered model images' }).getByRole('img')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).tap();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Products' })).toContainText('Price missing');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});

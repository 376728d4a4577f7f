import { expect, test } from '@playwright/test';
import { makeGallery, makeGalleryVendor } from '../support/galleries.ts';
import { signIn } from '../support/sign-in.ts';

test('ITEM-007 a product takes its picture from the galleries, and the photo says which product uses it', async ({
  page,
}) => {
  const vendor = await makeGalleryVendor({ pages: ['gallery', 'items'] });
  const gallery = await makeGallery(vendor, 2);
  await signIn(page, vendor.username, { at: `/providers/${vendor.providerId}/items` });
  await page.getByRole('button', { name: 'Add product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add product' });
  await dialog.getByLabel('Name').fill('Arch of roses');
  await dialog.getByLabel('Price from').fill('900');
  await dialog.getByRole('button', { name: 'Choose from galleries' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose from galleries' });
  await picker.getByRole('button', { name: 'Photo B' }).click();
  await picker.getByRole('button', { name: 'Use 1 photo' }).click();
  await expect(dialog.getByRole('img', { name: 'Image 1' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Add product' }).click();
  await expect(dialog).toBeHidden();

  await page.goto(gallery);
  await page.getByRole('button', { name: 'More for Photo B' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByText('Used by: Arch of roses')).toBeVisible();
});

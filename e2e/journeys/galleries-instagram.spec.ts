import { expect, test } from '@playwright/test';
import { makeGallery, makeGalleryVendor } from '../support/galleries.ts';
import { signIn } from '../support/sign-in.ts';
import { chooseAccount } from '../support/social.ts';

test('GAL-026 GAL-027 photos are picked at Instagram and arrive waiting for approval; a refusal says so', async ({
  page,
}) => {
  const vendor = await makeGalleryVendor();
  const path = await makeGallery(vendor, 1);
  await signIn(page, vendor.username);
  const leave = async () => {
    await page.goto(path);
    await page.getByRole('button', { name: 'More for The orchard' }).click();
    await page.getByRole('menuitem', { name: 'Import from Instagram' }).click();
    await expect(page).toHaveTitle('Choose an account · Instagram in the sandbox');
  };

  await leave();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Instagram permission failed' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the gallery' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The orchard' })).toBeVisible();

  await leave();
  await chooseAccount(page, 'Instagram', 'Tess Nolan');
  const dialog = page.getByRole('dialog', { name: 'Photos from Instagram' });
  await dialog.getByLabel('Golden hour at the orchard gate').check();
  await dialog.getByLabel('Photo 3').check();
  await dialog.getByRole('button', { name: 'Import 2 photos' }).click();
  await expect(dialog.getByText('Please choose at least one tag.')).toBeVisible();
  await dialog.getByLabel('Outdoors').check();
  await dialog.getByLabel(/no contact information and no logos/).check();
  await dialog.getByRole('button', { name: 'Import 2 photos' }).click();
  await expect(dialog.getByText('2 photos imported. They’re waiting for approval.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('3 photos.')).toBeVisible();
  await expect(page.getByText('Golden hour at the orchard gate')).toBeVisible();
});

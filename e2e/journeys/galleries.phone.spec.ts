import { expect, test } from '@playwright/test';
import { makeGallery, makeGalleryVendor, photo } from '../support/galleries.ts';
import { signIn } from '../support/sign-in.ts';

test('SHELL-040 GAL-001 GAL-015 on a phone a vendor finds a gallery, adds a photo and removes the others', async ({
  page,
}) => {
  const vendor = await makeGalleryVendor();
  await makeGallery(vendor, 2);
  await signIn(page, vendor.username, { at: '/galleries' });
  await page.getByRole('link', { name: 'The orchard' }).click();
  // The page before has a button of the same name.
  await expect(page.getByRole('heading', { name: 'The orchard', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Upload photos' }).click();
  const upload = page.getByRole('dialog', { name: 'Upload photos' });
  await upload.getByLabel('Add photos').setInputFiles([photo('one.png')]);
  await upload.getByLabel('Cake').check();
  await upload.getByLabel(/no contact information and no logos/).check();
  await upload.getByRole('button', { name: 'Upload 1 photo' }).click();
  const list = page.getByRole('list', { name: 'Photos and videos of The orchard' });
  await expect(list.getByText('Waiting for approval')).toBeVisible();
  await expect(page.getByText('3 photos.')).toBeVisible();

  await page.getByLabel('Select Photo A').check();
  await page.getByLabel('Select Photo B').check();
  await page.getByRole('region', { name: 'Actions' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 photo.')).toBeVisible();
  await page.getByRole('button', { name: 'More for Cake' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('the gallery becomes passive');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Add the first photo')).toBeVisible();
});

test('a cut line and a closed page lose no photo: the missing ones are named, and go on once when they are chosen again', async ({
  page,
}) => {
  const vendor = await makeGalleryVendor();
  const path = await makeGallery(vendor, 1);
  await signIn(page, vendor.username, { at: path });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.route('**/api/medias', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Upload photos' }).tap();
  const upload = page.getByRole('dialog', { name: 'Upload photos' });
  await upload.getByLabel('Add photos').setInputFiles([photo('one.png'), photo('two.png')]);
  await upload.getByLabel('Cake').check();
  await upload.getByLabel(/no contact information and no logos/).check();
  await upload.getByRole('button', { name: 'Upload 2 photos' }).tap();
  await expect(page.getByText('Uploading photos: 0 of 2')).toBeVisible();
  await page.reload();

  await expect(page.getByText('2 photos hadn’t arrived when the page was closed: one.png, two.png.')).toBeVisible();
  await page.unroute('**/api/medias');
  const again = page.locator('input[type="file"][aria-label="Choose them again"]');
  await again.setInputFiles([photo('one.png'), photo('two.png')]);
  await expect(page.getByText('2 photos uploaded.')).toBeVisible();
  await expect(page.getByText('3 photos.')).toBeVisible();
  await expect(page.getByText(/hadn’t arrived/)).toHaveCount(0);
});

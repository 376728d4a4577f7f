import { expect, test } from '@playwright/test';
import { makeGallery, makeGalleryVendor, photo } from '../support/galleries.ts';
import { signIn } from '../support/sign-in.ts';

test('SHELL-034 SHELL-035 GAL-001 GAL-016 GAL-020 a vendor agrees, adds a gallery and fills it, and the team finds it in its queue', async ({
  page,
  browser,
}) => {
  const vendor = await makeGalleryVendor({ agreed: false });
  await signIn(page, vendor.username, { at: `/providers/${vendor.providerId}/gallery` });
  await page.getByRole('button', { name: 'Add gallery' }).click();
  const agreement = page.getByRole('dialog', { name: 'Content agreement' });
  await agreement.getByRole('button', { name: 'I agree' }).click();
  const naming = page.getByRole('dialog', { name: 'Add a gallery' });
  await naming.getByLabel('Name').fill('The orchard');
  await naming.getByRole('button', { name: 'Add gallery' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'The orchard' })).toBeVisible();
  await page.getByRole('button', { name: 'Upload photos' }).click();
  const upload = page.getByRole('dialog', { name: 'Upload photos' });
  await upload.getByLabel('Add photos').setInputFiles([photo('one.png'), photo('two.png')]);
  await upload.getByRole('button', { name: 'Upload 2 photos' }).click();
  await expect(upload.getByText('Please choose at least one tag.')).toBeVisible();
  await expect(upload.getByText('This field is required!')).toBeVisible();
  await upload.getByLabel('Ceremony').check();
  await upload.getByLabel(/no contact information and no logos/).check();
  await upload.getByRole('button', { name: 'Upload 2 photos' }).click();
  const photos = page.getByRole('list', { name: 'Photos and videos of The orchard' });
  await expect(photos.getByText('Waiting for approval')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Waiting for approval 2' })).toBeVisible();

  const desk = await browser.newPage();
  await signIn(desk, 'staff', { at: '/desk/queue?kind=medium' });
  await expect(desk.getByText('Journey Barn').first()).toBeVisible();
  await desk.close();
});

test('GAL-004 GAL-005 GAL-012 GAL-014 photos are put in order by keyboard, tagged together, and one becomes the main image', async ({
  page,
}) => {
  const vendor = await makeGalleryVendor();
  const path = await makeGallery(vendor, 3);
  await signIn(page, vendor.username, { at: path });
  const list = page.getByRole('list', { name: 'Photos and videos of The orchard' });
  const names = () => list.getByRole('figure').locator('figcaption').allTextContents();
  await expect.poll(names).toEqual(['Photo A', 'Photo B', 'Photo C']);

  await page.getByRole('button', { name: 'Move Photo C' }).focus();
  await page.keyboard.press('Enter');
  const moved = page.waitForResponse((answer) => answer.url().endsWith('/move-order'));
  await page.getByRole('menuitem', { name: 'Move to the front' }).press('Enter');
  expect((await moved).status()).toBe(200);
  await expect.poll(names).toEqual(['Photo C', 'Photo A', 'Photo B']);

  await page.getByLabel('Select Photo A').check();
  await page.getByLabel('Select Photo B').check();
  await page.getByRole('region', { name: 'Actions' }).getByRole('button', { name: 'Add tags' }).click();
  const tagging = page.getByRole('dialog', { name: 'Tag 2 photos and videos' });
  await tagging.getByLabel('Flowers').check();
  await tagging.getByRole('button', { name: 'Add tags' }).click();
  await expect(tagging).toBeHidden();

  await page.getByRole('button', { name: 'More for Photo A' }).click();
  await page.getByRole('menuitem', { name: 'Set as main image' }).click();
  await expect(page.getByText('Set as main image.')).toBeVisible();
  await page.getByRole('button', { name: 'More for Photo B' }).click();
  await page.getByRole('menuitem', { name: 'Hide from couples' }).click();
  await expect(list.getByText('Passive')).toBeVisible();
  await page.getByRole('button', { name: 'More for Photo B' }).click();
  await page.getByRole('menuitem', { name: 'Set as main image' }).click();
  await expect(page.getByText('Image you are trying to make your main photo must be active.')).toBeVisible();
  await page.reload();
  await expect.poll(names).toEqual(['Photo C', 'Photo A', 'Photo B']);
  await expect(list.getByText('Main image')).toHaveCount(1);
});

test('GAL-012 a photo is dragged to another’s place', async ({ page }) => {
  const vendor = await makeGalleryVendor();
  const path = await makeGallery(vendor, 3);
  await signIn(page, vendor.username, { at: path });
  const list = page.getByRole('list', { name: 'Photos and videos of The orchard' });
  const names = () => list.getByRole('figure').locator('figcaption').allTextContents();
  await expect.poll(names).toEqual(['Photo A', 'Photo B', 'Photo C']);
  await page.getByRole('button', { name: 'Move Photo A' }).hover();
  const moved = page.waitForResponse((answer) => answer.url().endsWith('/move-order'));
  await page.mouse.down();
  const target = await page.getByRole('button', { name: 'View Photo C' }).boundingBox();
  if (!target) throw new Error('There is no photo C to drag to.');
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 12 });
  await page.mouse.up();
  expect((await moved).status()).toBe(200);
  await expect.poll(names).toEqual(['Photo B', 'Photo C', 'Photo A']);
});

test('GAL-021 GAL-022 GAL-023 a video from elsewhere is refused, and one from YouTube waits for approval', async ({
  page,
}) => {
  const vendor = await makeGalleryVendor();
  await signIn(page, vendor.username, { at: await makeGallery(vendor, 1) });
  await page.getByRole('button', { name: 'Add video' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add video' });
  await dialog.getByLabel('Link to the video').fill('https://example.com/film.mp4');
  await dialog.getByLabel('Dance').check();
  await dialog.getByLabel(/no contact information and no logos/).check();
  await dialog.getByRole('button', { name: 'Add video' }).click();
  await expect(dialog.getByText('Please use a link to a video on YouTube, Vimeo or Dailymotion.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByLabel('Link to the video').fill('https://youtu.be/aqz-KE-bpKQ');
  await dialog.getByRole('button', { name: 'Add video' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1 photo, 1 video.')).toBeVisible();
  // Nothing is fetched from the host before somebody wants to see it.
  await page.getByRole('button', { name: 'View Dance' }).click();
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
  expect(await page.locator('iframe').count()).toBe(0);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog', { name: 'Photo A' }).getByRole('img', { name: 'Photo A' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

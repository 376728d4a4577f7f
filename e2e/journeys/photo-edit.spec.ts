import { expect, test } from '@playwright/test';
import { makeGallery, makeGalleryVendor } from '../support/galleries.ts';
import { signIn } from '../support/sign-in.ts';

test('a photo is rotated, cropped by keyboard and pointer, given a focus, and reset', async ({ page }) => {
  const vendor = await makeGalleryVendor();
  await signIn(page, vendor.username, { at: await makeGallery(vendor, 1) });
  const image = page.getByRole('figure').filter({ hasText: 'Photo A' }).locator('img').first();
  const size = async () => [await image.getAttribute('width'), await image.getAttribute('height')];
  const before = await size();
  const open = async () => {
    await page.getByRole('button', { name: 'More for Photo A' }).click();
    await page.getByRole('menuitem', { name: 'Crop and rotate' }).click();
  };
  await open();
  const dialog = page.getByRole('dialog', { name: 'Crop and rotate' });
  await dialog.getByRole('button', { name: 'Rotate' }).click();
  await dialog.getByRole('button', { name: 'Bottom right corner' }).focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowUp');
  const focus = dialog.getByRole('button', { name: /Focus point/ });
  await expect(focus).toHaveAccessibleName('Focus point, 50 by 50 per cent');
  const box = await focus.boundingBox();
  if (!box) throw new Error('The focus is not shown.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(0, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(focus).toHaveAccessibleName('Focus point, 0 by 50 per cent');
  await dialog.getByRole('button', { name: 'Save photo' }).click();
  await expect(page.getByText('Photo saved.')).toBeVisible();
  await expect(image).toHaveCSS('object-position', '0% 50%');
  expect(await size()).not.toEqual(before);

  await open();
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await dialog.getByRole('button', { name: 'Save photo' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(size).toEqual(before);
  await expect(image).toHaveCSS('object-position', '50% 50%');
});

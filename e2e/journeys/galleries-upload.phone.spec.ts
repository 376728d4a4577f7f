import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { createVendorCall } from '../support/budget.ts';
import { makeGallery, makeGalleryVendor, openUpload, photo, uploadPhotos } from '../support/galleries.ts';
import { signIn } from '../support/sign-in.ts';

/** The start of what an iPhone saves: the box that says HEIC. Chromium has no decoder for what would follow. */
const HEIC = Buffer.from('00000018667479706865696300000000686569636d696631', 'hex');

test('GAL-011 the library is one tap away and the camera another: the library takes many, the camera opens at once', async ({
  page,
}) => {
  const vendor = await makeGalleryVendor();
  await signIn(page, vendor.username, { at: await makeGallery(vendor, 1) });
  const upload = await openUpload(page);
  const library = upload.getByLabel('Add photos');
  await expect(library).toHaveJSProperty('multiple', true);
  // With ‘capture’ a phone would offer nothing but its camera.
  await expect(library).not.toHaveAttribute('capture');
  await expect(library).toHaveAttribute('accept', /image\/jpeg/);
  await expect(upload.locator('input[capture="environment"]')).toHaveAttribute('accept', 'image/*');
  const [camera] = await Promise.all([
    page.waitForEvent('filechooser'),
    upload.locator('button', { hasText: 'Take a photo' }).tap(),
  ]);
  await camera.setFiles([photo('camera.png')]);
  await expect(upload.getByRole('list', { name: 'Selected photos' }).getByRole('listitem')).toHaveCount(1);
});

test('GAL-011 a HEIC photo is sent as JPEG where the browser can read it; where it can’t, a sentence says what to do and the others arrive', async ({
  page,
}) => {
  const vendor = await makeGalleryVendor();
  const path = await makeGallery(vendor, 1);
  await signIn(page, vendor.username, { at: path });
  // The same container with a picture that Chromium does read, as Safari reads HEIC.
  const readable = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#2f6b57' } })
    .avif()
    .toBuffer();
  await uploadPhotos(page, [
    { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: readable },
    { name: 'IMG_0002.HEIC', mimeType: 'image/heic', buffer: HEIC },
    // Its content decides, not its name.
    { name: 'IMG_0003.jpg', mimeType: 'image/jpeg', buffer: HEIC },
  ]);
  await expect(page.getByText('2 photos.')).toBeVisible();
  const reasons = page.getByText(/This browser can’t read HEIC photos\. Choose the photo from your iPhone/);
  await expect(reasons).toHaveCount(2);
  for (const name of ['IMG_0002.HEIC', 'IMG_0003.jpg']) await expect(page.getByText(name)).toBeVisible();
  // All of it can be read, also where a photo is half as wide as the phone.
  const isCut = await reasons.first().evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(isCut).toBe(false);
  const call = await createVendorCall(page, vendor.username);
  const media = await call<{ fileName: string | null }[]>('GET', `/medias?galleryId=${path.split('/').at(-1)}`);
  expect(media.map(({ fileName }) => fileName)).toEqual(['arch.jpg', 'IMG_0001.jpg']);
});

test('GAL-011 200 photos at once: all are seen, and all arrive once, across a cut line and without a press', async ({
  page,
  context,
}) => {
  const vendor = await makeGalleryVendor();
  await signIn(page, vendor.username, { at: await makeGallery(vendor, 1) });
  const cut = Promise.withResolvers<void>();
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/api/medias')) return;
    sent += 1;
    // In the middle of a photo.
    if (sent === 20) cut.resolve(context.setOffline(true));
  });
  const photos = Array.from({ length: 200 }, (_, at) => photo(`p${at}.png`));
  await uploadPhotos(page, photos);
  await cut.promise;
  await expect(page.getByText(/^Uploading photos: \d+ of 200$/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('200 photos uploaded.')).toBeVisible({ timeout: 220_000 });
  await expect(page.getByText('201 photos.')).toBeVisible();
});

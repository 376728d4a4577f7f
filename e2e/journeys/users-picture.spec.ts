import { expect, test } from '@playwright/test';
import { makePerson } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

/** A picture that is half one colour and half the other, so that what was cut shows. */
const WIDE = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="400" height="400" fill="#c00"/><rect x="400" width="400" height="400" fill="#00c"/></svg>`;

test('USER-011 a picture is chosen, cut square by hand and kept', async ({ page }) => {
  const person = await makePerson();
  await signIn(page, person.username, { at: '/settings/personal-info' });
  const png = await page.evaluate(async (svg) => {
    const picture = new Image();
    picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await picture.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 400 });
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, WIDE);
  const file = { name: 'wide.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') };
  await page.locator('input[type="file"]').setInputFiles(file);

  const dialog = page.getByRole('dialog');
  const frame = dialog.getByRole('img');
  await frame.focus();
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowLeft');
  const colourAt = (share: number) =>
    frame.evaluate((node, at) => {
      const canvas = node as HTMLCanvasElement;
      const pixel = canvas.getContext('2d')?.getImageData(Math.floor(canvas.width * at), canvas.height / 2, 1, 1).data;
      const [red = 0, , blue = 0] = pixel ?? [];
      return red > blue ? 'red' : 'blue';
    }, share);
  // The arrow pulled the picture one way as far as it goes: one colour fills the frame.
  await expect.poll(async () => (await colourAt(0.05)) === (await colourAt(0.95))).toBe(true);
  await dialog.getByRole('button').last().click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.reload();
  const kept = page.getByRole('main').locator('img').first();
  await expect(kept).toBeVisible();
  // It has its place before it has its pixels.
  const size = () =>
    kept.evaluate((node) => {
      const image = node as HTMLImageElement;
      return [image.naturalWidth, image.naturalHeight];
    });
  await expect.poll(size).toEqual([512, 512]);
});

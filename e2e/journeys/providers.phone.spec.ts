import { expect, test } from '@playwright/test';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

test('PROV-018 PROV-036 on a phone: the text about oneself may be short, the hours of a week are set by thumb, and nothing scrolls sideways', async ({
  page,
}) => {
  const vendor = await makeVendor({ pages: ['info'] });
  await signIn(page, vendor.username);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  const save = () =>
    Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok()),
      page.getByRole('button', { name: 'Save and send for approval' }).click(),
    ]);
  await page.goto(`/providers/${vendor.providerId}/info/about`);
  await page.locator('.ProseMirror').pressSequentially('Two sisters, one barn, and a kitchen that never hurries.');
  await expect(page.locator('.ProseMirror')).toHaveText('Two sisters, one barn, and a kitchen that never hurries.');
  await expect(page.getByText('We recommend at least 300 characters')).toBeVisible();
  await save();
  await expect(page.getByText('Waiting for approval')).toBeVisible();
  expect(await width()).toBeLessThanOrEqual(360);

  // The editor arrives in the middle of a word at the beginning of the text.
  await page.reload();
  const about = page.locator('.ProseMirror');
  await expect(about).toHaveText('Two sisters, one barn, and a kitchen that never hurries.');
  const editor = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await editor.promise;
    await route.continue();
  });
  await about.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('We a');
  editor.resolve();
  await page.keyboard.type('re ', { delay: 20 });
  await expect(page.getByRole('button', { name: 'Bold' })).toBeEnabled();
  await page.keyboard.type('two: ');
  await expect(about).toHaveText('We are two: Two sisters, one barn, and a kitchen that never hurries.');
  await save();

  await page.getByRole('tab', { name: 'Contact' }).click();
  await page.getByRole('checkbox', { name: 'Saturday' }).click();
  await page.getByLabel('Saturday, until').fill('14:00');
  expect(await width()).toBeLessThanOrEqual(360);
  await save();
  await expect(page.getByText('Waiting for approval')).toBeVisible();
});

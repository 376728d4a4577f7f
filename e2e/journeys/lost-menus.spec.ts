import { expect, test } from '@playwright/test';
import { askForQuote } from '../support/marketplace.ts';
import { makeVendor } from '../support/people.ts';
import { startSession } from '../support/sign-in.ts';

test('without its code a calendar does not open, this time, and nothing typed is lost; a menu neither', async ({
  page,
}) => {
  const vendor = await makeVendor();
  await askForQuote(vendor.providerId, { name: 'Hana & Leo', email: 'hana@couples.example' });
  await startSession(page, vendor.username);
  await page.goto('/leads');
  const more = page.getByRole('button', { name: 'More for Hana & Leo' });
  await expect(more).toBeVisible();
  await page.getByRole('button', { name: 'Add couple' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a couple' });
  await dialog.getByRole('textbox', { name: 'Names' }).fill('Rosie & Theo');

  const month = page.getByRole('button', { name: 'Next month' });
  const remind = page.getByRole('menuitem', { name: 'Remind me' });

  let tries = 0;
  const lose = () =>
    page.route('**/assets/*.js', (route) => {
      if (route.request().method() === 'GET') tries += 1;
      return route.abort('connectionreset');
    });
  await lose();
  await dialog.getByRole('button', { name: 'Choose a date' }).click();
  await expect.poll(() => tries, 'it was asked for several times').toBeGreaterThanOrEqual(4);
  await page.unroute('**/assets/*.js');
  await expect(async () => {
    if (!(await month.isVisible()))
      await dialog.getByRole('button', { name: 'Choose a date' }).click({ timeout: 1000 });
    await expect(month).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('textbox', { name: 'Names' })).toHaveValue('Rosie & Theo');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }).click();

  tries = 0;
  await lose();
  await more.click();
  await expect.poll(() => tries, 'it was asked for several times').toBeGreaterThanOrEqual(4);
  await page.unroute('**/assets/*.js');
  await expect(async () => {
    if (!(await remind.isVisible())) await more.click({ timeout: 1000 });
    await expect(remind).toBeVisible({ timeout: 1000 });
  }).toPass();
});

import { type Page, expect, test } from '@playwright/test';
import { pathTo } from '../../panel/src/platform/routing/paths.ts';
import { composer } from '../support/conversation.ts';
import { askForQuote } from '../support/marketplace.ts';
import { makeVendor } from '../support/people.ts';
import { signIn, startSession } from '../support/sign-in.ts';

/** The panel's code does not arrive; what is seen is the document alone. */
const withoutCode = (page: Page) => page.route('**/assets/*.js', (route) => route.abort('connectionreset'));
const frameOf = (page: Page) => page.locator('[data-frame]');

test('before the panel’s code is there, somebody who was here before is greeted, and sees who wrote what', async ({
  page,
}) => {
  const vendor = await makeVendor();
  const couple = { name: 'Hana Sato & Leo Marsh', email: 'hana@couples.example' };
  await askForQuote(vendor.providerId, couple, { message: 'Is the 14th still free?' });
  await signIn(page, vendor.username, { at: '/leads' });
  const link = page.getByRole('link', { name: /Hana/ }).first();
  const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
  await page.goto(path);
  await composer(page).getByRole('textbox').fill('It is, come and see us.');
  const sent = page.waitForResponse((each) => each.request().method() === 'POST' && each.url().endsWith('/messages'));
  await composer(page).getByRole('button', { name: 'Send reply' }).tap();
  expect((await sent).status()).toBe(201);
  await withoutCode(page);

  await page.goto('/');
  await expect(frameOf(page).locator('h1')).toHaveText(/^Good (morning|afternoon|evening), \S+/);
  await page.goto(pathTo('providerCalendar', { id: vendor.providerId }));
  const month = new Date().toLocaleDateString('en-AU', { month: 'long', year: 'numeric' });
  await expect(frameOf(page).getByText(month, { exact: true })).toBeVisible();
  await page.goto(path);
  await expect(frameOf(page).getByText('Hana & Leo')).toBeVisible();
  await expect(frameOf(page).getByText('Is the 14th still free?').first()).toBeVisible();
  await expect(frameOf(page).getByText('It is, come and see us.').first()).toBeVisible();
});

test('after somebody has signed out, the next visitor of this browser reads nothing about them', async ({ page }) => {
  const vendor = await makeVendor();
  await signIn(page, vendor.username);
  await page.evaluate(() => localStorage.removeItem('bellbird.session'));
  await page.reload();
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  const other = await makeVendor();
  await startSession(page, other.username);
  await withoutCode(page);
  await page.goto('/');
  await expect(frameOf(page).locator('h1 [data-blank]')).toHaveCount(1);
});

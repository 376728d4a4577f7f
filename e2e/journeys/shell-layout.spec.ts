import { expect, test } from '@playwright/test';
import { askForQuote } from '../support/marketplace.ts';
import { makeVendor } from '../support/people.ts';
import { notify } from '../support/prompts.ts';
import { signIn } from '../support/sign-in.ts';

const sidebar = 'Main';

test('SHELL-003 SHELL-082 SHELL-083 the main layout has a top bar, and a sidebar 256 wide', async ({ page }) => {
  await signIn(page, 'demo');
  const bar = page.getByTestId('top-bar');
  await expect(bar.getByRole('button', { name: 'Find a couple' })).toBeVisible();
  await expect(bar.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await expect(bar.getByRole('button', { name: /^Account\s*Imogen Hartley/ })).toBeVisible();
  const column = page.getByRole('navigation', { name: sidebar }).locator('..');
  expect((await column.boundingBox())?.width).toBe(256);
});

/** A feature, the sidebar entries that lead to it, and the heading of its page. */
const FEATURES: readonly (readonly [feature: string, entries: readonly string[], heading: string | RegExp])[] = [
  ['leads', ['couples'], 'Couples'],
  ['to-do list', ['todo'], 'To-do'],
  ['listing', ['providers', 'provider.1', 'provider.1.generalInfo'], 'Wattle Creek Barn'],
  ['products', ['provider.1.products'], 'Products'],
  ['calendar', ['provider.1.calendar'], 'Calendar'],
  ['payments', ['provider.1.payments'], 'Payments'],
  ['merchant application', ['provider.1.securePayment', 'provider.1.application'], 'Secure payment'],
  ['pricing packages', ['provider.1.pricingPackages'], 'Pricing packages'],
  ['references', ['provider.1.referenceGallery'], /reference/i],
  ['galleries', ['galleries'], 'Galleries'],
  ['comments', ['comments'], 'Comments'],
  ['reviews', ['transfer'], 'Transfer reviews'],
  ['special offers', ['discounts'], /offers|discounts/i],
  ['visits', ['statistics', 'visits'], 'Visits'],
  ['weddings', ['weddings'], 'Weddings'],
  ['rivals', ['rivals'], 'Rivals'],
  ['attachments', ['templates', 'attachments'], 'Attachments'],
  ['signatures', ['signatures'], 'Signatures'],
  ['mail templates', ['mailTemplates'], 'Mail templates'],
  ['users', ['users'], 'Customer users'],
  ['referral', ['refer'], /refer/i],
];

test('SHELL-001 SHELL-038 SHELL-079 every feature can be reached from the sidebar', async ({ page }) => {
  await signIn(page, 'demo');
  const nav = page.getByRole('navigation', { name: sidebar });
  for (const [feature, entries, heading] of FEATURES) {
    for (const entry of entries) await nav.locator(`[data-entry="${entry}"]`).click();
    await expect(page.getByRole('heading', { level: 1 }), feature).toHaveText(heading);
  }
});

test('SHELL-065 SHELL-066 Couples and To-do show their counts', async ({ page }) => {
  const vendor = await makeVendor();
  for (const name of ['Layla & Marcus', 'Priya & Tom']) await askForQuote(vendor.providerId, { name });
  for (const title of ['One', 'Two', 'Three']) await notify(page, vendor.providerId, { title });
  await signIn(page, vendor.username);
  const nav = page.getByRole('navigation', { name: sidebar });
  await expect(nav.getByRole('link', { name: /^Couples/ })).toContainText('2');
  await expect(nav.getByRole('link', { name: /^To-do/ })).toContainText('3');
  await expect(page.getByTestId('bell-dot')).toBeVisible();
});

test('SHELL-080 SHELL-081 the branch of the current path is open on load and after navigation', async ({ page }) => {
  await signIn(page, 'demo');
  const nav = page.getByRole('navigation', { name: sidebar });
  await expect(nav.getByRole('link', { name: 'Signatures' })).toHaveCount(0);
  await page.goto('/signatures');
  await expect(nav.getByRole('link', { name: 'Signatures' })).toHaveAttribute('aria-current', 'page');
  await nav.getByRole('link', { name: 'Providers', exact: true }).click();
  await expect(page).toHaveURL('/providers');
  const provider = nav.locator('[data-entry^="provider."]').first();
  await provider.click();
  await nav.getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveURL(/\/providers\/\d+\/calendar-events/);
  await page.reload();
  await expect(nav.getByRole('link', { name: 'Calendar' })).toHaveAttribute('aria-current', 'page');
});

test('SHELL-084 SHELL-085 SHELL-086 SHELL-087 the user menu names customer and user and opens their pages', async ({
  page,
}) => {
  await signIn(page, 'demo');
  const open = () => page.getByRole('button', { name: /^Account/ }).click();
  await open();
  const menu = page.getByRole('dialog', { name: 'Account' });
  await expect(menu).toContainText('Wattle Creek Estate');
  await expect(menu).toContainText('Imogen Hartley');
  await expect(menu.getByRole('menuitem')).toHaveText(['Edit your profile', 'Settings', 'Product info', 'Exit']);
  await menu.getByRole('menuitem', { name: 'Product info' }).click();
  await expect(page).toHaveURL('/providers/0/payments');
  await open();
  await menu.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
});

test('SHELL-084 an open menu stays at its button when the page behind it changes its height', async ({ page }) => {
  await signIn(page, 'demo', { at: '/leads' });
  const height = () => page.evaluate(() => document.body.scrollHeight);
  await page.getByRole('button', { name: /^Account/ }).click();
  const menu = page.getByRole('dialog', { name: 'Account' });
  await expect(menu.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
  // It grows a little while it appears.
  await menu.evaluate((popup) => Promise.all(popup.getAnimations().map(({ finished }) => finished)));
  const before = { height: await height(), box: await menu.boundingBox() };
  // As a list that arrives late does.
  await page.getByRole('main').evaluate((main) => (main.style.minHeight = '9000px'));
  await expect.poll(height).toBeGreaterThan(before.height);
  expect(await menu.boundingBox()).toEqual(before.box);
});

test('SHELL-089 a prime customer has another header colour and another logo', async ({ page, browser }) => {
  const colour = (bar: HTMLElement) => getComputedStyle(bar).backgroundColor;
  const { username } = await makeVendor({ hasAdviser: true });
  await signIn(page, username);
  await expect(page.getByTestId('brand-prime').first()).toBeVisible();
  const prime = await page.getByTestId('top-bar').evaluate(colour);
  const guest = await (await browser.newContext()).newPage();
  await signIn(guest, 'limited');
  await expect(guest.getByTestId('brand')).toBeVisible();
  expect(await guest.getByTestId('top-bar').evaluate(colour)).not.toBe(prime);
});

test('SHELL-002 SHELL-067 a user without providers is warned and has neither Providers nor Galleries', async ({
  page,
}) => {
  await signIn(page, 'empty');
  await expect(page.getByTestId('no-provider')).toContainText('No page or company is defined');
  const nav = page.getByRole('navigation', { name: sidebar });
  await expect(nav.getByRole('link', { name: 'Comments' })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Providers' })).toHaveCount(0);
  await expect(nav.getByRole('link', { name: 'Galleries' })).toHaveCount(0);
});

test('GATE-002 GATE-011 GATE-013 GATE-014 statistics open if the package includes them and otherwise offer an upgrade', async ({
  page,
}) => {
  await signIn(page, 'limited');
  const nav = page.getByRole('navigation', { name: sidebar });
  const offer = page.getByTestId('upgrade-dialog');
  await nav.getByRole('button', { name: 'Statistics' }).click();
  for (const [entry, words] of [
    ['Rivals', 'See how you compare nearby'],
    ['Visits', 'See who visits your pages'],
    ['Weddings', 'See which weddings you win'],
  ] as const) {
    await nav.getByRole('button', { name: entry }).click();
    await expect(offer.getByText(words)).toBeVisible();
    await offer.getByRole('button', { name: 'Close' }).click();
    await expect(offer).toBeHidden();
  }
  await expect(page).toHaveURL('/');
});

test('LEAD-032 LEAD-033 LEAD-034 the couple search opens by its button and by /, and opens the couple', async ({
  page,
}) => {
  await signIn(page, 'demo');
  const field = page.getByRole('combobox', { name: 'Find a couple' });
  await page.getByRole('button', { name: 'Find a couple' }).click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await page.keyboard.press('/');
  await field.fill('a');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('·');
  await first.click();
  await expect(page).toHaveURL(/\/leads\/\d+$/);
});

test('g l goes to Couples, Ctrl K finds pages and actions, ? lists the shortcuts, and the guide explains the page', async ({
  page,
  context,
}) => {
  await signIn(page, 'demo');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(page).toHaveURL('/leads');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find a couple' }).fill('barn cal');
  await expect(page.getByRole('option')).toHaveText(['CalendarWattle Creek Barn']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/calendar-events$/);
  await page.getByRole('heading', { level: 1, name: 'Calendar' }).waitFor();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Keyboard shortcuts');
  await page.keyboard.press('Escape');
  const [guide] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Help with this page' }).click(),
  ]);
  await expect(guide).toHaveURL('/guide/calendar.html');
  await expect(guide.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  await expect
    .poll(() =>
      guide
        .locator('img')
        .first()
        .evaluate((each: HTMLImageElement) => each.naturalWidth),
    )
    .toBeGreaterThan(0);
  await guide.close();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find a couple' }).fill('make offer');
  await page.getByRole('option', { name: 'Make an offer' }).click();
  await expect(page.getByRole('dialog', { name: 'New offer' })).toBeVisible();
});

test('SHELL-004 the checkout has neither sidebar nor couple search', async ({ page }) => {
  await signIn(page, 'demo', { at: '/checkout' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Find a couple' })).toHaveCount(0);
});

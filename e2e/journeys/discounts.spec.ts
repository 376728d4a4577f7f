import { type Page, expect, test } from '@playwright/test';
import { askForQuote, takeOffer } from '../support/marketplace.ts';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { openOnceDecided } from '../support/team.ts';

const PAGES = ['leads', 'discounts'];

async function makeOffer(page: Page, title: string): Promise<void> {
  await page.goto('/discounts');
  await page.getByRole('button', { name: 'New offer' }).click();
  const dialog = page.getByRole('dialog', { name: 'New offer' });
  await dialog.getByRole('textbox', { name: /^Title/ }).fill(title);
  await dialog.getByRole('textbox', { name: /^Discount\b/ }).fill('20');
  await dialog.getByRole('button', { name: /^More options/ }).click();
  await dialog.getByLabel('Regular price').fill('8900');
  await dialog.getByLabel('Discounted price').fill('7120');
  await Promise.all([
    page.getByText('Your offer will be published within 2 working days.').waitFor(),
    dialog.getByRole('button', { name: 'Save and send for approval' }).click(),
  ]);
  await dialog.waitFor({ state: 'hidden' });
}

/** The team's queue, with one change of it open. */
async function openAtDesk(page: Page, title: string): Promise<void> {
  await page.goto('/desk/queue?kind=discount');
  await page.getByRole('button', { name: new RegExp(title) }).click();
  await expect(page.getByRole('heading', { name: new RegExp(title) })).toBeVisible();
}

test('SHELL-048 OFFER-006 OFFER-007 an offer goes to the team, comes back with a reason, is mended, published, taken and used', async ({
  page,
  browser,
}) => {
  const vendor = await makeVendor({ pages: PAGES });
  const title = `Winter Fridays ${vendor.username}`;
  await signIn(page, vendor.username);
  await makeOffer(page, title);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('Waiting for approval');

  const team = await (await browser.newContext()).newPage();
  await signIn(team, 'staff');
  await openAtDesk(team, title);
  await team.getByRole('button', { name: /^Reject/ }).click();
  const why = team.getByRole('dialog', { name: 'Why are you rejecting this?' });
  await why.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(why.getByText('This field is required!')).toBeVisible();
  await why.getByRole('button', { name: 'the prices don’t add up' }).click();
  await why.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(team.getByText(`Rejected: ${title}`)).toBeVisible();

  await openOnceDecided(page, '/todo', page.getByText(`Not published: ${title}`));
  await page.getByRole('link', { name: 'View' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit offer' });
  await expect(dialog.getByText('didn’t publish this offer: the prices don’t add up')).toBeVisible();
  await dialog.getByLabel('Discounted price').fill('8000');
  await dialog.getByRole('button', { name: 'Save and send for approval' }).click();
  await expect(row).toContainText('Waiting for approval');

  await openAtDesk(team, title);
  await team.keyboard.press('a');
  await expect(team.getByText(`Approved: ${title}`)).toBeVisible();
  await team.context().close();

  await openOnceDecided(page, '/discounts', row.getByText('Published'));
  await row.getByRole('link', { name: new RegExp(title) }).click();
  await expect(page.getByText('so you can’t change it any more')).toBeVisible();
  const offerId = Number(new URL(page.url()).searchParams.get('open'));
  const couple = await askForQuote(vendor.providerId, { name: 'Layla & Marcus' });
  const code = await takeOffer(couple, offerId);

  await page.goto('/discounts?tab=coupons');
  await page.getByRole('searchbox', { name: 'Find a code' }).fill('NOSUCHCODE');
  await expect(page.getByText('Coupon not found')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a code' }).fill(code.toLowerCase());
  const coupon = page.getByRole('row').filter({ hasText: code });
  await expect(coupon).toContainText('Layla & Marcus');
  await coupon.getByRole('button', { name: 'Mark as used' }).click();
  // Held by the mouse the notice stays, however long the rest takes.
  await page.getByRole('button', { name: 'Undo' }).hover();
  await expect(coupon).toContainText('Used');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(coupon).toContainText('Not used yet');
});

test('OFFER-016 OFFER-017 OFFER-018 the form counts, and says what is wrong at its field', async ({ page }) => {
  const vendor = await makeVendor({ pages: PAGES });
  await signIn(page, vendor.username, { at: '/discounts?open=new' });
  const dialog = page.getByRole('dialog', { name: 'New offer' });
  await dialog.getByRole('button', { name: /^More options/ }).click();
  await dialog.getByLabel('Intro').fill('x'.repeat(170));
  await expect(dialog.getByRole('img', { name: /160 of 160/ })).toBeVisible();
  await expect(dialog.getByLabel('Intro')).toHaveValue('x'.repeat(160));
  await expect(dialog.getByLabel('Gift')).toHaveAttribute('maxlength', '100');

  await dialog.getByLabel('Regular price').fill('100');
  await dialog.getByLabel('Discounted price').fill('100');
  await dialog.getByRole('button', { name: 'Save and send for approval' }).click();
  await expect(dialog.getByText('This field is required!')).toHaveCount(2);
  await expect(dialog.getByText('The discounted price must be lower than the regular price.')).toBeVisible();
  await expect(dialog.getByLabel('Intro')).toHaveValue('x'.repeat(160));
});

test('OFFER-005 an offer that waits is deleted after a question, and who may not manage offers is told so', async ({
  page,
}) => {
  const vendor = await makeVendor({ pages: PAGES });
  await signIn(page, vendor.username);
  await makeOffer(page, 'Spring Sundays');
  await page.getByRole('button', { name: 'Delete Spring Sundays' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No offers yet')).toBeVisible();

  const other = await makeVendor();
  await signIn(page, other.username, { at: '/discounts' });
  await expect(page.getByText('You don’t have access to this page')).toBeVisible();
});

import { type Page, expect, test } from '@playwright/test';
import { VendorApi } from '../support/couples.ts';
import { makeGallery, makeGalleryVendor } from '../support/galleries.ts';
import { findMail } from '../support/mailbox.ts';
import { actAsCouple, askForQuote } from '../support/marketplace.ts';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { decideAll } from '../support/team.ts';

const upgrade = (page: Page) => page.getByTestId('upgrade-dialog');

test('GATE-007 GATE-015 GATE-016 GATE-017 GATE-018 GATE-019 three requests are shown, the fourth is hidden everywhere and offers an upgrade', async ({
  page,
}) => {
  const vendor = await makeVendor({ paidStatus: 'limited' });
  const names = ['Orla Quinn & Max', 'Priya Nair & Tom', 'Hana Sato & Ben', 'Zoe Marchetti & Lee'];
  const couples = [];
  const message = 'Is the lawn ours alone?';
  for (const name of names) couples.push(await askForQuote(vendor.providerId, { name }, { message }));
  await signIn(page, vendor.username, { at: '/leads' });
  await expect(page.getByText('Hidden', { exact: true })).toHaveCount(4);
  await expect(page.getByText(/Opening a hidden one uses one of them/)).toBeVisible();
  await expect(page.getByText('Zoe')).toHaveCount(0);

  await page.goto(`/leads/${couples[0]?.leadId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Orla' })).toBeVisible();
  await expect(page.getByText('2 of 3 requests left this month')).toBeVisible();
  await page.getByRole('button', { name: 'Answer by WhatsApp' }).click();
  await expect(upgrade(page).getByText('Answer couples on WhatsApp')).toBeVisible();
  await upgrade(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Bid on this wedding' }).click();
  await expect(upgrade(page).getByText('Offer a price before others do')).toBeVisible();
  await page.keyboard.press('Escape');

  for (const couple of couples.slice(1, 3)) {
    await page.goto(`/leads/${couple.leadId}`);
    await expect(page.getByText(/requests left this month|requests for this month/)).toBeVisible();
  }
  const last = couples[3];
  if (!last) throw new Error('four couples asked');
  await page.goto(`/leads/${last.leadId}`);
  await expect(upgrade(page).getByText('See every couple who asks')).toBeVisible();
  await upgrade(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Z… contacted you' })).toBeVisible();
  await expect(page.getByText('You’ve used your 3 requests for this month')).toBeVisible();
  await expect(page.getByText(/Marchetti|lawn/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show every request' }).click();
  await expect(upgrade(page)).toBeVisible();
});

test('GATE-020 GATE-021 GATE-022 GATE-024 GATE-026 an upgrade is requested once: sent, confirmed, and remembered on the next visit', async ({
  page,
}) => {
  const vendor = await makeVendor({ paidStatus: 'limited', pages: ['leads', 'discounts', 'payments'] });
  const since = new Date();
  await signIn(page, vendor.username, { at: '/discounts' });
  const add = page.getByRole('button', { name: 'New offer' });
  await add.click();
  await expect(upgrade(page).getByText('Make couples an offer')).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route('**/api/campaign-requests', async (route) => {
    await held.promise;
    await route.continue();
  });
  const ask = upgrade(page).getByRole('button', { name: 'Ask for an upgrade' });
  await ask.click();
  await expect(ask).toBeDisabled();
  await expect(upgrade(page)).toBeVisible();
  held.resolve();
  await expect(page.getByText('Your account manager has your request and will be in touch.')).toBeVisible();
  await expect(upgrade(page)).toBeHidden();
  await findMail(vendor.managerEmail, since, 'asks about an upgrade');

  await add.click();
  await expect(upgrade(page).getByText('We have your request')).toBeVisible();
  await expect(upgrade(page).getByRole('button', { name: 'Ask for an upgrade' })).toHaveCount(0);
  await upgrade(page).getByRole('link', { name: 'See packages' }).click();
  await expect(page).toHaveURL(`/providers/${vendor.providerId}/payments?tab=packages`);
});

test('GATE-010 with ten photos, uploading another offers an upgrade instead of the upload', async ({ page }) => {
  const vendor = await makeGalleryVendor({ paidStatus: 'limited' });
  const gallery = await makeGallery(vendor, 9);
  await signIn(page, vendor.username, { at: gallery });
  await page.getByRole('button', { name: 'Upload photos' }).click();
  await expect(page.getByRole('dialog', { name: 'Upload photos' })).toBeVisible();
  await expect(upgrade(page)).toBeHidden();

  const full = await makeGalleryVendor({ paidStatus: 'limited' });
  const fullGallery = await makeGallery(full, 10);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, full.username, { at: fullGallery });
  await page.getByRole('button', { name: 'Upload photos' }).click();
  await expect(upgrade(page).getByText('Show more of what you do')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Upload photos' })).toBeHidden();
});

test('GATE-012 on a limited package, replying to a comment offers an upgrade instead of the reply', async ({
  page,
}) => {
  const vendor = await makeVendor({ paidStatus: 'limited', pages: ['leads', 'testimonials'] });
  const couple = await askForQuote(vendor.providerId, { name: 'Layla & Marcus' });
  const api = await VendorApi.open(page, vendor.username);
  // Opening the request uses one of the three, and shows who they are.
  await page.goto(`/leads/${couple.leadId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Layla' })).toBeVisible();
  const weddingDate = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await api.post('/couple-providers', { leadId: couple.leadId, price: 9000, weddingDate });
  await actAsCouple(couple, 'comments', { rating: 5, comments: 'We would marry there again.' });
  await decideAll(page, vendor.providerId, 'testimonial', { decision: 'approved' });
  await page.goto('/provider-testimonials');
  await page.getByRole('button', { name: /^Reply/ }).click();
  await expect(upgrade(page).getByText('Answer what couples say')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('GATE-023 a request that fails shows the server’s error, and cannot be sent again', async ({ page }) => {
  const vendor = await makeVendor({ paidStatus: 'limited', pages: ['leads', 'discounts'] });
  const api = await VendorApi.open(page, vendor.username);
  const request = {
    campaign: { id: 2 },
    companyName: 'Journey Weddings',
    customer: { id: vendor.customerId },
    customerUser: { id: vendor.userId },
    name: 'Wendy Journey',
  };
  // As many as a day takes.
  for (let sent = 0; sent < 20; sent += 1) await api.post('/campaign-requests', request);
  await page.goto('/discounts?open=new');
  await upgrade(page).getByRole('button', { name: 'Ask for an upgrade' }).click();
  const failed = page.getByRole('alertdialog');
  await expect(failed.getByText('Your request wasn’t sent')).toBeVisible();
  await expect(failed.getByText(/too many|later/i)).toBeVisible();
  await expect(failed.getByRole('button', { name: 'Ask for an upgrade' })).toHaveCount(0);
  await failed.getByRole('button', { name: 'Close' }).click();
  await expect(failed).toBeHidden();
});

test('PAY-024 the packages are shown side by side, the current one marked, with a link to the checkout', async ({
  page,
}) => {
  const vendor = await makeVendor({ paidStatus: 'limited', pages: ['leads', 'payments'] });
  await signIn(page, vendor.username, { at: `/providers/${vendor.providerId}/payments?tab=packages` });
  const packages = page.getByRole('region', { name: 'Packages' });
  await expect(packages.getByRole('article').filter({ hasText: 'Limited' })).toContainText('Your package');
  await expect(packages.getByText('A$1,188.00')).toBeVisible();
  await expect(page.getByText('360° tour')).toBeVisible();
  const choose = packages.getByRole('link', { name: 'Choose Plus' });
  await expect(choose).toHaveAttribute(
    'href',
    new RegExp(`/checkout\\?providerId=${vendor.providerId}&productId=\\d+$`),
  );
});

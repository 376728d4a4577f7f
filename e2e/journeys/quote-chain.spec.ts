import { randomUUID } from 'node:crypto';
import { type Locator, expect, test } from '@playwright/test';
import { CARDS, payOutFrom, typeCard } from '../support/bank.ts';
import { createVendorCall } from '../support/budget.ts';
import { findMailPath } from '../support/mailbox.ts';
import { makeVendor } from '../support/people.ts';
import { addRequest, sendQuote, takeCards } from '../support/quotes.ts';
import { signIn } from '../support/sign-in.ts';

const DAY = '2041-04-13';
const MOST_TAPS = 5;

test('a couple asks, reads a new version, accepts it with an extra in five taps and pays with 3-D Secure; then the balance, a part goes back, and the rest reaches the bank', async ({
  page,
  browser,
  hasTouch,
}) => {
  const since = new Date();
  const holder = `Georgia ${randomUUID().slice(0, 8)}`;
  const vendor = await makeVendor({ pages: ['leads', 'payments'] });
  const call = await createVendorCall(page, vendor.username);
  await takeCards(page, vendor, call);
  const email = `georgia-${randomUUID().slice(0, 8)}@couples.example`;
  const leadId = await addRequest(call, vendor, email, DAY);
  await sendQuote(call, leadId, DAY, 1_100_000);

  const viewport = page.viewportSize();
  const couple = await browser.newPage({ viewport, hasTouch });
  const press = (what: Locator) => (hasTouch ? what.tap() : what.click());
  const total = couple.locator('[data-sum="total"]:visible').first();
  const seen = couple.waitForRequest((request) => request.url().endsWith('/seen'));
  await couple.goto(await findMailPath(email, since, '/q/'));
  await expect(couple.getByRole('heading', { level: 1 })).toHaveText('Your day at the Barn');
  await expect(total).toContainText('A$11,000.00');
  expect(await couple.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport?.width);
  await seen;
  await press(couple.getByRole('link', { name: 'Ask a question' }).first());
  await couple.getByLabel('Your question').fill('Could it be a little less?');
  await press(couple.getByRole('button', { name: 'Send question' }));
  await expect(couple.getByText('Your question is on its way')).toBeVisible();
  await sendQuote(call, leadId, DAY, 1_000_000);
  await couple.reload();
  await expect(total).toContainText('A$10,000.00');

  let taps = 0;
  const tap = (what: Locator) => {
    taps += 1;
    return press(what);
  };
  await tap(couple.getByRole('checkbox', { name: /Shuttle/ }));
  await expect(total).toContainText('A$10,570.00');
  await tap(couple.getByRole('button', { name: 'Accept and pay the deposit' }));
  await couple.getByLabel('Type your full name').fill('Georgia Papadopoulos');
  await tap(couple.getByRole('checkbox', { name: 'We accept this quote.' }));
  await typeCard(couple, CARDS.confirm, holder, 'Pay the deposit');
  await tap(couple.getByRole('button', { name: 'Sign and pay A$2,114.00' }));
  await expect(couple.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
  await tap(couple.getByRole('button', { name: 'Confirm' }));
  await expect(couple.getByRole('heading', { name: 'It’s yours, Georgia & Sam' })).toBeVisible();
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  await expect(couple.getByText(/Paid on/)).toHaveCount(1);

  await press(couple.getByRole('link', { name: 'Pay A$8,456.00' }));
  await typeCard(couple, CARDS.pays, holder, 'Pay A$8,456.00');
  await press(couple.getByRole('button', { name: 'Pay A$8,456.00' }));
  await expect(couple.getByText(/Paid on/)).toHaveCount(2);

  await signIn(page, vendor.username, { at: `/providers/${vendor.providerId}/payments?tab=quotes` });
  await page.getByRole('button', { name: 'Refund' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('500');
  await dialog.getByLabel('Reason').fill('The band is smaller now');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByText('A$500.00 refunded').first()).toBeVisible();
  await couple.reload();
  await expect(couple.getByText('A$500.00 refunded')).toBeVisible();
  const arrive = await payOutFrom(holder);
  const coming = page.getByRole('region', { name: 'On its way to your bank' });
  await expect(async () => {
    await page.reload();
    await expect(coming).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByText(/^A\$10,570\.00 paid, less .* card fee and A\$500\.00 refunded$/)).toBeVisible();
  await arrive();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Arrived', { exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(coming).toHaveCount(0);
  await page.goto(`/leads/${leadId}`);
  await expect(page.getByRole('region', { name: /^Quote Q-/ })).toBeVisible();
});

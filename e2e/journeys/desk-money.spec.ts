import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { CARDS, failRefund, findCharges, typeCard } from '../support/bank.ts';
import { createVendorCall } from '../support/budget.ts';
import { findMail, findMailPath } from '../support/mailbox.ts';
import { makeVendor } from '../support/people.ts';
import { addRequest, sendQuote, takeCards } from '../support/quotes.ts';
import { signIn } from '../support/sign-in.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test('a payment of the demo is refunded at the desk, and the bank knows it', async ({ page }) => {
  // The first of three instalments was paid 52 days ago.
  const month = new Date(Date.now() - 52 * DAY_MS).toISOString().slice(0, 'YYYY-MM'.length);
  await signIn(page, 'staff', { at: `/desk/money?month=${month}` });
  const row = page.getByRole('row').filter({ hasText: 'Plus · instalment 1 of 3' });
  await row.getByRole('button', { name: /^Refund Wattle Creek/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Charged for the wrong provider');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(page.getByText('Refund saved')).toBeVisible();
  await expect(row).toContainText('Refunded');
  const refunded = async () =>
    (await findCharges('Imogen Hartley')).filter((each) => each.description === 'Plus' && each.refunded);
  // The gateway is called by a job, which a busy machine may let wait for its next turn.
  await expect.poll(refunded, { timeout: 180_000 }).toHaveLength(1);
});

test('a refund that the couple’s bank sends back days later: the couple, the vendor and the team are told, and it is settled', async ({
  page,
  browser,
}) => {
  const since = new Date();
  const vendor = await makeVendor({ pages: ['leads', 'payments'] });
  const call = await createVendorCall(page, vendor.username);
  await takeCards(page, vendor, call);
  const holder = `Maya ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID().slice(0, 8)}@couples.example`;
  const leadId = await addRequest(call, vendor, email, '2041-05-18');
  await sendQuote(call, leadId, '2041-05-18', 1_000_000);
  const couple = await browser.newPage();
  await couple.goto(await findMailPath(email, since, '/q/'));
  await couple.getByRole('button', { name: 'Accept and pay the deposit' }).click();
  await couple.getByLabel('Type your full name').fill('Georgia Papadopoulos');
  await couple.getByRole('checkbox', { name: 'We accept this quote.' }).check();
  await typeCard(couple, CARDS.pays, holder, 'Pay the deposit');
  await couple.getByRole('button', { name: 'Sign and pay A$2,000.00' }).click();
  await expect(couple.getByText(/Paid on/)).toHaveCount(1);

  const back = new Date();
  await signIn(page, vendor.username, { at: `/providers/${vendor.providerId}/payments?tab=quotes` });
  await page.getByRole('button', { name: 'Refund' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('500');
  await dialog.getByLabel('Reason').fill('The band is smaller now');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByText('A$500.00 refunded').first()).toBeVisible();
  await findMail(email, back, 'goes back to your card');

  const told = new Date();
  const [charge] = await findCharges(holder);
  await failRefund(charge?.id ?? '');
  await findMail(email, told, 'Your refund of A$500.00 didn’t arrive');
  await couple.reload();
  await expect(couple.getByText(/Paid on/)).toHaveCount(1);
  await expect(couple.getByText('A$500.00 refunded')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Refund' }).first()).toBeVisible();
  await expect(page.getByText('A$500.00 refunded')).toHaveCount(0);
  await page.goto('/todo');
  await expect(page.getByText('A refund didn’t reach a couple')).toBeVisible();

  const desk = await browser.newPage();
  await signIn(desk, 'staff', { at: '/desk/money?view=failedRefunds' });
  const customer = desk.getByRole('row').filter({ has: desk.locator(`a[href$="/customers/${vendor.customerId}"]`) });
  await expect(customer).toContainText('A$500.00');
  await expect(customer).toContainText('card expired or closed');
  await customer.getByRole('button', { name: /^Settle/ }).click();
  const settle = desk.getByRole('dialog');
  await settle.getByLabel('How did they get their money?').fill('The vendor transferred it');
  await settle.getByRole('button', { name: 'Settle' }).click();
  await expect(desk.getByText('Refund settled')).toBeVisible();
  await expect(customer).toHaveCount(0);
});

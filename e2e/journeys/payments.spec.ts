import { expect, test } from '@playwright/test';
import { CARDS, PRODUCTS, approveCharge, transfer, typeCard } from '../support/bank.ts';
import { findMail } from '../support/mailbox.ts';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

const GIVEN = { pages: ['payments'], paidStatus: 'limited' } as const;
const checkout = (providerId: number, productId: number = PRODUCTS.plus) =>
  `/checkout?providerId=${providerId}&productId=${productId}`;

test('PAY-017 PAY-018 SHELL-038 PAY-001 a package is bought, confirmed at the bank and invoiced', async ({ page }) => {
  const since = new Date();
  const vendor = await makeVendor(GIVEN);
  await signIn(page, vendor.username, { at: checkout(vendor.providerId) });
  await expect(page.getByRole('heading', { name: 'Pay and go live' })).toBeVisible();
  await expect(page.getByTestId('total')).toHaveText('A$1,188.00');
  await expect(page.getByText('includes A$108.00 GST')).toBeVisible();
  await page.getByRole('button', { name: 'Have a coupon?' }).click();
  const coupon = page.getByRole('textbox', { name: 'Coupon' });
  await coupon.fill('nothing');
  await page.getByRole('button', { name: 'Apply coupon' }).click();
  await expect(page.getByText('We don’t know this coupon. Please check its letters.')).toBeVisible();
  await coupon.fill('welcome20');
  await page.getByRole('button', { name: 'Apply coupon' }).click();
  await expect(page.getByTestId('total')).toHaveText('A$950.40');
  await page.getByRole('button', { name: 'Remove coupon WELCOME20' }).click();
  await expect(page.getByTestId('total')).toHaveText('A$1,188.00');
  await page.getByRole('radio', { name: /3 monthly instalments/ }).check();
  await expect(page.getByTestId('total')).toHaveText('A$396.00');
  await page.getByRole('radio', { name: /^Once/ }).check();
  await typeCard(page, CARDS.confirm);
  await page.getByRole('button', { name: 'Pay A$1,188.00' }).click();
  await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();

  await expect(page.getByRole('heading', { name: 'Thank you, you’re live' })).toBeVisible();
  await page.getByRole('link', { name: 'See the tax invoice' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Plus' });
  await expect(row).toContainText('Paid');
  await row.getByRole('button', { name: 'More actions for Plus' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^Download tax invoice/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^tax-invoice-\d+\.pdf$/);
  expect((await findMail(vendor.email, since, 'Your tax invoice')).subject).toMatch(/^Your tax invoice \d+$/);
});

test('PAY-019 PAY-022 a failed payment shows why, is a to-do after the next login, and a charge that is still processing is followed; then no open tab asks for it', async ({
  page,
}) => {
  const vendor = await makeVendor(GIVEN);
  await signIn(page, vendor.username, { at: checkout(vendor.providerId) });
  await typeCard(page, CARDS.insufficient);
  await page.getByRole('button', { name: 'Pay A$1,188.00' }).click();
  await expect(page.getByRole('heading', { name: 'Payment is fail' })).toBeVisible();
  await expect(page.getByText('There isn’t enough money on this card or account.')).toBeVisible();

  await page.goto('/todo');
  await expect(page.getByText('You have one outstanding payment: due in full.')).toBeVisible();
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/todo');
  await expect(elsewhere.getByText('You have one outstanding payment: due in full.')).toBeVisible();
  await page.getByRole('link', { name: 'Pay now' }).click();
  await expect(page.getByText('Payment is fail')).toBeVisible();
  await page.getByRole('radio', { name: 'New card' }).check();
  await typeCard(page, CARDS.waits, vendor.username);
  await page.getByRole('button', { name: 'Pay A$1,188.00' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for your bank' })).toBeVisible();
  await approveCharge(vendor.username);
  await expect(page.getByRole('heading', { name: 'Thank you, you’re live' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page.getByText('You have one outstanding payment')).toBeHidden();
  await expect(elsewhere.getByText('You have one outstanding payment')).toBeHidden();
});

test('PAY-020 PAY-021 a return address that is not ours and a missing bank page are told, and nothing is charged', async ({
  page,
}) => {
  const vendor = await makeVendor(GIVEN);
  await signIn(page, vendor.username, { at: checkout(vendor.providerId) });
  await typeCard(page, CARDS.confirm);
  const purchases = /\/api\/payments\/\d+\/purchase$/;
  await page.route(purchases, (route) => {
    const sent = route.request().postDataJSON() as object;
    return route.continue({ postData: JSON.stringify({ ...sent, returnPath: 'https://evil.example/' }) });
  });
  const pay = page.getByRole('button', { name: 'Pay A$1,188.00' });
  await pay.click();
  await expect(page.getByText('Invalid 3D redirect URL').first()).toBeVisible();
  await page.unroute(purchases);

  await page.goto(checkout(vendor.providerId));
  await page.getByRole('radio', { name: 'New card' }).check();
  await typeCard(page, CARDS.formless);
  await pay.click();
  await expect(page.getByText('3D payment form not found').first()).toBeVisible();
  await page.goto(`/providers/${vendor.providerId}/payments`);
  await expect(page.getByRole('row').filter({ hasText: 'Plus' }).first()).not.toContainText('Paid');
});

test('PAY-012 PAY-013 PAY-014 cards are entered in the bank’s own fields, made primary and removed', async ({
  page,
}) => {
  const vendor = await makeVendor(GIVEN);
  await signIn(page, vendor.username, { at: `/providers/${vendor.providerId}/payments?tab=cards` });
  await expect(page.getByText('No saved cards yet')).toBeVisible();
  const add = async (number: string) => {
    await page.getByRole('button', { name: 'Add a card' }).click();
    await typeCard(page, number);
    await page.getByRole('dialog').getByRole('button', { name: 'Save card' }).click();
  };
  await add('4242 4242 4242 4241');
  const fields = page.frameLocator('iframe[title="Card details"]');
  await expect(fields.getByText('Please check the card number.')).toBeVisible();
  await fields.getByLabel('Card number').fill(CARDS.pays);
  await page.getByRole('dialog').getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByText('1 of 10 saved')).toBeVisible();
  await add(CARDS.insufficient);
  await expect(page.getByText('2 of 10 saved')).toBeVisible();
  const line = (last4: string) => page.getByRole('listitem').filter({ hasText: `Ending ${last4}` });
  await expect(line('4242')).toContainText('Primary');
  await page.getByRole('button', { name: 'Make primary: card ending 9995' }).click();
  await expect(line('9995')).toContainText('Primary');
  await page.getByRole('button', { name: 'Remove the card ending 9995' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(line('9995')).toBeHidden();
  await expect(line('4242')).toContainText('Primary');
});

test('PAY-002 the payments of every provider are together under /providers/0, and can be narrowed to one', async ({
  page,
}) => {
  await signIn(page, 'demo', { at: '/providers/0/payments' });
  const row = (product: string, provider: string) =>
    page.getByRole('row').filter({ hasText: product }).filter({ hasText: provider });
  await expect(row('Spotlight', 'Wattle Creek Barn')).toBeVisible();
  await expect(row('Plus', 'Hartley & Nolan Photography')).toBeVisible();
  await page.getByRole('button', { name: 'Provider', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Hartley & Nolan Photography' }).click();
  await expect(row('Spotlight', 'Wattle Creek Barn')).toHaveCount(0);
  await expect(row('Plus', 'Hartley & Nolan Photography')).toBeVisible();
  await expect(page).toHaveURL(/provider=\d+/);
});

test('PAY-005 a transfer is pending with its reference, and is paid when the money arrives', async ({ page }) => {
  const vendor = await makeVendor(GIVEN);
  await signIn(page, vendor.username, { at: checkout(vendor.providerId, PRODUCTS.spotlight) });
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await page.getByRole('button', { name: 'Pay by bank transfer' }).click();
  await expect(page.getByRole('heading', { name: 'Transfer details' })).toBeVisible();
  const reference = await page.getByText(/^BB\d{6}$/).innerText();
  await page.goto('/providers/0/payments?status=pending');
  const row = page.getByRole('row').filter({ hasText: 'Spotlight' });
  await expect(row).toContainText('Pending');
  await transfer(reference, '2640.00');
  await page.goto('/providers/0/payments');
  await expect(row).toContainText('Paid');
});

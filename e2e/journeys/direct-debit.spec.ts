import { expect, test } from '@playwright/test';
import { PRODUCTS, approveCharge } from '../support/bank.ts';
import { findMail } from '../support/mailbox.ts';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

test('PAY-005 a package is paid by direct debit: refused after days, tried again, and cancelled', async ({ page }) => {
  const since = new Date();
  const vendor = await makeVendor({ pages: ['leads', 'payments'], paidStatus: 'limited' });
  await signIn(page, vendor.username, {
    at: `/checkout?providerId=${vendor.providerId}&productId=${PRODUCTS.plus}`,
  });
  await page.getByRole('radio', { name: 'Direct debit' }).check();
  const form = page.getByRole('form', { name: 'Direct debit' });
  await form.getByLabel('Account holder').fill(vendor.username);
  await form.getByLabel('BSB').fill('062-00');
  await form.getByLabel('Account number').fill('222222227');
  await page.getByRole('button', { name: 'Debit A$1,188.00' }).click();
  await expect(form.getByText('A BSB has 6 digits.')).toBeVisible();
  await expect(form.getByText('Please agree to the direct debit request.')).toBeVisible();
  await form.getByLabel('BSB').fill('062-000');
  await form.getByRole('checkbox', { name: 'I agree to this direct debit request' }).check();
  await page.getByRole('button', { name: 'Debit A$1,188.00' }).click();
  await expect(page.getByRole('heading', { name: 'Your payment is on its way' })).toBeVisible();
  await findMail(vendor.email, since, 'We’ll debit A$1,188.00 from your account');

  await page.goto(`/providers/${vendor.providerId}/payments`);
  const row = page.getByRole('row').filter({ hasText: 'Plus' });
  await expect(row).toContainText(/On its way until \d\d\.\d\d\.\d{4}/);
  // The bank reports after days that there is not enough money; the open page follows.
  await approveCharge(vendor.username);
  await expect(row).toContainText('There isn’t enough money on this card or account.');

  await page.goto('/todo');
  await page.getByRole('link', { name: 'Pay now' }).first().click();
  await page.getByRole('radio', { name: /Account ending 2227/ }).check();
  await page.getByRole('button', { name: 'Debit A$1,188.00' }).click();
  await expect(page.getByRole('heading', { name: 'Your payment is on its way' })).toBeVisible();

  await page.goto(`/providers/${vendor.providerId}/payments?tab=cards`);
  await page.getByRole('button', { name: 'Cancel direct debit for the account ending 2227' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel direct debit' }).click();
  await expect(page.getByText('Direct debit for the account ending 2227 cancelled.')).toBeVisible();
});

import { expect, test } from '@playwright/test';
import { CARDS, PRODUCTS, typeCard } from '../support/bank.ts';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

test('PAY-010 PAY-011 PAY-017 on a phone: three instalments with a card that is saved for the next one', async ({
  page,
}) => {
  const vendor = await makeVendor({ pages: ['payments'], paidStatus: 'limited' });
  await signIn(page, vendor.username, { at: `/checkout?providerId=${vendor.providerId}&productId=${PRODUCTS.plus}` });
  await page.getByRole('radio', { name: /3 monthly instalments/ }).check();
  await typeCard(page, CARDS.pays);
  await expect(page.getByRole('checkbox', { name: /We’ll save this card/ })).toBeChecked();
  await page.getByRole('button', { name: 'Pay A$396.00' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, you’re live' })).toBeVisible();
  await page.getByRole('link', { name: 'See the tax invoice' }).click();
  await expect(page.getByText('1 of 3 paid')).toBeVisible();
});

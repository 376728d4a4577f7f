import { expect, test } from '@playwright/test';
import { VendorApi } from '../support/couples.ts';
import { findMail } from '../support/mailbox.ts';

test('on a phone a quote from a product is sent in six taps from the couple’s page', async ({ page }) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple();
  const since = new Date();
  await page.goto(`/leads/${couple.id}`);

  await page.getByRole('button', { name: /^More for/ }).tap();
  await page.getByRole('menuitem', { name: 'Make an offer' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'Make a quote' }).tap();
  const included = page.getByRole('region', { name: 'What’s included' });
  await included.getByRole('button', { name: /A\$/ }).first().tap();
  await page.getByRole('button', { name: 'Send quote' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).tap();

  await expect(page.getByRole('region', { name: /^Quote Q-/ }).getByText('Sent', { exact: true })).toBeVisible();
  const mail = await findMail(couple.email, since);
  expect(mail.text).toMatch(/See your quote: http\S+\/q\/[\w-]{43}/);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
});

import { type Locator, expect, test } from '@playwright/test';
import { VendorApi } from '../support/couples.ts';
import { findMail } from '../support/mailbox.ts';

const MOST_TAPS = 6;

test('on a phone a quote from a product is sent in six taps from the couple’s page', async ({ page }) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple();
  const since = new Date();
  await page.goto(`/leads/${couple.id}`);

  let taps = 0;
  const tap = (what: Locator) => {
    taps += 1;
    return what.tap();
  };
  await tap(page.getByRole('button', { name: /^More for/ }));
  await tap(page.getByRole('menuitem', { name: 'Make an offer' }));
  await tap(page.getByRole('dialog').getByRole('link', { name: 'Make a quote' }));
  const included = page.getByRole('region', { name: 'What’s included' });
  await tap(included.getByRole('button', { name: /A\$/ }).first());
  await tap(page.getByRole('button', { name: 'Send quote' }));
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Send now' }));
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);

  await expect(page.getByRole('region', { name: /^Quote Q-/ }).getByText('Sent', { exact: true })).toBeVisible();
  const mail = await findMail(couple.email, since, '/q/');
  expect(mail.text).toMatch(/See your quote: http\S+\/q\/[\w-]{43}/);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
});

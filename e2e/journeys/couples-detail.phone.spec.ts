import { expect, test } from '@playwright/test';
import { VendorApi } from '../support/couples.ts';
import { askForQuote } from '../support/marketplace.ts';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

test('SHELL-028 LEAD-037 LEAD-042 on a phone the conversation is a tab, and the first one', async ({ page }) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple();
  await page.goto(`/leads/${couple.id}`);
  await expect(page.getByRole('heading', { level: 1, name: couple.firstNames })).toBeVisible();
  await expect(page.getByRole('tab').first()).toHaveText('Messages');
  await expect(page.getByRole('tab', { name: 'Messages' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Details' }).tap();
  await expect(page.getByRole('tabpanel').getByText('Quick number')).toBeVisible();
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
  await page.goto(`/leads/${couple.id}?activeTab=messages`);
  await expect(page.getByRole('tab', { name: 'Messages' })).toHaveAttribute('aria-selected', 'true');
});

test('LEAD-065 LEAD-049 LEAD-054 a couple is rejected on a phone, and the step is undone', async ({ page }) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple();
  await page.goto(`/leads/${couple.id}?activeTab=details`);
  await page.getByRole('button', { name: 'Pending: change status' }).tap();
  await page.getByRole('menuitem', { name: 'Rejected' }).tap();
  const dialog = page.getByRole('dialog', { name: `Reject ${couple.firstNames}?` });
  await dialog.getByRole('combobox', { name: 'Reason' }).tap();
  await page.getByRole('option', { name: 'Budget too low' }).tap();
  await dialog.getByRole('button', { name: 'Reject couple' }).tap();
  await expect(page.getByText('Reason: Budget too low')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByRole('button', { name: 'Pending: change status' })).toBeVisible();
  await expect(page.getByText('Reason: Budget too low')).toHaveCount(0);
});

test('LEAD-009 LEAD-063 LEAD-070 a request becomes a deal and is approved on a phone', async ({ page }) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple();
  await page.goto(`/leads/${couple.id}?activeTab=details`);
  await page.getByRole('button', { name: 'Pending: change status' }).tap();
  await page.getByRole('menuitem', { name: 'Made a deal' }).tap();
  const dialog = page.getByRole('dialog', { name: `Make a deal with ${couple.firstNames}` });
  await dialog.getByLabel('Agreed price').fill('18500');
  await dialog.getByRole('button', { name: 'Make the deal' }).tap();
  const banner = page.locator('[data-tone]').filter({ hasText: 'Waiting for approval' });
  // Two lines, whatever it says.
  expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(60);
  await page.getByRole('button', { name: 'Approve deal' }).tap();
  await expect(page.getByText('The deal is approved')).toBeVisible();
});

test('MSG-013 MSG-017 CALL-001 a couple who only accepts calls: the page shows the reason and the number to call', async ({
  page,
}) => {
  const vendor = await makeVendor();
  const couple = await askForQuote(vendor.providerId, { name: 'Ruby & Jack', contactPreference: 'phone' });
  await signIn(page, vendor.username, { at: `/leads/${couple.leadId}` });
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('This couple only wants to be contacted by phone.')).toBeVisible();
  await expect(panel.getByRole('textbox')).toHaveCount(0);
  await expect(panel.getByRole('link', { name: /Call/ })).toHaveAttribute('href', `tel:${vendor.quickNumber}`);
});

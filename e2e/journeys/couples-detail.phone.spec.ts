import { expect, test } from '@playwright/test';
import { Desk } from '../support/couples.ts';

test('SHELL-028 LEAD-037 LEAD-042 on a phone the talk is a tab, and comes first', async ({ page }) => {
  const desk = await Desk.open(page);
  const couple = await desk.addCouple();
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

test('LEAD-065 LEAD-049 a couple is rejected with the thumb', async ({ page }) => {
  const desk = await Desk.open(page);
  const couple = await desk.addCouple();
  await page.goto(`/leads/${couple.id}?activeTab=details`);
  await page.getByRole('button', { name: 'Pending: change status' }).tap();
  await page.getByRole('menuitem', { name: 'Rejected' }).tap();
  const dialog = page.getByRole('dialog', { name: `Reject ${couple.firstNames}?` });
  await dialog.getByRole('combobox', { name: 'Reason' }).tap();
  await page.getByRole('option', { name: 'Budget too low' }).tap();
  await dialog.getByRole('button', { name: 'Reject couple' }).tap();
  await expect(page.getByText('Reason: Budget too low')).toBeVisible();
});

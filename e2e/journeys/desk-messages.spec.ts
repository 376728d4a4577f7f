import { expect, test } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';

test('the team writes to a segment, a vendor reads it, and a stop takes it away', async ({ page, browser }) => {
  await signIn(page, 'staff', { at: '/desk/messages' });
  await page.getByRole('button', { name: 'Write a message' }).click();
  const form = page.getByRole('dialog', { name: 'Write a message' });
  await expect(form.getByText(/^Reaches \d+ people/)).toBeVisible();
  await form.getByRole('checkbox', { name: 'Darwin' }).check();
  await expect(form.getByText(/^Reaches 0 people/)).toBeVisible();
  await form.getByRole('checkbox', { name: 'Darwin' }).uncheck();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('This field is required!').first()).toBeVisible();
  await form.getByLabel('Title', { exact: false }).first().fill('Open days in autumn');
  await form.getByLabel('Text', { exact: false }).first().fill('Tell us your dates by Friday.');
  await form.getByRole('button', { name: 'Send' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Open days in autumn' });
  await expect(row.getByText('Sent')).toBeVisible({ timeout: 90_000 });

  const vendor = await (await browser.newContext()).newPage();
  await signIn(vendor, 'demo', { at: '/todo' });
  await expect(vendor.getByText('Open days in autumn').first()).toBeVisible();

  await row.getByRole('button', { name: 'Stop ‘Open days in autumn’' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop' }).click();
  await expect(row.getByText('Stopped')).toBeVisible();
  await expect(vendor.getByText('Open days in autumn')).toHaveCount(0);
});

import { expect, test } from '@playwright/test';
import { VendorApi } from '../support/couples.ts';
import { findMail } from '../support/mailbox.ts';

test('a quote is written, kept as a draft, sent, changed and withdrawn', async ({ page }) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple({ budget: 9000 });
  await page.goto(`/leads/${couple.id}`);
  await page.getByRole('button', { name: 'Make an offer' }).click();
  await page.getByRole('link', { name: 'Make a quote' }).click();

  // What is missing is said before anything is sent.
  await page.getByRole('button', { name: 'Send quote' }).click();
  const included = page.getByRole('region', { name: 'What’s included' });
  await expect(included.getByText('Please add at least one line.')).toBeVisible();

  const saved = page.waitForResponse((response) => response.url().endsWith('/quote-draft') && response.ok());
  await included.getByRole('button', { name: 'Add a line' }).click();
  const line = page.getByRole('dialog', { name: 'Add a line' });
  await line.getByLabel('Name').fill('Long table dinner');
  await line.getByRole('radio', { name: 'Per guest' }).check();
  await line.getByLabel('Price per guest, GST included').fill('98.50');
  await expect(line.getByText('Amount: A$7,880.00')).toBeVisible();
  await line.getByRole('button', { name: 'Add', exact: true }).click();
  await saved;
  await page.getByRole('button', { name: 'Add files' }).click();
  const files = page.getByRole('dialog', { name: 'Files for this quote' });
  const plan = { name: 'Floor plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
  const savedAgain = page.waitForResponse(
    (response) =>
      response.url().endsWith('/quote-draft') &&
      response.ok() &&
      /"attachmentIds":\[\d+\]/.test(response.request().postData() ?? ''),
  );
  await files.getByLabel('Choose from this device').setInputFiles(plan);
  await expect(files.getByRole('checkbox', { name: /Floor plan/ }).first()).toBeChecked();
  await files.getByRole('button', { name: 'Done' }).click();
  await savedAgain;

  // Nothing typed is lost: another visit goes on with it.
  await page.goto(`/leads/${couple.id}`);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(included.getByText('80 guests × A$98.50')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Floor plan.pdf' })).toBeVisible();
  await expect(page.getByText('A$1,120.00 under their budget')).toBeVisible();
  const preview = page.getByRole('region', { name: 'As they’ll see it' });
  await expect(preview.getByText('Accept and pay A$1,576.00')).toBeVisible();

  const since = new Date();
  await page.getByRole('button', { name: 'Send quote' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click();
  const card = page.getByRole('region', { name: /^Quote Q-/ });
  await expect(card.getByText('not opened yet')).toBeVisible();
  await findMail(couple.email, since, '/q/');

  await card.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('link', { name: 'New version' }).click();
  await expect(page.getByText('You’re writing version 2.')).toBeVisible();
  await page.getByRole('button', { name: 'Send new version' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click();
  await card.getByRole('button', { name: 'Open' }).click();
  const dialog = page.getByRole('dialog', { name: /^Quote Q-/ });
  await expect(dialog.getByText('Version 2 sent')).toBeVisible();
  await dialog.getByRole('button', { name: 'Withdraw quote' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw quote' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(card.getByText('You withdrew it.')).toBeVisible();
});

test('a new quote starts from the list: the couple is found, then the builder opens', async ({ page }) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple({ budget: 9000 });
  await page.goto('/quotes');
  await page.getByRole('button', { name: 'New quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who is the quote for?' });
  await dialog.getByRole('combobox').fill(couple.firstNames.split(' ')[0] ?? '');
  await dialog.getByRole('option').first().click();
  await expect(page).toHaveURL(`/leads/${couple.id}/quote`);
  await expect(page.getByRole('region', { name: 'What’s included' })).toBeVisible();
});

test('the list shows every stage with its value, and a tap shows its quotes', async ({ page }) => {
  await VendorApi.open(page);
  await page.goto('/quotes');
  const stages = page.getByRole('group', { name: 'Stages' });
  await stages.getByRole('button', { name: /^Declined/ }).click();
  await expect(page).toHaveURL(/stage=declined/);
  await expect(page.getByRole('table').getByText('Declined')).toHaveCount(1);
  await page.getByRole('radio', { name: 'By month' }).check();
  await expect(page.getByRole('columnheader', { name: 'Median time to yes' })).toBeVisible();
});

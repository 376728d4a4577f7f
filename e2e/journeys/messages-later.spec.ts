import { expect, test } from '@playwright/test';
import { VendorApi } from '../support/couples.ts';
import { composer, conversation } from '../support/conversation.ts';

test('MSG-020 a message is scheduled for tomorrow unless they answer first, and can be cancelled', async ({ page }) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple();
  await page.goto(`/leads/${couple.id}`);
  await composer(page)
    .getByRole('textbox', { name: /Write to/ })
    .click();
  await composer(page).locator('.ProseMirror').pressSequentially('Shall we hold the day?');
  await composer(page).getByRole('button', { name: 'Later' }).click();
  const later = page.getByRole('dialog', { name: 'Send later' });
  await expect(later.getByLabel('Cancel if they answer first')).toBeChecked();
  await later.getByRole('button', { name: /Tomorrow morning .*08:00/ }).click();

  const thread = conversation(page).getByRole('log');
  await expect(thread.getByText(/Will be sent .*08:00, unless they answer first/)).toBeVisible();
  await thread.getByRole('button', { name: 'Cancel sending' }).click();
  await expect(thread.getByText(/cancelled, not sent/)).toBeVisible();
  await expect(thread.getByRole('button', { name: 'Cancel sending' })).toHaveCount(0);
});

test('MSG-001 a draft survives a reload and is gone after sending', async ({ page }) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple();
  await page.goto(`/leads/${couple.id}`);
  await composer(page)
    .getByRole('textbox', { name: /Write to/ })
    .click();
  const editor = composer(page).locator('.ProseMirror');
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/draft') && answer.request().method() === 'PUT',
  );
  await editor.pressSequentially('We are so glad you asked');
  // A crash at this moment must lose nothing: the browser stores it before the server does.
  await page.reload();
  await expect(editor).toHaveText('We are so glad you asked');
  await editor.pressSequentially('!');
  await saved;
  await page.reload();
  await expect(editor).toContainText('We are so glad you asked');
  // It appears at once; it is sent when the server confirms it.
  await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/messages') && answer.request().method() === 'POST'),
    composer(page).getByRole('button', { name: 'Send reply' }).click(),
  ]);
  await expect(
    conversation(page)
      .getByRole('log')
      .getByText(/We are so glad you asked/),
  ).toBeVisible();
  await page.reload();
  await expect(composer(page).getByRole('textbox', { name: /Write to/ })).toHaveText('');
});

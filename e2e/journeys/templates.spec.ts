import { expect, test } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';

test('SHELL-051 TPL-003 TPL-006 a template is written with a field, previewed, edited and deleted', async ({
  page,
}) => {
  await signIn(page, 'demo', { at: '/mail-templates' });
  await expect(page.getByRole('heading', { level: 1, name: 'Mail templates' })).toBeVisible();
  const name = `Journey ${Date.now()}`;
  await page.getByRole('button', { name: 'Write a template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write a template' });
  await dialog.getByRole('button', { name: 'Add template' }).click();
  await expect(dialog.getByText('This field is required!')).toHaveCount(2);
  await dialog.getByLabel('Name').fill(name);
  await dialog.locator('.ProseMirror').pressSequentially('Dear ');
  await dialog.getByRole('button', { name: 'Insert a field' }).click();
  await page.getByRole('menuitem', { name: 'Couple’s names' }).click();
  await expect(
    dialog.getByRole('region', { name: 'What the couple sees' }).getByText('Dear Georgia and Sam'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Add template' }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`/templates/mail-templates?find=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  const edit = page.getByRole('dialog', { name: 'Edit template' });
  await expect(edit.locator('[data-field="couple.names"]')).toHaveText('Couple’s names');
  await edit.getByLabel('Subject').fill('A word about {{wedding.date}}');
  await edit.getByRole('button', { name: 'Save template' }).click();
  await expect(edit).toBeHidden();
  await expect(page.getByRole('link', { name })).toContainText('A word about Wedding date');

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No template with that name')).toBeVisible();
});

test('SHELL-049 TPL-001 a file is stored, a wrong one refused, and a stored one deleted', async ({ page }) => {
  await signIn(page, 'demo', { at: '/templates/attachments' });
  const name = `prices-${Date.now()}.pdf`;
  await page.getByLabel('Add files').setInputFiles([
    { name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') },
    { name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('ID3') },
  ]);
  await expect(page.getByRole('alert').getByText(/Please choose a pdf/)).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toBeVisible();
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: `Download ${name}` }).click();
  expect((await download).suggestedFilename()).toBe(name);
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('No template uses it.')).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
});

test('SHELL-050 TPL-002 a signature is saved for one provider', async ({ page }) => {
  await signIn(page, 'demo', { at: '/signatures' });
  const card = page.getByRole('region', { name: 'Hartley & Nolan Photography' });
  await card.getByRole('button', { name: /signature/ }).click();
  await expect(card.getByRole('textbox', { name: 'Signature' })).toBeFocused();
  const words = `Yours ${Date.now()}`;
  await card.locator('.ProseMirror').fill(words);
  await card.getByRole('button', { name: 'Save signature' }).click();
  await expect(page.getByText('Signature saved.')).toBeVisible();
  await page.goto('/templates/signatures');
  await expect(card.getByText(words)).toBeVisible();
});

test('MSG-020 a message without a couple is dismissed by mistake, restored, and added to a conversation', async ({
  page,
}) => {
  await signIn(page, 'demo', { at: '/leads/unmatched' });
  const message = page.getByRole('main').getByText('Parking for the string quartet?');
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect(message).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: 'Find the couple' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Who sent this?' });
  await dialog.getByRole('searchbox').fill('Sophie Laurent');
  await dialog
    .getByRole('button', { name: /Sophie Laurent/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Open conversation' }).click();
  await expect(page.getByRole('region', { name: 'Conversation' }).getByText(/Can the quartet park/)).toBeVisible();
});

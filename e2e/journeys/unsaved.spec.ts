import { type Page, expect, test } from '@playwright/test';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const answer = (page: Page, words: string) => question(page).getByRole('button', { name: words }).click();

test('edits in the settings are not lost by a click beside them, nor by the back button', async ({ page }) => {
  await signIn(page, (await makeVendor()).username, { at: '/settings/contact-info' });
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const tab = (words: string) => page.getByRole('tab', { name: words });
  await tab('Personal info').click();
  await expect(name).toHaveValue(/./);
  await page.goBack();
  await expect(page).toHaveURL('/settings/contact-info');
  await tab('Personal info').click();
  await name.fill('Florence');
  await tab('Change password').click();
  await answer(page, 'Keep editing');
  await expect(page).toHaveURL('/settings/personal-info');
  await page.goBack();
  await answer(page, 'Keep editing');
  await expect(page).toHaveURL('/settings/personal-info');
  await expect(name).toHaveValue('Florence');
  await page.goBack();
  await answer(page, 'Leave without saving');
  await expect(page).toHaveURL('/settings/contact-info');
});

test('a dialog asks about its edits, and closes at once when there are none', async ({ page }) => {
  await signIn(page, (await makeVendor()).username, { at: '/customer-users?user=new' });
  const dialog = page.getByRole('dialog', { name: 'Add a user' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/templates/mail-templates');
  await page.getByRole('button', { name: 'Write a template' }).first().click();
  const template = page.getByRole('dialog');
  await template.getByRole('textbox', { name: 'Name' }).fill('Open day');
  await page.keyboard.press('Escape');
  await answer(page, 'Keep editing');
  await expect(template.getByRole('textbox', { name: 'Name' })).toHaveValue('Open day');
  await template.getByRole('button', { name: 'Cancel' }).click();
  await answer(page, 'Leave without saving');
  await expect(template).toBeHidden();
});

test('a signature that was only viewed is left without a question', async ({ page }) => {
  await signIn(page, 'demo', { at: '/templates/signatures' });
  await page.getByRole('button', { name: 'Edit signature' }).first().click();
  await expect(page.getByRole('textbox')).toHaveText(/./);
  await page.getByRole('navigation').getByRole('link', { name: 'Couples' }).click();
  await expect(page).toHaveURL(/leads/);
});

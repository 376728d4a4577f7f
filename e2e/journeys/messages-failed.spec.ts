import { expect, test } from '@playwright/test';
import { VendorApi } from '../support/couples.ts';
import { bounceMail, findMail } from '../support/mailbox.ts';
import { composer, conversation } from '../support/conversation.ts';
import { holdEditor } from '../support/held-files.ts';

test('MSG-018 a bounced email shows as not sent with its reason, and ‘Send again’ sends it', async ({ page }) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple();
  const since = new Date();
  await api.post(`/leads/${couple.id}/messages`, { subject: 'Your day', body: '<p>Hello from the barn</p>' });
  const mail = await findMail(couple.email, since, 'Hello from the barn');
  const state = async () =>
    (await api.get<{ deliveryState: string }[]>(`/leads/${couple.id}/messages`)).map((each) => each.deliveryState);
  await expect.poll(state).toEqual(['sent']);
  await bounceMail(mail, '5.2.2', 'The mailbox is full.');
  await expect.poll(state).toEqual(['failed']);

  await page.goto(`/leads/${couple.id}`);
  const failed = conversation(page).getByRole('group', { name: 'Your message has not been sent' });
  await expect(failed).toContainText(
    'The address may be misspelled or the inbox full. Their mail service says it is full.',
  );
  const again = new Date();
  await failed.getByRole('button', { name: 'Send again' }).click();
  await findMail(couple.email, again, 'Hello from the barn');
  await expect(failed).toHaveCount(0);
  await expect.poll(state).toEqual(['sent']);
});

test('MSG-018 an address that does not exist is refused at once, and the message says so', async ({ page }) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple({ email: `nobody@${Date.now()}.example` });
  await page.goto(`/leads/${couple.id}`);
  await composer(page)
    .getByRole('textbox', { name: /Write to/ })
    .click();
  await composer(page).locator('.ProseMirror').pressSequentially('Is anybody there?');
  await composer(page).getByRole('button', { name: 'Send reply' }).click();
  await expect(conversation(page).getByRole('log').getByText('Is anybody there?')).toBeVisible();
  await expect(conversation(page).getByRole('group', { name: 'Your message has not been sent' })).toContainText(
    'The address may be misspelled or the inbox full.',
  );
});

test('MSG-019 inserting before the editor has loaded shows a message', async ({ page }) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple();
  const editor = await holdEditor(page);
  await page.goto(`/leads/${couple.id}`);
  const insert = async () => {
    await composer(page).getByRole('button', { name: 'Insert a field' }).first().click();
    await page.getByRole('menuitem', { name: /Couple’s names/ }).click();
  };
  await insert();
  await expect(page.getByRole('alert').getByText('Editor not ready')).toBeVisible();
  editor.release();
  await expect(composer(page).locator('.ProseMirror')).toBeVisible();
  await insert();
  await expect(composer(page).locator('[data-field="couple.names"]')).toBeVisible();
});

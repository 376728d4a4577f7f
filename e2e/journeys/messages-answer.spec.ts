import { expect, test } from '@playwright/test';
import { VendorApi } from '../support/couples.ts';
import { answerMail, findMail } from '../support/mailbox.ts';
import { composer, conversation } from '../support/conversation.ts';

test('MSG-001 MSG-003 MSG-009 MSG-020 a new request is answered by template in three clicks, and the couple’s reply comes back', async ({
  page,
}) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple({ message: 'Is our day still free?' });
  const since = new Date();
  await page.goto(`/leads?coupleName=${couple.firstNames.slice(0, 9)}`);

  await page.getByRole('link', { name: new RegExp(couple.firstNames.slice(0, 9)) }).click();
  await expect(conversation(page).getByText('Is our day still free?')).toBeVisible();
  await composer(page).getByRole('button', { name: 'Template' }).click();
  const picker = page.getByRole('dialog', { name: 'Answer with a template' });
  await expect(picker.getByText(`Hi ${couple.firstNames.replace('&', 'and')}`)).toBeVisible();
  await picker.getByRole('button', { name: 'Send', exact: true }).click();

  const thread = conversation(page).getByRole('log');
  await expect(thread.getByText(`Hi ${couple.firstNames.replace('&', 'and')}`)).toHaveCount(1);
  await expect(thread.getByRole('button', { name: 'Download Wattle Creek 2027.pdf' })).toBeVisible();
  const mail = await findMail(couple.email, since, `Hi ${couple.firstNames.replace('&', 'and')}`);

  await answerMail(mail, couple.email, 'Lovely, Saturday at ten it is!');
  await page.reload();
  await expect(thread.getByText('Lovely, Saturday at ten it is!')).toBeVisible();
  await expect
    .poll(async () => (await api.get<{ unreadMessageCount: number }>(`/leads/${couple.id}`)).unreadMessageCount)
    .toBe(0);
});

test('MSG-002 a text message shows how many it takes, and is sent once however often the button is clicked', async ({
  page,
}) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple();
  await page.goto(`/leads/${couple.id}`);
  await composer(page).getByRole('radio', { name: 'SMS' }).check({ force: true });
  await composer(page).getByRole('textbox').fill('See you on Saturday at ten.');
  await expect(composer(page).getByText('27 of 612 characters · 1 text message')).toBeVisible();
  await composer(page).getByRole('button', { name: 'Send reply' }).dblclick();
  await expect(conversation(page).getByRole('log').getByText('See you on Saturday at ten.')).toHaveCount(1);
  await expect(composer(page).getByRole('textbox')).toHaveValue('');
  type Sent = { deliveryState: string }[];
  const states = async () => (await api.get<Sent>(`/leads/${couple.id}/messages`)).map((each) => each.deliveryState);
  // A second message would appear here before the first has arrived.
  await expect.poll(states).toEqual([expect.stringMatching(/^(?:sent|delivered)$/)]);
});

test('MSG-011 MSG-012 MSG-020 an email has files, fields and the signature; a wrong file and an empty field are refused', async ({
  page,
}) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple();
  const since = new Date();
  await page.goto(`/leads/${couple.id}`);
  const chooser = composer(page).locator('input[type="file"]');
  await chooser.setInputFiles({ name: 'virus.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
  await expect(composer(page).getByRole('alert')).toContainText('Please choose a pdf, doc');
  await composer(page).getByRole('button', { name: 'Remove virus.exe' }).click();
  await chooser.setInputFiles({
    name: 'menu.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await expect(composer(page).getByRole('list', { name: 'Attached files' }).getByText('menu.pdf')).toBeVisible();

  await composer(page)
    .getByRole('textbox', { name: /Write to/ })
    .click();
  const editor = composer(page).locator('.ProseMirror');
  await editor.pressSequentially('Hello {{offer.title}}');
  await expect(composer(page).getByText('We don’t know Offer.')).toBeVisible();
  await expect(composer(page).getByRole('button', { name: 'Send reply' })).toBeDisabled();
  await expect(editor.locator('[data-field][data-unresolved]')).toHaveText('Offer');
  await editor.press('Control+A');
  await editor.press('Backspace');
  await editor.pressSequentially('Hello ');
  await composer(page).getByRole('button', { name: 'Insert a field' }).first().click();
  await page.getByRole('menuitem', { name: /Couple’s names/ }).click();
  await expect(editor.locator('[data-field="couple.names"]')).toHaveText(couple.firstNames.replace('&', 'and'));
  await editor.press('Control+Enter');

  await expect(conversation(page).getByRole('log').getByText('Hello Ada')).toBeVisible();
  const mail = await findMail(couple.email, since, `Hello ${couple.firstNames.replace('&', 'and')}`);
  expect(mail.text).toContain('Imogen Hartley');
});

import { expect, test } from '@playwright/test';
import { VendorApi } from '../support/couples.ts';
import { composer, conversation } from '../support/conversation.ts';
import { makeGallery, makeGalleryVendor } from '../support/galleries.ts';
import { holdEditor } from '../support/held-files.ts';
import { choose, expectFocus, press, write } from '../support/keyboard.ts';
import { makeVendor } from '../support/people.ts';
import { addProduct } from '../support/products.ts';
import { PASSWORD } from '../support/session.ts';
import { passwordField, signIn, waitForPanel } from '../support/sign-in.ts';

/** What vendors do most, without a mouse. After each step something has the focus. */
test.use({ screenshot: 'off' });

test('by keyboard: sign in', async ({ page }) => {
  const vendor = await makeVendor();
  await page.goto('/auth/login');
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  await waitForPanel(page);
  await write(page, page.getByLabel('Username'), vendor.username);
  await write(page, passwordField(page), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/auth/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFocus(page);
});

test('by keyboard: find a couple and answer; the focus stays where one writes', async ({ page }) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple({ message: 'Is our day still free?' });
  await page.goto(`/leads?coupleName=${couple.firstNames.slice(0, 9)}`);
  await press(page, page.getByRole('link', { name: new RegExp(couple.firstNames.slice(0, 9)) }).first());
  await expect(conversation(page).getByText('Is our day still free?')).toBeVisible();
  await expectFocus(page);
  const words = composer(page).getByRole('textbox').last();
  // The editor arrives in the middle of a word, and takes it over.
  const editor = await holdEditor(page);
  await write(page, words, 'It is. Come and s');
  editor.release();
  await page.keyboard.type('ee it on Saturday.', { delay: 20 });
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(conversation(page).getByRole('log').getByText('It is. Come and see it on Saturday.')).toBeVisible();
  await expectFocus(page);
});

test('by keyboard: answer with a template', async ({ page }) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple();
  await page.goto(`/leads/${couple.id}`);
  await press(page, composer(page).getByRole('button', { name: 'Template' }));
  const picker = page.getByRole('dialog', { name: 'Answer with a template' });
  await press(page, picker.getByRole('button', { name: 'Send', exact: true }));
  await expect(picker).toBeHidden();
  await expect(
    conversation(page)
      .getByRole('log')
      .getByText(/^Hi Ada/),
  ).toBeVisible();
  await expectFocus(page);
});

test('by keyboard: write a note and delete it', async ({ page }) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple();
  await page.goto(`/leads/${couple.id}?activeTab=notes`);
  await write(page, page.getByLabel('New note'), 'Her mother pays for the flowers.');
  await press(page, page.getByRole('button', { name: 'Add note' }));
  const notes = page.getByRole('list', { name: 'Notes' });
  await expect(notes.getByText('Her mother pays')).toBeVisible();
  await expectFocus(page);
  await press(page, notes.getByRole('button', { name: 'Delete note' }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete note' }));
  await expect(notes).toHaveCount(0);
  await expectFocus(page);
});

test('by keyboard: a step of the status, from its menu', async ({ page }) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple();
  await page.goto(`/leads/${couple.id}`);
  const status = page.getByRole('button', { name: /: change status$/ });
  await choose(page, status, page.getByRole('menuitem', { name: 'In contact' }));
  await expect(page.getByRole('button', { name: 'In contact: change status' })).toBeVisible();
  await expectFocus(page);
});

test('by keyboard: a reminder in a week', async ({ page }) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple();
  await page.goto(`/leads/${couple.id}`);
  const more = page.getByRole('button', { name: `More for ${couple.firstNames}` });
  await choose(page, more, page.getByRole('menuitem', { name: 'Remind me' }));
  const dialog = page.getByRole('dialog', { name: `Remind me about ${couple.firstNames}` });
  await press(page, dialog.getByRole('button', { name: 'In a week' }));
  await write(page, dialog.getByLabel('What about?'), 'Ask about the band');
  await press(page, dialog.getByRole('button', { name: 'Set reminder' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'To be called again: change status' })).toBeVisible();
  await expectFocus(page);
});

test('by keyboard: reject a couple with a reason', async ({ page }) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple();
  await page.goto(`/leads/${couple.id}`);
  const status = page.getByRole('button', { name: /: change status$/ });
  await choose(page, status, page.getByRole('menuitem', { name: 'Rejected' }));
  const dialog = page.getByRole('dialog', { name: `Reject ${couple.firstNames}?` });
  const option = page.getByRole('option', { name: 'Date not available' });
  await choose(page, dialog.getByRole('combobox', { name: 'Reason' }), option);
  await press(page, dialog.getByRole('button', { name: 'Reject couple' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Rejected: change status' })).toBeVisible();
  await expectFocus(page);
});

test('by keyboard: hold a date', async ({ page }) => {
  const vendor = await makeVendor({ pages: ['calendar', 'leads'] });
  const at = `/providers/${vendor.providerId}/calendar-events?month=2030-03&day=2030-03-16`;
  await signIn(page, vendor.username, { at });
  const panel = page.getByRole('region', { name: 'Saturday 16.03.2030' });
  await press(page, panel.getByRole('button', { name: 'Hold', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Saturday 16.03.2030' });
  await write(page, dialog.getByLabel('Held until'), '01.02.2030');
  await press(page, dialog.getByRole('button', { name: 'Hold', exact: true }));
  await expect(dialog).toBeHidden();
  await expect(panel.getByText('Held until Fri 01.02.2030')).toBeVisible();
  await expectFocus(page);
});

test('by keyboard: change a price', async ({ page }) => {
  const vendor = await makeVendor({ pages: ['items'] });
  await signIn(page, vendor.username, { at: `/providers/${vendor.providerId}/items` });
  await addProduct(page, vendor.providerId, 'Long lunch');
  await page.reload();
  await press(page, page.getByRole('button', { name: 'Long lunch', exact: true }));
  const dialog = page.getByRole('dialog');
  await write(page, dialog.getByLabel('Price from'), '1234');
  await press(page, dialog.getByRole('button', { name: /^Save/ }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Products' }).getByText('1,234')).toBeVisible();
  await expectFocus(page);
});

test('by keyboard: photos in another order', async ({ page }) => {
  const vendor = await makeGalleryVendor();
  const path = await makeGallery(vendor, 3);
  await signIn(page, vendor.username, { at: path });
  const captions = page.getByRole('list', { name: 'Photos and videos of The orchard' }).locator('figcaption');
  const toFront = page.getByRole('menuitem', { name: 'Move to the front' });
  await choose(page, page.getByRole('button', { name: 'Move Photo C' }), toFront);
  await expect(captions.first()).toContainText('Photo C');
  await expectFocus(page);
});

import { expect, test } from '@playwright/test';
import { VendorApi } from '../support/couples.ts';
import { findMail } from '../support/mailbox.ts';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

test('a vendor asks for a call: the team claims it, marks it as done by key, undoes it, and notes a task', async ({
  page,
  browser,
}) => {
  const vendor = await makeVendor();
  const api = await VendorApi.open(page, vendor.username);
  const words = `About our package, ${vendor.username}`;
  await api.post('/customers/actions', { customerId: vendor.customerId, type: 'contact_request', note: words });

  const desk = await browser.newPage();
  await signIn(desk, 'staff', { at: '/desk/queue?kind=contact_request' });
  const article = desk.getByRole('article');
  await expect(article).toBeVisible();
  await desk
    .getByRole('button', { name: /Call back/ })
    .last()
    .click();
  await expect(article.getByText(words)).toBeVisible();
  await expect(desk.getByRole('button', { name: /^Reject/ })).toHaveCount(0);
  await desk.keyboard.press('c');
  await expect(article.getByText('You’re working on this')).toBeVisible();
  await desk.keyboard.press('a');
  await expect(desk.getByText('Done: Call back, please')).toBeVisible();
  await expect(article.getByText(words)).toHaveCount(0);
  const undone = desk.waitForResponse((answer) => answer.url().endsWith('/decision') && answer.ok());
  await desk.keyboard.press('u');
  await undone;
  await desk.goto('/desk/queue?kind=contact_request&show=mine');
  await desk
    .getByRole('button', { name: /Call back/ })
    .last()
    .click();
  await expect(article.getByText(words)).toBeVisible();
  await desk.getByRole('button', { name: /^Mark as done/ }).click();
  await expect(desk.getByText('Done: Call back, please')).toBeVisible();

  await desk.goto(`/desk/customers?query=${vendor.email}`);
  await desk
    .getByRole('link', { name: /Journey/ })
    .first()
    .click();
  await expect(desk.getByText('Journey Barn').first()).toBeVisible();
  await desk.getByRole('button', { name: 'Add a note' }).click();
  const notes = desk.getByRole('dialog', { name: 'Add a note' });
  await notes.getByLabel('Note').fill('Call again before Christmas.');
  await notes.getByLabel('Due on').fill('20.12.2030');
  await notes.getByRole('button', { name: 'Save note' }).click();
  await expect(desk.getByText('Task saved')).toBeVisible();
  await desk.goto('/desk');
  const task = desk.getByRole('checkbox', { name: /Call again before Christmas/ }).first();
  // Ticked, it leaves the list at once.
  await task.click();
  await expect(desk.getByRole('checkbox', { name: /Call again before Christmas/ })).toHaveCount(0);
  await desk.close();
});

test('a refusal that is lost on its way keeps its reason for another try', async ({ page, browser }) => {
  const vendor = await makeVendor();
  const api = await VendorApi.open(page, vendor.username);
  const person = {
    name: 'Priya',
    surname: vendor.username,
    titleId: null,
    roleId: 3,
    username: `priya-${vendor.username}`,
    preferredLanguage: 'en',
    profileVideo: '',
    bio: '',
    email: [`priya-${vendor.username}@people.example`],
    phone: ['+61491570156'],
    birthDate: '',
    identityNumber: '',
    language: null,
    canManage: false,
  };
  await api.post(`/customers/${vendor.customerId}/users`, person);

  const desk = await browser.newPage();
  await signIn(desk, 'staff', { at: '/desk/queue?kind=user_confirmation' });
  await desk.getByRole('button', { name: new RegExp(vendor.username) }).click();
  await desk.getByRole('button', { name: /^Reject/ }).click();
  const dialog = desk.getByRole('dialog');
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await reason.fill('We don’t know this person.');
  await desk.route('**/decision', (route) => route.abort('connectionreset'));
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(desk.getByText('We couldn’t reach Bellbird')).toBeVisible();
  await expect(reason).toHaveValue('We don’t know this person.');
  await desk.unroute('**/decision');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(desk.getByText(/^Rejected: Priya/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await desk.close();
});

test('an administrator adds a reviewer, who is invited by mail', async ({ page }) => {
  const email = `dana-${Date.now()}@bellbird.example`;
  const since = new Date();
  await signIn(page, 'staff', { at: '/desk/team' });
  await page.getByRole('button', { name: 'Add a person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a person' });
  await dialog.getByLabel('First name').fill('Dana');
  await dialog.getByLabel('Surname').fill('Ruiz');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Reviewer').check();
  await dialog.getByRole('button', { name: 'Add and invite' }).click();
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Reviewer');
  await expect(row).toContainText('Invited');
  await findMail(email, since, 'Welcome to the Bellbird team');
});

import { type Page, expect, test } from '@playwright/test';
import { findMail, findMailPath } from '../support/mailbox.ts';
import { dismissModals } from '../support/modals.ts';
import { type Person, expireResets, makePerson } from '../support/people.ts';
import { fillSignIn } from '../support/sign-in.ts';

test.beforeEach(({ context }) => dismissModals(context));

async function askForLink(page: Page, person: Person, from = '/auth/forgot-password'): Promise<string> {
  const since = new Date();
  await page.goto(from);
  await page.getByLabel('Username').fill(person.username);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  return findMailPath(person.email, since, '/password-reset/');
}

async function choose(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again').fill(again);
  await page.getByRole('button', { name: 'Save new password' }).click();
}

test('SHELL-010 SHELL-016 AUTH-023 AUTH-025 AUTH-030 a forgotten password is replaced through the mailed link', async ({
  page,
}) => {
  const person = await makePerson();
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/auth/forgot-password');
  const path = await askForLink(page, person);

  await page.goto(path);
  await choose(page, '12345');
  await expect(page.getByText('Please use at least 6 characters.')).toBeVisible();
  await choose(page, 'a-new-wedding', 'another-one');
  await expect(page.getByText('Passwords dont match.')).toBeVisible();
  await choose(page, 'a-new-wedding');
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText('Your new password is saved.')).toBeVisible();
  await fillSignIn(page, person.username, 'a-new-wedding');
  await expect(page).toHaveURL('/');
});

test('AUTH-027 a used, an old and a mangled link say what is wrong and lead to a new one', async ({ page }) => {
  const person = await makePerson();
  const path = await askForLink(page, person);
  await page.goto(path);
  await choose(page, 'a-new-wedding');
  await expect(page).toHaveURL('/auth/login');
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'This link has already been used' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Password reset operation failed.');

  const late = await makePerson();
  const old = await askForLink(page, late);
  await expireResets(late.username);
  await page.goto(old);
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();

  await page.goto(`${path.slice(0, -1)}x`);
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await page.goto('/password-reset/cut-off');
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/password-reset');
});

test('AUTH-027 a link that was used in another window fails on saving', async ({ page, context }) => {
  const person = await makePerson();
  const path = await askForLink(page, person);
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto(path);
    await expect(each.getByLabel('New password again')).toBeVisible();
  }
  await choose(other, 'a-new-wedding');
  await expect(other).toHaveURL('/auth/login');
  await choose(page, 'a-third-wedding');
  await expect(page.getByText('Password reset operation failed.')).toBeVisible();
});

test('SHELL-015 AUTH-028 /password-reset asks as the page of the login does, and tells nobody who exists', async ({
  page,
}) => {
  const person = await makePerson();
  await askForLink(page, person, '/password-reset');
  const told = async () => (await page.getByRole('main').innerText()).replaceAll(/journey-\w+|nobody-here/g, '…');
  const known = await told();
  await page.getByRole('button', { name: 'Ask again' }).click();
  await page.getByLabel('Username').fill('nobody-here');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  expect(await told()).toBe(known);
});

test('SHELL-011 AUTH-029 a forgotten username comes by mail', async ({ page }) => {
  const person = await makePerson();
  const since = new Date();
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgot username?' }).click();
  await expect(page).toHaveURL('/auth/forgot-username');
  await page.getByLabel('Email address').fill('not an address');
  await page.getByRole('button', { name: 'Remind me' }).click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await page.getByLabel('Email address').fill(person.email);
  await page.getByRole('button', { name: 'Remind me' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await findMail(person.email, since, person.username);
});

test('SHELL-012 AUTH-050 an expired password is replaced on the sign-in page, and the new one works', async ({
  page,
}) => {
  const person = await makePerson({ lapsed: true });
  await page.goto('/auth/login');
  await fillSignIn(page, person.username);
  await page.getByRole('status').getByRole('link', { name: 'Renew password' }).click();
  await expect(page).toHaveURL('/auth/renew-password');
  await expect(page.getByRole('heading', { name: 'Renew your password' })).toBeVisible();
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Current password').fill('demo-wedding');
  await choose(page, 'a-new-wedding');
  await expect(page).toHaveURL('/auth/login');
  await fillSignIn(page, person.username, 'a-new-wedding');
  await expect(page).toHaveURL('/');
});

import { expect, test } from '@playwright/test';
import { dismissModals } from '../support/modals.ts';
import { makePerson } from '../support/people.ts';
import { fillSignIn, passwordField, signIn } from '../support/sign-in.ts';

test.beforeEach(({ context }) => dismissModals(context));

test('AUTH-001 SHELL-008 a vendor signs in with username and password and is greeted by name', async ({ page }) => {
  await signIn(page, 'demo');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Imogen');
});

test('SHELL-168 a wrong password is reported in the form, which keeps what was typed', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByLabel('Username').fill('demo');
  await passwordField(page).fill('not-the-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The username or password is incorrect.')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('demo');
});

test('SHELL-118 an empty field says that it is required', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This field is required!')).toHaveCount(2);
});

test('a person with two customers chooses one', async ({ page }) => {
  await page.goto('/auth/login');
  await fillSignIn(page, 'two-homes');
  await expect(page.getByRole('heading', { name: 'Where to today?' })).toBeVisible();
  const choices = page.getByRole('main').getByRole('listitem').getByRole('button');
  await expect(choices).toHaveCount(2);
  const name = (await choices.nth(1).innerText()).trim();
  await choices.nth(1).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByTestId('top-bar')).toContainText(name.split('\n').at(-1) ?? name);
});

test('a demo account signs in with one click', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByText('Demo accounts').click();
  await page.getByRole('button', { name: /^Use Imogen/ }).click();
  await expect(page).toHaveURL('/');
});

test('SHELL-061 SHELL-062 the requested page opens after the login', async ({ page }) => {
  await page.goto('/leads?status=new');
  await expect(page).toHaveURL('/auth/login?redirectUrl=%2Fleads%3Fstatus%3Dnew');
  await fillSignIn(page, 'demo');
  await expect(page).toHaveURL('/leads?status=new');
});

test('SHELL-062 a redirectUrl to another site opens / instead', async ({ page }) => {
  await page.goto('/auth/login?redirectUrl=//evil.example/leads');
  await fillSignIn(page, 'demo');
  await expect(page).toHaveURL('/');
});

test('SHELL-013 a logged-in user who opens a page under /auth is sent to /', async ({ page }) => {
  await signIn(page, 'demo');
  for (const path of ['login', 'google', 'forgot-password', 'forgot-username', 'renew-password']) {
    await page.goto(`/auth/${path}`);
    await expect(page).toHaveURL('/');
  }
});

test('SHELL-014 SHELL-059 AUTH-048 AUTH-049 a required password change comes before anything else', async ({
  page,
}) => {
  const { username } = await makePerson({ mustRenew: true });
  await page.goto('/leads');
  await fillSignIn(page, username);
  await expect(page).toHaveURL('/password-renew?redirectUrl=%2Fleads');
  await page.goto('/todo');
  await expect(page).toHaveURL('/password-renew?redirectUrl=%2Ftodo');

  await page.getByLabel('Current password').fill('demo-wedding');
  await page.getByLabel('New password', { exact: true }).fill('a-newer-wedding');
  await page.getByLabel('New password again').fill('another-one');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Passwords dont match.')).toBeVisible();

  await page.getByLabel('New password again').fill('a-newer-wedding');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page).toHaveURL('/todo');
});

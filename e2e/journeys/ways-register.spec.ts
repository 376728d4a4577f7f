import { expect, test } from '@playwright/test';
import { dismissModals } from '../support/modals.ts';
import { makeInvited, makePerson } from '../support/people.ts';
import { fillSignIn } from '../support/sign-in.ts';

test.beforeEach(({ context }) => dismissModals(context));

const BAD_LINK = 'This invitation is no longer valid.';

test('SHELL-017 AUTH-031 AUTH-032 AUTH-033 AUTH-034 AUTH-039 an invited person sets up the account and signs in', async ({
  page,
}) => {
  const invited = await makeInvited();
  const taken = await makePerson();
  await page.goto(invited.path);
  await expect(page.getByRole('heading', { name: 'Welcome, Wendy' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'I already have an account' })).toHaveAttribute('href', '/auth/login');
  const username = page.getByLabel('Username');
  await expect(username).toHaveValue(invited.username);

  const save = page.getByRole('button', { name: 'Save and continue' });
  await save.click();
  await expect(page.getByText('This field is required!')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('her-wedding');
  await page.getByLabel('New password again').fill('his-wedding');
  await save.click();
  await expect(page.getByText('Passwords dont match.')).toBeVisible();

  await page.getByLabel('New password again').fill('her-wedding');
  await username.fill(taken.username.toUpperCase());
  await save.click();
  await expect(page.getByText('This username is taken. Please choose another.')).toBeVisible();

  const chosen = `${invited.username}-own`;
  await username.fill(chosen);
  await save.click();
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText('Your account is ready.')).toBeVisible();
  await fillSignIn(page, chosen, 'her-wedding');
  await expect(page).toHaveURL('/');

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(invited.path);
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText(BAD_LINK)).toBeVisible();
});

test('AUTH-040 AUTH-041 a link that is too old, mangled or another’s opens the login and says why', async ({
  page,
}) => {
  const [old, one, other] = [await makeInvited({ expired: true }), await makeInvited(), await makeInvited()];
  const keyOf = (path: string) => path.split('/').at(-1) ?? '';
  const swapped = one.path.replace(keyOf(one.path), keyOf(other.path));
  for (const path of [old.path, swapped, '/register/1/1/cut-off', `/register/x/y/${keyOf(one.path)}`]) {
    await page.goto(path);
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByText(BAD_LINK)).toBeVisible();
  }
});

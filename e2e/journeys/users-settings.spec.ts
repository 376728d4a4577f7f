import { expect, test } from '@playwright/test';
import { findMailPath } from '../support/mailbox.ts';
import { makePerson } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

test('SHELL-053 SHELL-054 USER-057 USER-058 settings open on their first tab, the address names the others', async ({
  page,
}) => {
  await signIn(page, 'demo', { at: '/settings' });
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Account info');
  for (const [tab, name] of [
    ['change-password', 'Change password'],
    ['contact-info', 'Contact info'],
    ['personal-info', 'Personal info'],
  ] as const) {
    await page.getByRole('tab', { name }).click();
    await expect(page).toHaveURL(`/settings/${tab}`);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(name);
  }
  await page.goto('/settings/nothing-here');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Not Found');
});

test('USER-031 a password is changed with the old one, and the other sessions end', async ({ page, browser }) => {
  const person = await makePerson();
  await signIn(page, person.username);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, person.username);
  await page.goto('/settings/change-password');
  await expect(page.getByRole('list', { name: 'Where you are signed in' }).getByText('This device')).toHaveCount(1);

  await page.getByLabel('New password', { exact: true }).fill('a-newer-wedding');
  await page.getByLabel('New password again').fill('a-newer-wedding');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This field is required!')).toBeVisible();
  await page.getByLabel('Current password').fill('demo-wedding');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password was changed.')).toBeVisible();

  await other.goto('/leads');
  await expect(other).toHaveURL(/\/auth\/login/);
  await other.context().close();
});

test('a new address takes the password, and ‘This wasn’t me’ in the old mailbox gives everything back', async ({
  page,
  browser,
}) => {
  const person = await makePerson();
  const since = new Date();
  await signIn(page, person.username, { at: '/settings/contact-info' });
  const email = page.getByRole('textbox', { name: 'Email', exact: true });
  await expect(email).toHaveValue(person.email);
  await expect(page.getByLabel('Current password')).toHaveCount(0);
  await email.fill(`new-${person.email}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This field is required!')).toBeVisible();
  await page.getByLabel('Current password').fill('demo-wedding');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(await findMailPath(person.email, since, '/undo/'));
  await visitor.getByRole('button', { name: 'Undo the change' }).click();
  await expect(visitor.getByText('Undone. All devices are signed out.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('Undone. All devices are signed out.')).toBeVisible();
  await visitor.context().close();

  await page.goto('/leads');
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('USER-026 the own profile opens from the menu, with role and rights out of reach', async ({ page }) => {
  await signIn(page, 'assistant');
  await page.getByTestId('top-bar').getByRole('button', { name: /Tess/ }).click();
  await page.getByRole('menuitem', { name: 'Edit your profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your profile' });
  await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Tess');
  await expect(dialog.getByRole('switch', { name: 'Can manage' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'About this person' }).fill('Answers on weekdays.');
  await dialog.getByRole('button', { name: 'Save user' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
});

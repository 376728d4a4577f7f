import { expect, test } from '@playwright/test';
import { findMail, findMailPath } from '../support/mailbox.ts';
import { makePerson } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

test('USER-050 USER-051 the account manager confirms a new user from the mail, and only then the invitation leaves', async ({
  page,
  browser,
}) => {
  const owner = await makePerson({ canManage: true });
  const newcomer = { username: `${owner.username}-new`, email: `new-of-${owner.email}` };
  const since = new Date();
  await signIn(page, owner.username, { at: '/customer-users' });
  await page.getByRole('button', { name: 'Add user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a user' });
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Priya');
  await dialog.getByRole('button', { name: /^More options/ }).click();
  await dialog.getByRole('textbox', { name: 'Username' }).fill(newcomer.username);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(newcomer.email);
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('+61 491 570 156');
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByRole('row', { name: /Priya/ }).getByText('Waiting for confirmation')).toBeVisible();
  await expect(page.getByRole('row', { name: /Priya/ }).getByText('+61 491 570 156')).toBeVisible();

  const manager = await (await browser.newContext()).newPage();
  const path = await findMailPath(owner.managerEmail, since, '/users/confirm/');
  await manager.goto(path);
  await expect(manager.getByText(newcomer.email)).toBeVisible();
  await manager.getByRole('main').getByRole('button').click();
  await expect(manager.getByRole('main')).toContainText('Priya');
  await expect(manager.getByRole('main').getByRole('button')).toHaveCount(0);
  await findMail(newcomer.email, since, '/register/');
  await page.reload();
  await expect(page.getByRole('row', { name: /Priya/ }).getByText('Invited')).toBeVisible();

  // The same link again confirms nobody a second time; a wrong one says so.
  await manager.goto(path);
  await expect(manager.getByRole('main')).toContainText('Priya');
  await manager.goto(`${path.slice(0, -3)}AAA`);
  await expect(manager.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(manager.getByRole('main')).not.toContainText('Priya');
  await manager.context().close();
});

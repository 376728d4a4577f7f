import { type Locator, type Page, expect, test } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';

let serial = 0;
const unique = () => `journey-${Date.now()}-${(serial += 1)}`;

/** By its exact name: the star of a required field is not part of it. */
const field = (within: Locator, name: string) => within.getByRole('textbox', { name, exact: true });

async function addUser(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a user' });
  await field(dialog, 'Name').fill(name);
  await field(dialog, 'Email').fill(`${unique()}@vendors.example`);
  await field(dialog, 'Phone').fill('+61 491 570 156');
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByText(/Once your account manager confirms the user/)).toBeVisible();
  await expect(dialog).toBeHidden();
}

const openUser = (page: Page, name: string) =>
  page
    .getByRole('table', { name: 'Customer users' })
    .getByRole('link', { name: new RegExp(name) })
    .click();

test('USER-001 SHELL-047 USER-029 USER-032 USER-037 a manager adds a user, who then waits for confirmation', async ({
  page,
}) => {
  await signIn(page, 'demo', { at: '/customer-users' });
  await page.getByRole('button', { name: 'Add user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a user' });
  await expect(dialog.getByLabel('Current password')).toHaveCount(0);
  await expect(dialog.getByText('Which pages can I manage?')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Add an email' }).click();
  await expect(field(dialog, 'Email 2')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove Email 2' }).click();
  await expect(field(dialog, 'Email 2')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await expect(dialog.getByText('This field is required!')).toHaveCount(4);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const name = `Aroha ${Date.now()}`;
  await addUser(page, name);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row.getByText('Waiting for confirmation')).toBeVisible();
});

test('USER-015 USER-048 USER-053 links and pages are edited in the dialog and kept', async ({ page }) => {
  await signIn(page, 'demo', { at: '/customer-users' });
  const name = `Bindi ${Date.now()}`;
  await addUser(page, name);
  await openUser(page, name);
  const dialog = page.getByRole('dialog', { name: 'Edit user' });
  const barn = dialog.getByRole('group', { name: 'Wattle Creek Barn' });
  await barn.getByRole('checkbox', { name: /Wattle Creek Barn/ }).check();
  await expect(barn.getByText('Which pages can I manage?')).toBeVisible();
  await expect(barn.getByLabel('Shown as contact')).toBeChecked();
  await barn.getByLabel('Requests by SMS').check();
  const needed = barn.getByText('Needs access to ‘Couples’ below.');
  await expect(needed).toBeVisible();
  await barn.getByLabel('Couples', { exact: true }).check();
  await expect(needed).toHaveCount(0);
  await expect(barn.getByLabel('Payments')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save user' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await openUser(page, name);
  await expect(barn.getByLabel('Requests by SMS')).toBeChecked();
  await expect(barn.getByLabel('Couples', { exact: true })).toBeChecked();
  await expect(barn.getByLabel('Requests by email')).not.toBeChecked();
});

test('USER-028 who saves an older version is told, and nothing of the newer one is lost', async ({ page, context }) => {
  await signIn(page, 'demo', { at: '/customer-users' });
  const name = `Cleo ${Date.now()}`;
  await addUser(page, name);
  await openUser(page, name);
  await expect(page).toHaveURL(/user=\d+/);
  const other = await context.newPage();
  await other.goto(page.url());
  const theirs = other.getByRole('dialog', { name: 'Edit user' });
  await field(theirs, 'Surname').fill('Newer');
  await theirs.getByRole('button', { name: 'Save user' }).click();
  await expect(theirs).toBeHidden();

  const mine = page.getByRole('dialog', { name: 'Edit user' });
  await field(mine, 'Surname').fill('Older');
  await mine.getByRole('button', { name: 'Save user' }).click();
  await expect(mine.getByText('Someone else changed this in the meantime. Please check again.')).toBeVisible();
  await mine.getByRole('button', { name: 'Load the newer version' }).click();
  await expect(field(mine, 'Surname')).toHaveValue('Newer');
});

test('a user is switched off after a question, and on again', async ({ page }) => {
  await signIn(page, 'demo', { at: '/customer-users' });
  const name = `Dara ${Date.now()}`;
  await addUser(page, name);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(row.getByText('Inactive')).toBeVisible();
  await page.getByRole('button', { name: 'Inactive' }).click();
  await expect(page).toHaveURL(/status=inactive/);
  await row.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Activate' }).click();
  await expect(row).toHaveCount(0);
});

test('USER-047 who may not manage is not offered the page, and sees nothing on it', async ({ page }) => {
  await signIn(page, 'assistant');
  await expect(page.getByRole('link', { name: 'Couples' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Customer users' })).toHaveCount(0);
  await page.goto('/customer-users');
  await expect(page.getByText('You don’t have access to this page')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

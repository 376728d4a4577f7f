import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { findMailPath } from '../support/mailbox.ts';
import { signIn } from '../support/sign-in.ts';

test('WIZ-001 WIZ-002 WIZ-004 WIZ-005 WIZ-006 a company is invited, registers in four steps, and its link stops working', async ({
  page,
  browser,
}) => {
  const email = `company-${randomUUID().slice(0, 8)}@vendors.example`;
  const since = new Date();
  await signIn(page, 'staff', { at: '/desk/wizards' });
  await page.getByRole('button', { name: 'Invite a company' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a company' });
  await dialog.getByLabel('Company').fill('Saltbush Cakes');
  await dialog.getByLabel('Name').fill('Priya Raman');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${email}.`)).toBeVisible();
  const link = await findMailPath(email, since, '/signup-wizard/');

  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('textbox', { name: 'Company' })).toHaveValue('Saltbush Cakes');
  await visitor.getByRole('button', { name: 'Continue' }).click();
  await expect(visitor.getByText('This field is required!').first()).toBeVisible();
  await visitor.getByRole('combobox', { name: 'Company type' }).click();
  await visitor.getByRole('option').nth(1).click();
  await visitor.getByRole('combobox', { name: 'Legal form' }).click();
  await visitor.getByRole('option').nth(1).click();
  await visitor.getByRole('button', { name: 'Continue' }).click();

  await expect(visitor).toHaveURL(`${link}?step=contact`);
  await expect(visitor.getByLabel(/district|neighbourhood|identity/i)).toHaveCount(0);
  await visitor.getByRole('textbox', { name: 'Phone' }).fill('+61 491 570 156');
  // What is typed survives a reload, and the browser's own buttons go back and forth.
  await visitor.reload();
  await expect(visitor.getByRole('textbox', { name: 'Phone' })).toHaveValue(/491 570 156/);
  await visitor.getByRole('button', { name: 'Continue' }).click();
  await expect(visitor).toHaveURL(`${link}?step=listing`);
  await visitor.goBack();
  await expect(visitor.getByRole('textbox', { name: 'Name' })).toHaveValue('Priya Raman');
  await visitor.goForward();
  await visitor.getByRole('combobox', { name: 'Category' }).click();
  await visitor.getByRole('option').nth(1).click();
  await visitor.getByRole('combobox', { name: 'City' }).click();
  await visitor.getByRole('option').nth(1).click();
  await visitor
    .getByRole('textbox', { name: 'About your company' })
    .fill('We bake tall cakes with native flowers, wherever you marry.');
  await visitor.getByRole('button', { name: 'Continue' }).click();
  await expect(visitor.getByText('We bake tall cakes')).toBeVisible();
  const finishing = new Date();
  await visitor.getByRole('checkbox').check();
  await visitor.getByRole('button', { name: 'Register company' }).click();
  await expect(visitor.getByRole('heading', { name: 'Welcome to Bellbird' })).toBeVisible();
  expect(await findMailPath(email, finishing, '/register/')).toMatch(/^\/register\/\d+\/\d+\/[\w-]{43}$/);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
  await context.close();
});

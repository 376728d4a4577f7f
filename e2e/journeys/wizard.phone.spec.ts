import { type Page, devices, expect, test } from '@playwright/test';
import { findMail } from '../support/mailbox.ts';
import { makeWizard } from '../support/people.ts';

test('WIZ-001 WIZ-003 WIZ-006 a company starts on a phone, continues on a computer where it stopped, and registers once', async ({
  page,
  browser,
}) => {
  const { email, path } = await makeWizard('Saltbush Cakes');
  await page.goto(path);
  await choose(page, 'Company type');
  await choose(page, 'Legal form');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('0491 570 156');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'What couples will see' })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // Nobody is told off at the first letters.
  await page.getByRole('textbox', { name: 'About your company' }).pressSequentially('We bake');
  await expect(page.getByText('Please write at least')).toHaveCount(0);

  const desk = await browser.newContext(devices['Desktop Chrome']);
  const other = await desk.newPage();
  await other.goto(path);
  await expect(other).toHaveURL(`${path}?step=listing`);
  await choose(other, 'Category');
  await choose(other, 'City');
  await other
    .getByRole('textbox', { name: 'About your company' })
    .fill('We bake tall cakes with native flowers, wherever you marry.');
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByText(/491 570 156/)).toBeVisible();
  const since = new Date();
  await other.getByRole('checkbox').check();
  await other.getByRole('button', { name: 'Register company' }).dblclick();
  await expect(other.getByRole('heading', { name: 'Welcome to Bellbird' })).toBeVisible();
  await findMail(email, since, '/register/');
  await desk.close();

  // The phone is behind: what it has is not taken any more, and it says so.
  await choose(page, 'Category');
  await choose(page, 'City');
  await page
    .getByRole('textbox', { name: 'About your company' })
    .fill('We bake, and this text is long enough for a listing.');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This link is no longer valid.')).toBeVisible();
});

async function choose(page: Page, field: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option').nth(1).click();
}

import { type Page, expect } from '@playwright/test';

/** On the page of a company in the sandbox: chooses an account, or enters a new name. */
export async function chooseAccount(page: Page, company: string, name: string): Promise<void> {
  await arriveAt(page, company);
  const known = page.getByRole('button', { name: new RegExp(name) });
  if ((await known.count()) > 0) return known.click();
  await page.getByLabel('Or be somebody new').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** On the page of a company in the sandbox: changes their mind. The dialog that leads there has a Cancel, too. */
export async function refuseAccount(page: Page, company: string): Promise<void> {
  await arriveAt(page, company);
  await page.getByRole('button', { name: 'Cancel' }).click();
}

async function arriveAt(page: Page, company: string): Promise<void> {
  await expect(page).toHaveTitle(`Choose an account · ${company} in the sandbox`);
  // The last element of the page: once it is there, all of it is.
  await page.getByLabel('Or be somebody new').waitFor();
}

/** Presses the company's button on the sign-in page and completes its steps. */
export async function signInWith(page: Page, company: string, name: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: `Continue with ${company}` }).click();
  await chooseAccount(page, company, name);
}

import { type Page, expect } from '@playwright/test';

/** The page of a company in the sandbox: chooses somebody there, or a name of the journey's own. */
export async function chooseAccount(page: Page, company: string, name: string): Promise<void> {
  await expect(page).toHaveTitle(`Choose an account · ${company} in the sandbox`);
  // What stands last on the page is there when all of it is.
  await page.getByLabel('Or be somebody new').waitFor();
  const known = page.getByRole('button', { name: new RegExp(name) });
  if ((await known.count()) > 0) return known.click();
  await page.getByLabel('Or be somebody new').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Presses ‘Google’ on the sign-in page and goes all the way there. */
export async function signInWith(page: Page, company: string, name: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: `Continue with ${company}` }).click();
  await chooseAccount(page, company, name);
}

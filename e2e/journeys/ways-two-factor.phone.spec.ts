import { expect, test } from '@playwright/test';
import { makePerson } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { generateCode, setUpTwoFactor, toSecondStep } from '../support/two-factor.ts';

test('AUTH-018 AUTH-020 the second factor is set up and used on the phone that holds the app', async ({ page }) => {
  const person = await makePerson();
  await signIn(page, person.username, { at: '/settings/change-password' });
  const { key } = await setUpTwoFactor(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.evaluate(() => localStorage.clear());

  await toSecondStep(page, person.username);
  await page.getByRole('textbox', { name: 'Code from your app' }).fill(generateCode(key, 1));
  await expect(page).toHaveURL('/');
});

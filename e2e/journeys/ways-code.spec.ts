import { type Page, expect, test } from '@playwright/test';
import { findMail, findSms } from '../support/mailbox.ts';
import { dismissModals } from '../support/modals.ts';
import { type Person, makePerson } from '../support/people.ts';

test.beforeEach(({ context }) => dismissModals(context));

async function askForCode(page: Page, username: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByRole('radio', { name: 'One-time code' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText('We sent a 6-digit code to')).toBeVisible();
}

const codeField = (page: Page) => page.getByRole('textbox', { name: 'One-time code' });
const digitsIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? '';
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function codeFor(page: Page, person: Person): Promise<string> {
  const since = new Date();
  await askForCode(page, person.username);
  return digitsIn(await findSms(person.phone, since));
}

test('AUTH-002 AUTH-003 AUTH-021 AUTH-022 six digits by SMS sign in as soon as the last is there', async ({ page }) => {
  const person = await makePerson();
  const code = await codeFor(page, person);
  await expect(page.getByText(`•••• ••• ${person.phone.slice(-3)}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeDisabled();
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await page.keyboard.type(`${code.slice(0, 3)}x-${code.slice(3, 5)}`);
  await expect(codeField(page)).toHaveValue(code.slice(0, 5));
  await page.keyboard.type(code.slice(5));
  await expect(page).toHaveURL('/');
});

test('AUTH-004 AUTH-005 the time left and the wait for another code count down in sight', async ({ page }) => {
  await page.clock.install();
  const person = await makePerson();
  await askForCode(page, person.username);
  await expect(page.getByRole('timer')).toHaveText(/Valid for\s*(2:00|1:[345]\d)/);
  await expect(page.getByText(/Send again in 0:(30|[012]\d)/)).toBeVisible();
  await page.clock.runFor(31_000);
  await expect(page.getByRole('button', { name: 'Send again' })).toBeEnabled();
  await page.clock.runFor(90_000);
  await expect(page.getByRole('timer')).toHaveText('The code is no longer valid');
});

test('AUTH-021 the code goes to the email address instead when there is no phone at hand', async ({ page }) => {
  const person = await makePerson();
  await codeFor(page, person);
  const since = new Date();
  await page.getByRole('button', { name: 'Use my email instead' }).click();
  await expect(page.getByText('j•••@v•••.example')).toBeVisible();
  await codeField(page).fill(digitsIn((await findMail(person.email, since, 'your code to sign in')).subject));
  await expect(page).toHaveURL('/');
});

test('a wrong code is told at its field; after five the code is dead, and a new one signs in even before its response', async ({
  page,
}) => {
  const person = await makePerson();
  const code = await codeFor(page, person);
  for (let guess = 0; guess < 5; guess += 1) {
    const answered = page.waitForResponse('**/auth/quick/verify');
    await codeField(page).fill(wrong(code));
    await answered;
    await expect(page.getByText('That code is incorrect.')).toBeVisible();
    await expect(codeField(page)).toHaveValue('');
    await expect(codeField(page)).toBeFocused();
  }
  await codeField(page).fill(code);
  await expect(page.getByText('This code is no longer valid. Please ask for a new one.')).toBeVisible();
  // On a slow line the message arrives before the response that names its challenge.
  const { promise: typed, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/auth/quick/request', async (route) => {
    const response = await route.fetch();
    await typed;
    await route.fulfill({ response });
  });
  const since = new Date();
  const again = page.getByRole('button', { name: 'Send again' });
  await again.click();
  await expect(again).toBeDisabled();
  await codeField(page).fill(digitsIn(await findSms(person.phone, since)));
  release();
  await expect(page).toHaveURL('/');
});

test('a name that nobody has looks the same', async ({ page }) => {
  await askForCode(page, 'nobody-here');
  await expect(codeField(page)).toBeVisible();
  await expect(page.getByText(/•••/)).toBeVisible();
});

test('AUTH-008 a person with two customers chooses one after the code', async ({ page }) => {
  const since = new Date();
  await askForCode(page, 'two-homes');
  await codeField(page).fill(digitsIn(await findSms('+61491570110', since)));
  await expect(page.getByRole('heading', { name: 'Where to today?' })).toBeVisible();
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await expect(page).toHaveURL('/');
});

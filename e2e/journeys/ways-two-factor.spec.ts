import { type Page, expect, test } from '@playwright/test';
import { findMail, findSms } from '../support/mailbox.ts';
import { makePerson } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { generateCode, setUpTwoFactor, toSecondStep } from '../support/two-factor.ts';

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code from your app' });
const wrong = (key: string) =>
  ['111111', '222222', '333333', '444444'].find(
    (code) => ![-1, 0, 1].some((ahead) => generateCode(key, ahead) === code),
  ) ?? '';

/** Leaves this browser as a stranger finds it. */
async function forget(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
}

test('AUTH-018 AUTH-019 AUTH-020 set up in the settings, then asked for after the password, and opened by the sixth digit', async ({
  page,
}) => {
  const person = await makePerson();
  const since = new Date();
  await signIn(page, person.username);
  const { key } = await setUpTwoFactor(page);
  await expect(page.getByText(/safer than a code by text message/)).toBeVisible();
  await findMail(person.email, since, 'Two-step sign-in is on');
  await forget(page);

  await toSecondStep(page, person.username);
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await codeField(page).fill(wrong(key));
  await expect(page.getByText('That code is incorrect.')).toBeVisible();
  await expect(codeField(page)).toHaveValue('');
  await codeField(page).fill(generateCode(key, 1));
  await expect(page).toHaveURL('/');
});

test('AUTH-020 a recovery code opens once, its owner hears of it, and the settings count it', async ({ page }) => {
  const person = await makePerson();
  await signIn(page, person.username);
  const { recoveryCodes } = await setUpTwoFactor(page);
  await forget(page);

  const since = new Date();
  await toSecondStep(page, person.username);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill((recoveryCodes[0] ?? '').toUpperCase());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/');
  await findMail(person.email, since, 'A recovery code was used');
  await page.goto('/settings/change-password');
  await expect(page.getByText('9 recovery codes left.')).toBeVisible();
  await forget(page);

  await toSecondStep(page, person.username);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('That code is incorrect.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in as someone else' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('AUTH-020 a one-time code is followed by the second step too', async ({ page }) => {
  const person = await makePerson();
  await signIn(page, person.username);
  const { key } = await setUpTwoFactor(page);
  await forget(page);

  const since = new Date();
  await page.goto('/auth/login');
  await page.getByRole('radio', { name: 'One-time code' }).click();
  await page.getByLabel('Username').fill(person.username);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const code = /\b\d{6}\b/.exec(await findSms(person.phone, since))?.[0] ?? '';
  await page.getByRole('textbox', { name: 'One-time code' }).fill(code);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await codeField(page).fill(generateCode(key, 1));
  await expect(page).toHaveURL('/');
});

test('AUTH-020 recovery codes are copied, downloaded and renewed, and the second factor is turned off again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = await makePerson();
  await signIn(page, person.username);
  const { recoveryCodes } = await setUpTwoFactor(page);

  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByLabel('Current password', { exact: true }).last().fill('demo-wedding');
  await page.getByRole('button', { name: 'Create new codes' }).click();
  const codes = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const renewed = await codes.getByRole('listitem').allInnerTexts();
  expect(renewed.filter((code) => recoveryCodes.includes(code))).toEqual([]);
  await codes.getByRole('button', { name: 'Copy' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(renewed.join('\n'));
  const download = page.waitForEvent('download');
  await codes.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('bellbird-recovery-codes.txt');
  await codes.getByRole('button', { name: 'I’ve saved them' }).click();

  await page.getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn off' });
  await dialog.getByRole('button', { name: 'Use a code instead' }).click();
  await dialog.getByRole('textbox', { name: 'Code from your app, or a recovery code' }).fill('aaaaa-aaaaa');
  await dialog.getByRole('button', { name: 'Turn off two-step sign-in' }).click();
  await expect(dialog.getByText('That code is incorrect.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Code from your app, or a recovery code' }).fill(renewed[0] ?? '');
  await dialog.getByRole('button', { name: 'Turn off two-step sign-in' }).click();
  await expect(page.getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible();
  await forget(page);
  await signIn(page, person.username);
});

test('AUTH-007 AUTH-008 one sign-in that fits several customers is asked where to, and arrives there', async ({
  page,
}) => {
  await page.goto('/auth/login');
  await page.getByLabel('Username').fill('two-homes');
  await page.locator('input[type="password"]').fill('demo-wedding');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Where to today?' })).toBeVisible();
  const choices = page.getByRole('main').getByRole('listitem').getByRole('button');
  await expect(choices).toHaveCount(2);
  await choices.last().click();
  await expect(page).toHaveURL('/');
});

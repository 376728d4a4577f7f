import { type Page, expect, test } from '@playwright/test';
import { dismissModals } from '../support/modals.ts';
import { makePerson } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { chooseAccount, refuseAccount, signInWith } from '../support/social.ts';

test.beforeEach(({ context }) => dismissModals(context));

const accounts = (page: Page) => page.getByRole('list', { name: 'Connected accounts' });

/** Presses the button and says the password, as before every new way in. */
async function goConnect(page: Page, company: string) {
  await accounts(page)
    .getByRole('button', { name: `Connect ${company}` })
    .click();
  const dialog = page.getByRole('dialog', { name: `Connect ${company}` });
  await dialog.getByLabel('Current password').fill('demo-wedding');
  await dialog.getByRole('button', { name: `Continue to ${company}` }).click();
}

test('AUTH-006 AUTH-015 AUTH-016 SHELL-009 Google opens the door, to where the person wanted to go', async ({
  page,
}) => {
  await page.goto('/leads');
  for (const name of ['Google', 'Facebook', 'Instagram']) {
    await expect(page.getByRole('button', { name: `Continue with ${name}` })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await chooseAccount(page, 'Google', 'Imogen Hartley');
  await expect(page).toHaveURL('/leads');
  await expect(page.getByTestId('top-bar').getByRole('button', { name: /Imogen/ })).toBeVisible();
});

test('AUTH-008 AUTH-015 with two customers one is chosen after Google', async ({ page }) => {
  await signInWith(page, 'Google', 'Bridget Doyle');
  await expect(page.getByRole('heading', { name: 'Where to today?' })).toBeVisible();
  await expect(page).toHaveURL('/auth/google');
  await page.getByRole('button', { name: 'Fremantle String Quartet' }).click();
  await expect(page).toHaveURL('/');
});

for (const [company, way] of [
  ['Google', '/auth/google'],
  ['Facebook', '/auth/login?way=facebook'],
  ['Instagram', '/auth/login?way=instagram'],
] as const) {
  test(`AUTH-006 a ${company} account of nobody here gets a clear answer and the way back, and so does a change of mind`, async ({
    page,
  }) => {
    await signInWith(page, company, 'Somebody Unknown');
    await expect(page.getByRole('alert')).toContainText(
      `This ${company} account isn’t connected to a Bellbird account.`,
    );
    // Nothing that was handed back stays in the address.
    await expect(page).toHaveURL(way);
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await page.getByRole('button', { name: `Continue with ${company}` }).click();
    await refuseAccount(page, company);
    await expect(page.getByRole('alert')).toContainText(`You cancelled at ${company}.`);
  });
}

for (const [company, requirement] of [
  ['Facebook', 'AUTH-014'],
  ['Instagram', 'AUTH-017 SHELL-052'],
] as const) {
  test(`${requirement} USER-020 ${company} is connected in the settings, and opens the door from then on`, async ({
    page,
  }) => {
    const person = await makePerson();
    await signIn(page, person.username, { at: '/settings' });
    await goConnect(page, company);
    await chooseAccount(page, company, person.username);
    await expect(page.getByText(`Your ${company} account is connected.`)).toBeVisible();
    await expect(page).toHaveURL('/settings/account-info');
    await page.evaluate(() => localStorage.clear());
    await signInWith(page, company, person.username);
    await expect(page).toHaveURL('/');
  });
}

test('USER-019 USER-020 USER-052 Google is connected from the own profile and disconnected again', async ({ page }) => {
  const person = await makePerson();
  await signIn(page, person.username);
  await page.getByTestId('top-bar').getByRole('button', { name: /Wendy/ }).click();
  await page.getByRole('menuitem', { name: 'Edit your profile' }).click();
  await goConnect(page, 'Google');
  await chooseAccount(page, 'Google', person.username);
  await expect(page.getByText('Your Google account is connected.')).toBeVisible();
  await expect(accounts(page).getByText('@people.example')).toBeVisible();
  await accounts(page).getByRole('button', { name: 'Disconnect Google' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('Your Google account is disconnected.')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await signInWith(page, 'Google', person.username);
  await expect(page.getByRole('alert')).toContainText('isn’t connected to a Bellbird account');
});

test('USER-052 who cancels while the way to Google is being asked for stays in the settings', async ({ page }) => {
  const person = await makePerson();
  await signIn(page, person.username, { at: '/settings/account-info' });
  const { promise: cancelled, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/accounts', async (route) => {
    if (route.request().method() !== 'GET') await cancelled;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => request.url().endsWith('/accounts') && request.method() !== 'GET');
  await goConnect(page, 'Google');
  const answered = (await asked).response();
  await page.getByRole('dialog', { name: 'Connect Google' }).getByRole('button', { name: 'Cancel' }).click();
  release();
  expect((await answered)?.ok()).toBe(true);
  await page.getByRole('link', { name: 'Couples' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Couples' })).toBeVisible();
});

test('USER-052 nobody connects an account for somebody else', async ({ page }) => {
  await signIn(page, 'demo', { at: '/customer-users' });
  await page
    .getByRole('link', { name: /Tess/ })
    .or(page.getByRole('button', { name: /^Tess/ }))
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit user' });
  await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Tess');
  await expect(accounts(page)).toHaveCount(0);
});

for (const [company, id] of [
  ['Google', 'USER-055'],
  ['Facebook', 'USER-054'],
] as const) {
  test(`${id} USER-056 a ${company} connection that fails is told in a snackbar`, async ({ page }) => {
    const [first, second] = [await makePerson(), await makePerson()];
    for (const person of [first, second]) {
      await signIn(page, person.username, { at: '/settings/account-info' });
      await goConnect(page, company);
      await chooseAccount(page, company, first.username);
      const outcome =
        person === first ? 'is connected.' : 'could not be connected. It’s already connected to another Bellbird user.';
      await expect(page.getByText(`Your ${company} account ${outcome}`)).toBeVisible();
      await expect(page).toHaveURL('/settings/account-info');
      if (person === first) await page.evaluate(() => localStorage.clear());
    }
    await goConnect(page, company);
    await refuseAccount(page, company);
    await expect(page.getByText(`Your ${company} account could not be connected.`)).toBeVisible();
  });
}

test('SHELL-009 a return that was never begun here is refused: a code of somebody else signs nobody in', async ({
  page,
}) => {
  await page.goto(`/auth/google?code=planted&state=${'x'.repeat(43)}`);
  await expect(page.getByRole('alert')).toContainText('started in another window');
  await page.goto('/auth/google');
  await expect(page.getByRole('alert')).toContainText('There’s no Google sign-in to complete here.');
});

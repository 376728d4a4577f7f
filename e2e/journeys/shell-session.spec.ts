import { type Page, expect, test } from '@playwright/test';
import { dismissModals } from '../support/modals.ts';
import { fillSignIn, signIn, waitForPanel } from '../support/sign-in.ts';
import { sendCallsSingly } from '../support/single-calls.ts';

test.beforeEach(({ context }) => dismissModals(context));

async function exit(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Exit' }).click();
}

test('SHELL-063 SHELL-088 AUTH-013 AUTH-045 Exit logs out, clears the storage, and keeps the language and modal records', async ({
  page,
}) => {
  await signIn(page, 'demo');
  await page.evaluate(() => {
    for (const key of ['lng', 'modal.advert', 'other']) localStorage.setItem(key, 'x');
  });
  const ended = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await exit(page);
  expect((await ended).status()).toBe(204);
  await expect(page).toHaveURL('/auth/login');
  const kept = await page.evaluate(() => Object.keys(localStorage).toSorted());
  expect(kept.filter((key) => !/^modal\.\d/.test(key))).toEqual(['lng', 'modal.advert', 'modal.push']);
  expect(kept.filter((key) => /^modal\.\d/.test(key))).toHaveLength(5);
});

test('AUTH-047 a logout in one tab takes the other to the login, and a login brings it back', async ({
  page,
  context,
}) => {
  await signIn(page, 'demo');
  const other = await context.newPage();
  await other.goto('/todo');
  await waitForPanel(other);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('To-do');
  await exit(page);
  await expect(other).toHaveURL('/auth/login');
  await expect(page).toHaveURL('/auth/login');
  await fillSignIn(other, 'demo');
  await expect(other).toHaveURL('/');
  await expect(page).toHaveURL('/');
});

test('SHELL-167 a 401 to any call clears the storage and opens the login, once', async ({ page }) => {
  await signIn(page, 'demo');
  // On a page without the panel nothing uses the old token before the next page does.
  await page.goto('/healthz');
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('bellbird.session') ?? '{}') as object;
    localStorage.setItem('bellbird.session', JSON.stringify({ ...stored, accessToken: 'worn-out' }));
  });
  await page.goto('/leads');
  await expect(page).toHaveURL('/auth/login?redirectUrl=%2Fleads');
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('bellbird.session'))).toBeNull();
});

test('SHELL-058 while the login state is unknown neither page nor login is shown', async ({ page }) => {
  await signIn(page, 'demo');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await sendCallsSingly(page);
  await page.route('**/api/access-tokens/*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/leads');
  // Only the frame that every visitor gets, in which nothing can be pressed.
  const frame = page.locator('[data-frame][inert]');
  await expect(frame.locator('h1')).toHaveText('Couples');
  await expect(page).toHaveURL('/leads');
  await expect(page.getByRole('link', { name: /code \d+/ })).toHaveCount(0);
  release();
  await expect(frame).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Couples');
});

test('when the server is unreachable the panel offers a retry and logs nobody out', async ({ page }) => {
  await signIn(page, 'demo');
  await sendCallsSingly(page);
  await page.route('**/api/access-tokens/*', (route) => route.abort());
  await page.goto('/leads');
  await expect(page.getByRole('heading', { name: 'We couldn’t reach Bellbird' })).toBeVisible();
  await page.unroute('**/api/access-tokens/*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Couples');
});

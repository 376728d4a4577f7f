import { expect, test } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'demo');
});

test('SHELL-093 below 1000 the sidebar is a drawer, opened from the one menu at the bottom', async ({ page }) => {
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await page.getByRole('button', { name: 'More' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main' });
  await expect(drawer).toBeVisible();
  expect((await drawer.boundingBox())?.width).toBe(256);
  await drawer.getByRole('link', { name: 'Discounts' }).click();
  await expect(page).toHaveURL('/discounts');
  await expect(drawer).toBeHidden();
});

test('SHELL-075 SHELL-076 the drawer’s Logout asks first', async ({ page }) => {
  const askToLeave = async () => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
  };
  await askToLeave();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to logout?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/');
  await askToLeave();
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/auth/login');
});

test('SHELL-093 no page of the shell scrolls sideways at 360', async ({ page }) => {
  for (const path of ['/', '/leads', '/providers', '/settings', '/checkout', '/errors/error-404']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test('the bottom bar leads to Home, Couples, Calendar and To-do, and the current place is lit', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  await bar.getByRole('link', { name: /^Couples/ }).click();
  await expect(page).toHaveURL('/leads');
  await expect(bar.getByRole('link', { name: /^Couples/ })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveURL(/\/providers\/\d+\/calendar-events/);
  await expect(bar.getByRole('link', { name: 'Calendar' })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('link', { name: /^To-do/ }).click();
  await expect(page).toHaveURL('/todo');
  await bar.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('before its code arrives, the document shows a vendor’s page: its place, its headings and no wrong words', async ({
  context,
}) => {
  // In a tab of its own: a panel whose code stops arriving loads itself again.
  const page = await context.newPage();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await expect(bar.getByRole('link', { name: 'Calendar' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'To-do' })).toBeVisible();
  await expect(page.getByText('Your couples will appear here')).toHaveCount(0);
  await page.goto('/leads');
  await expect(bar.getByRole('link', { name: 'Couples' })).toHaveAttribute('aria-current', 'page');
});

test('the account’s menu is in the drawer, with the profile and the settings', async ({ page }) => {
  await page.getByRole('button', { name: 'More' }).click();
  await page
    .getByRole('dialog', { name: 'Main' })
    .getByRole('button', { name: /Imogen Hartley/ })
    .click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
});

type Manifest = { icons: { src: string }[]; shortcuts: { url: string }[] };

test('the panel can be installed: its manifest, icons and shortcuts are there, and the icon tells who waits', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.setAppBadge = async (count = 0) => {
      document.documentElement.dataset['badge'] = String(count);
    };
  });
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await page.request.get(href ?? '')).json()) as Manifest;
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/dashboard' });
  for (const { src } of manifest.icons)
    expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
  for (const { url } of manifest.shortcuts) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const waiting = page.getByRole('navigation', { name: 'Shortcuts' }).getByLabel(/new or pending/);
  await expect(page.locator('html')).toHaveAttribute('data-badge', (await waiting.textContent()) ?? '');
});

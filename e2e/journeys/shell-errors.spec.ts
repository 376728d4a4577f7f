import { expect, test } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';

for (const [path, title] of [
  ['/errors/error-401', /^401/],
  ['/errors/error-404', '404 Not Found'],
  ['/errors/error-500', '500 Server Error'],
] as const) {
  test(`SHELL-007 SHELL-019 SHELL-020 SHELL-021 SHELL-129 ${path} has no navigation and says what to do`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('contact support through WhatsApp or email')).toBeVisible();
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
    await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
}

test('SHELL-022 an unknown path shows the 404 page, logged in or not', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
  await expect(page).toHaveTitle('404 Not Found · Bellbird');
  await signIn(page, 'demo', { at: '/settings/nonsense' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
});

import { expect, test } from '@playwright/test';
import { passwordField } from '../support/sign-in.ts';

test('a vendor finds the sign-in page', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(passwordField(page)).toBeVisible();
});

import { type Page, expect } from '@playwright/test';
import { generateSync } from 'otplib';
import { fillSignIn } from './sign-in.ts';

const HALF_MINUTE_S = 30;

/** The code that the app shows now, or `ahead` half-minutes from now: each code works once. */
export function generateCode(key: string, ahead = 0): string {
  return generateSync({ secret: key, epoch: Math.floor(Date.now() / 1000) + ahead * HALF_MINUTE_S });
}

/** Sets up two-step sign-in in the settings; returns the key and the recovery codes. */
export async function setUpTwoFactor(page: Page): Promise<{ key: string; recoveryCodes: string[] }> {
  await page.goto('/settings/change-password');
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up two-step sign-in' });
  await dialog.getByLabel('Current password').fill('demo-wedding');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const key = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '');
  await dialog.getByRole('textbox', { name: 'Code from your app' }).fill(generateCode(key));
  const codes = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recoveryCodes = await codes.getByRole('listitem').allInnerTexts();
  await codes.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();
  return { key, recoveryCodes };
}

/** Signs in as far as the second step. */
export async function toSecondStep(page: Page, username: string): Promise<void> {
  await page.goto('/auth/login');
  await fillSignIn(page, username);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
}

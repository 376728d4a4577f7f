import { expect, test } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';

test('SHELL-027 LEAD-055 on a phone the couples are cards, and opening one leads to it', async ({ page }) => {
  await signIn(page, 'demo');
  await page.goto('/leads');
  const list = page.getByRole('list', { name: 'Couples' });
  await expect(list.getByRole('listitem')).toHaveCount(25);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
  await list.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/leads\/\d+/);
});

test('LEAD-065 on a phone the board shows one column, and a menu moves a card', async ({ page }) => {
  await signIn(page, 'demo');
  await page.goto('/leads?view=board&column=negotiating');
  const column = page.getByRole('region', { name: 'In contact' });
  await expect(column.getByRole('article').first()).toBeVisible();
  const move = column.getByRole('button', { name: /^Move / }).first();
  const name = (await move.getAttribute('aria-label'))?.replace('Move ', '') ?? '';
  await move.click();
  await page.getByRole('menuitem', { name: 'Offer made' }).click();
  await expect(column.getByRole('article').filter({ hasText: name })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(column.getByRole('article').filter({ hasText: name })).toHaveCount(1);
});

import { expect, test } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';

test('a figure of the overview opens the requests behind it, in its address; back closes them', async ({ page }) => {
  await signIn(page, 'staff', { at: '/desk' });
  const places = page.locator('a[href*="category="]');
  const category = await places.first().innerText();
  await places.first().click();
  const dialog = page.getByRole('dialog', { name: category });
  await expect(dialog.getByText(/^The last four weeks · [\d,]+ requests?$/)).toBeVisible();
  const rows = dialog.getByRole('listitem');
  await expect(rows.first()).toContainText(category);
  await expect(rows.first().getByRole('link')).toHaveAttribute('href', /^\/desk\/customers\/\d+$/);
  await expect(page).toHaveURL(/\?requests=all&category=\d+$/);
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page
    .getByRole('link', { name: /: Requests$/ })
    .last()
    .click();
  await expect(page.getByRole('dialog', { name: 'Requests' }).getByText(/^Week from /)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/desk$/);
});

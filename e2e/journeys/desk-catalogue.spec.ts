import { expect, test } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';

test('a draft of the catalogue is compared, published, and undone', async ({ page }) => {
  await signIn(page, 'staff', { at: '/desk/catalogue' });
  await expect(page.getByRole('heading', { level: 1, name: 'Catalogue' })).toBeVisible();

  await page.getByRole('tab', { name: 'Lists' }).click();
  await page.getByRole('searchbox', { name: 'Find an entry' }).fill('bucks');
  await page.getByRole('button', { name: 'Edit Bucks night' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Bucks night' });
  await expect(form.getByRole('combobox', { name: 'List' })).toBeDisabled();
  await form.getByLabel('Name', { exact: false }).first().fill('');
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(form.getByText('This field is required!')).toBeVisible();
  await form.getByLabel('Name', { exact: false }).first().fill('Bucks party');
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Your draft')).toBeVisible();

  await page.getByRole('button', { name: 'Review and publish' }).click();
  const review = page.getByRole('dialog', { name: 'Review and publish' });
  await expect(review.locator('del')).toHaveText('Before: Bucks night');
  await expect(review.locator('ins')).toHaveText('After: Bucks party');
  await review.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(page.getByText('1 change published')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Bucks party' })).toBeVisible();

  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Undo the change of Bucks party' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Change of Bucks party undone')).toBeVisible();

  await page.getByRole('tab', { name: 'Packages' }).click();
  await page.getByRole('button', { name: 'Edit Plus' }).click();
  const product = page.getByRole('dialog', { name: 'Edit Plus' });
  await product.getByRole('button', { name: 'Add a price' }).click();
  await product.getByRole('button', { name: 'Remove line 1' }).first().click();
  await product.getByRole('button', { name: 'Save draft' }).click();
  await expect(product.getByText('This field is required!').first()).toBeVisible();
});

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

  await page.getByRole('searchbox', { name: 'Find an entry' }).fill('hens');
  await page.getByRole('button', { name: 'Edit Hens night' }).click();
  const other = page.getByRole('dialog', { name: 'Edit Hens night' });
  await other.getByLabel('Name', { exact: false }).first().fill('Hens party');
  await other.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Your draft')).toBeVisible();

  await page.getByRole('button', { name: 'Review and publish' }).click();
  const review = page.getByRole('dialog', { name: 'Review and publish' });
  await expect(review.locator('del')).toHaveText(['Before: Bucks night', 'Before: Hens night']);
  await expect(review.locator('ins')).toHaveText(['After: Bucks party', 'After: Hens party']);
  await review.getByRole('checkbox', { name: 'Publish Hens party' }).uncheck();
  // On a slow line the rest is discarded before the response; it still counts what was published.
  const { promise: discarded, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/catalogue/publications', async (route) => {
    const response = await route.fetch();
    await discarded;
    await route.fulfill({ response });
  });
  const published = page.waitForRequest('**/catalogue/publications');
  await review.getByRole('button', { name: 'Publish 1 change' }).click();
  await published;
  await review.getByRole('button', { name: 'Discard the draft of Hens party' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(review.getByText('Hens party')).toHaveCount(0);
  release();
  await expect(page.getByText('1 change published')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find an entry' }).fill('bucks');
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

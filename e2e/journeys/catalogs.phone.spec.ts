import { expect, test } from '@playwright/test';
import { makeCatalog } from '../support/budget.ts';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

test('CAT-010 CAT-016 CAT-025 CAT-026 CAT-027 on a phone a price is changed, and a space added, corrected and deleted', async ({
  page,
}) => {
  const vendor = await makeVendor({ pages: ['leads', 'catalogs'] });
  await makeCatalog(page, vendor, { name: 'Summer', days: 60 });
  await signIn(page, vendor.username, { at: `/providers/${vendor.providerId}/info/budget` });
  const weekend = page.getByRole('group', { name: 'Full reception package' }).getByLabel('Weekend');
  await weekend.fill('');
  await page.getByRole('button', { name: 'Save prices' }).click();
  await expect(page.getByText('This field is required!')).toBeInViewport();
  await weekend.fill('1950');
  await page.getByRole('button', { name: 'Save prices' }).click();
  await expect(page.getByText('‘Summer’ saved.')).toBeVisible();
  await expect(weekend).toHaveValue('1,950');

  await page.getByRole('button', { name: 'Add space' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add space' });
  await dialog.getByLabel('Name').fill('Barn & Lawn');
  await dialog.getByRole('button', { name: 'Add space' }).click();
  await expect(dialog.getByText('Please use letters, or letters with numbers.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Barn 2');
  await dialog.getByLabel('Guests for cocktails').fill('9');
  await dialog.getByRole('button', { name: 'Add space' }).click();
  await expect(dialog.getByText('Please enter a number of 2 to 4 digits.')).toBeVisible();
  await dialog.getByLabel('Guests for cocktails').fill('');
  await dialog.getByRole('button', { name: 'Add space' }).click();
  await expect(dialog.getByText('Please fill in the guests for a meal, for cocktails, or both.')).toBeVisible();
  await dialog.getByLabel('Guests for a meal').fill('90');
  await dialog.getByRole('button', { name: 'Add space' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('90 seated')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Barn 2' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit space' });
  await edit.getByLabel('Guests for cocktails').fill('130');
  await edit.getByRole('button', { name: 'Save space' }).click();
  await expect(page.getByText('130 cocktail')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Barn 2' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No spaces yet.')).toBeVisible();
});

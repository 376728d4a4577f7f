import { randomUUID } from 'node:crypto';
import { type Page, expect, test } from '@playwright/test';
import { type Vendor, makeVendor } from '../support/people.ts';
import { PICTURE, addProduct, decideOnProduct } from '../support/products.ts';
import { signIn } from '../support/sign-in.ts';

const products = (vendor: Vendor) => `/providers/${vendor.providerId}/items`;
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Products' }).getByRole('listitem').filter({ hasText: name });
const names = (page: Page) =>
  page.getByRole('list', { name: 'Products' }).getByRole('button', { name: /^(First|Second|Third)$/ });

test('SHELL-037 ITEM-001 ITEM-003 ITEM-009 ITEM-011 a product is written, approved, hidden, deleted and put back', async ({
  page,
}) => {
  const vendor = await makeVendor({ pages: ['items'] });
  const name = `Long lunch ${randomUUID().slice(0, 6)}`;
  await signIn(page, vendor.username, { at: products(vendor) });
  await expect(page.getByText('No products yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add product' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Price from').fill('5200');
  await dialog.getByLabel('Price up to').fill('4000');
  await dialog.getByRole('button', { name: 'Add product' }).click();
  await expect(dialog.getByText('The maximum price must be above the minimum price.')).toBeVisible();
  await expect(dialog.getByText('At least 1 product image is required.')).toBeVisible();
  await dialog.getByLabel('Price up to').fill('7800');
  await dialog.locator('input[type="file"]').setInputFiles(PICTURE);
  await expect(dialog.getByRole('img', { name: 'Image 1' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Full day' }).click();
  await dialog.getByRole('button', { name: 'Add product' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, name)).toContainText('A$5,200 to A$7,800');
  await expect(row(page, name)).toContainText('Waiting for approval');

  await decideOnProduct(page, name, { decision: 'approved' });
  await page.reload();
  await expect(row(page, name)).toContainText('Active');
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Hide from couples' }).click();
  await expect(row(page, name)).toContainText('Hidden');
  await row(page, name).getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Full day' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  // Held by the mouse the notice stays, however long the rest takes.
  await page.getByRole('button', { name: 'Undo' }).hover();
  await expect(page.getByText('No products yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, name)).toContainText('Hidden');
});

test('ITEM-001 ITEM-005 products are put in order by hand, by keyboard and by menu, and stay so', async ({ page }) => {
  const vendor = await makeVendor({ pages: ['items'] });
  await signIn(page, vendor.username);
  for (const name of ['First', 'Second', 'Third']) await addProduct(page, vendor.providerId, name);
  await page.goto(products(vendor));
  await expect(names(page)).toHaveText(['First', 'Second', 'Third']);
  const moved = () => page.waitForResponse((answer) => answer.url().endsWith('/move-order') && answer.ok());

  await Promise.all([moved(), page.getByRole('button', { name: /^Move First/ }).press('ArrowDown')]);
  await expect(names(page)).toHaveText(['Second', 'First', 'Third']);
  await expect(page.getByText('First moved to 2 of 3.')).toBeAttached();
  await page.getByRole('button', { name: 'More for Third' }).click();
  await Promise.all([moved(), page.getByRole('menuitem', { name: 'Move to the top' }).click()]);
  await expect(names(page)).toHaveText(['Third', 'Second', 'First']);

  const [from, to] = [page.getByRole('button', { name: /^Move First/ }), row(page, 'Third')];
  await from.hover();
  await page.mouse.down();
  const place = await to.boundingBox();
  await page.mouse.move((place?.x ?? 0) + 40, (place?.y ?? 0) + (place?.height ?? 0) / 2, { steps: 12 });
  await Promise.all([moved(), page.mouse.up()]);
  await expect(names(page)).toHaveText(['First', 'Third', 'Second']);
  await page.reload();
  await expect(names(page)).toHaveText(['First', 'Third', 'Second']);
});

import { type Page, expect, test } from '@playwright/test';
import { makeCatalog } from '../support/budget.ts';
import { type Vendor, makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

const PDF = { name: 'Feast.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

async function openPrices(page: Page, vendor: Vendor): Promise<void> {
  await signIn(page, vendor.username, { at: `/providers/${vendor.providerId}/info/budget` });
  await expect(page.getByRole('tab', { name: 'Prices', selected: true })).toBeVisible();
}

const lineOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('SHELL-032 CAT-005 CAT-016 CAT-017 CAT-023 a first catalog: what lacks is said, a menu with its PDF, and it stays', async ({
  page,
}) => {
  const vendor = await makeVendor({ pages: ['leads', 'info', 'catalogs'] });
  await openPrices(page, vendor);
  await page.getByRole('button', { name: 'Add your first catalog' }).click();
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Reception packages' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Summer');
  await page.getByRole('button', { name: 'Add price' }).click();
  await page.getByRole('menuitem', { name: /^Full reception package/ }).click();
  const line = lineOf(page, 'Full reception package');
  await line.getByLabel('At least').fill('60');
  await line.getByLabel('Weekday').fill('165');
  await expect(page.getByRole('group', { name: 'How couples see it' })).toContainText(
    'from A$165 per person, weekdays',
  );

  await page.getByRole('button', { name: 'Add catalog', exact: true }).click();
  await expect(line.getByText('This field is required!')).toBeVisible();
  await expect(page.getByText('Please add at least one menu.')).toBeVisible();
  await expect(page.getByText('2 fields need your attention')).toBeVisible();

  await line.getByLabel('Weekend').fill('195');
  await page.getByRole('button', { name: 'Add menu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add menu' });
  await dialog.getByLabel('Name').fill('South Coast feast');
  await dialog.getByLabel('Price', { exact: false }).last().fill('98');
  await dialog.getByLabel('Minimum guests').fill('200');
  await dialog.getByLabel('Maximum guests').fill('160');
  await dialog.getByRole('button', { name: 'Add menu' }).click();
  await expect(dialog.getByText('The maximum can’t be lower than the minimum.')).toBeVisible();
  await dialog.getByLabel('Minimum guests').fill('60');
  await dialog.locator('input[type="file"]').setInputFiles(PDF);
  await dialog.getByRole('button', { name: 'Add menu' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Add catalog', exact: true }).click();
  await expect(page.getByText('‘Summer’ saved.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('link', { name: 'Summer' })).toHaveAttribute('aria-current', 'page');
  await expect(lineOf(page, 'Full reception package').getByLabel('Weekend')).toHaveValue('195');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Feast.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('Feast.pdf');

  await lineOf(page, 'Full reception package').getByLabel('Weekend').fill('205');
  await page.getByRole('tab', { name: 'Contact' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(lineOf(page, 'Full reception package').getByLabel('Weekend')).toHaveValue('205');
});

test('CAT-020 CAT-028 prices are renewed in one click and copied; what the server refuses is said at its field and in a toast', async ({
  page,
}) => {
  const vendor = await makeVendor({ pages: ['leads', 'catalogs'] });
  await makeCatalog(page, vendor, { name: 'Summer', days: 4 });
  await openPrices(page, vendor);
  const list = page.getByRole('navigation', { name: 'Catalogs' });
  await expect(list.getByText(/Expires in \d days/)).toBeVisible();
  await list.getByRole('button', { name: 'Renew Summer' }).click();
  // Held by the mouse the notice stays, however long the rest takes.
  await page.getByRole('button', { name: 'Undo' }).hover();
  await expect(page.getByText(/‘Summer’ renewed until/)).toBeVisible();
  await expect(list.getByText(/Valid until/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByText(/Expires in \d days/)).toBeVisible();

  await list.getByRole('button', { name: 'More for Summer' }).click();
  await page.getByRole('menuitem', { name: 'Copy to a new catalog' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('Summer (copy)');
  await name.fill('summer');
  await page.getByRole('button', { name: 'Add catalog', exact: true }).click();
  await expect(page.getByText('You already have a catalog with this name.')).toBeVisible();
  await expect(
    page.getByRole('alert').filter({ hasText: 'There is an error in the submitted fields!' }).first(),
  ).toBeVisible();
  await name.fill('Winter');
  await page.getByRole('button', { name: 'Add catalog', exact: true }).click();
  await expect(list.getByRole('link', { name: 'Winter' })).toHaveAttribute('aria-current', 'page');

  await list.getByRole('button', { name: 'More for Winter' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(list.getByRole('link', { name: 'Winter' })).toHaveCount(0);
  await expect(list.getByRole('link', { name: 'Summer' })).toHaveAttribute('aria-current', 'page');
});

test('CAT-010 a change that somebody else saved first is shown, and nothing typed is lost', async ({ page }) => {
  const vendor = await makeVendor({ pages: ['leads', 'catalogs'] });
  const { id, form, call } = await makeCatalog(page, vendor, { name: 'Summer', days: 60 });
  await openPrices(page, vendor);
  const line = lineOf(page, 'Full reception package');
  await line.getByLabel('Weekday').fill('170');
  const [weekday, weekend] = form.prices;
  await call('PUT', `/customer-catalogs/${id}`, { ...form, prices: [weekday, { ...weekend, price: 210 }], version: 1 });
  await page.getByRole('button', { name: 'Save prices' }).click();
  const note = page.getByRole('status').filter({ hasText: 'Someone else has saved changes.' });
  await expect(note).toContainText('Full reception package, Weekend: A$195 is now A$210');
  await expect(line.getByLabel('Weekday')).toHaveValue('170');
  await page.getByRole('button', { name: 'Save prices' }).click();
  await expect(page.getByText('‘Summer’ saved.')).toBeVisible();
  await expect(note).toHaveCount(0);
  await page.reload();
  await expect(line.getByLabel('Weekday')).toHaveValue('170');
  await expect(line.getByLabel('Weekend')).toHaveValue('195');
});

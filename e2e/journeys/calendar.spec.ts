import { type Page, expect, test } from '@playwright/test';
import { askForQuote } from '../support/marketplace.ts';
import { type Vendor, makeSpaces, makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

const SATURDAY = '2030-03-16';
const pages = ['calendar', 'leads'];

const calendar = (vendor: Vendor, rest = `?month=2030-03&day=${SATURDAY}`) =>
  `/providers/${vendor.providerId}/calendar-events${rest}`;
const day = (page: Page, name: RegExp | string) => page.getByRole('grid').getByRole('button', { name });
const panel = (page: Page) => page.getByRole('region', { name: 'Saturday 16.03.2030' });

async function book(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Book', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Saturday 16.03.2030' });
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
}

test('SHELL-039 CAL-001 CAL-003 CAL-004 a date is held for the couple who asked, booked, released and taken back', async ({
  page,
}) => {
  const vendor = await makeVendor({ pages });
  await askForQuote(vendor.providerId, { name: 'Chloe & Jack' }, { organizationDate: SATURDAY });
  await signIn(page, vendor.username, { at: calendar(vendor) });
  await expect(panel(page).getByText('1 couple interested')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Hold for Chloe & Jack' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saturday 16.03.2030' });
  await expect(dialog.getByRole('combobox', { name: 'Couple' })).toHaveText('Chloe & Jack (asked for this date)');
  await dialog.getByLabel('Held until').fill('');
  await dialog.getByRole('button', { name: 'Hold', exact: true }).click();
  await expect(dialog.getByText('This field is required!')).toBeVisible();
  await dialog.getByLabel('Held until').fill('01.02.2030');
  await dialog.getByLabel('Note').fill('Visit on Friday');
  await dialog.getByRole('button', { name: 'Hold', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(panel(page).getByText('Held until Fri 01.02.2030')).toBeVisible();
  await expect(day(page, /16 March 2030; Held until Fri 01.02.2030, Chloe & Jack/)).toBeVisible();

  await panel(page).getByRole('button', { name: 'Book for Chloe & Jack' }).click();
  await expect(page.getByText('Sat 16.03.2030 booked for Chloe & Jack.')).toBeVisible();
  await expect(day(page, /16 March 2030; Booked, Chloe & Jack/)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Release' }).click();
  // Held by the mouse the notice stays, however long the rest takes.
  await page.getByRole('button', { name: 'Undo' }).hover();
  await expect(day(page, /16 March 2030; Free/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(day(page, /16 March 2030; Booked, Chloe & Jack/)).toBeVisible();
});

test('CAL-005 a day that somebody takes shows at once elsewhere, and cannot be sold again', async ({
  page,
  context,
}) => {
  const vendor = await makeVendor({ pages });
  await signIn(page, vendor.username);
  const [watcher, deaf] = [await context.newPage(), await context.newPage()];
  // This page hears nothing of the others, and so still offers the day.
  await deaf.route('**/api/realtime/**', (route) => route.abort());
  await deaf.goto(calendar(vendor));
  await Promise.all([
    watcher.waitForResponse((answer) => answer.url().includes('/api/realtime/') && answer.ok()),
    watcher.goto(calendar(vendor)),
  ]);
  await expect(day(watcher, /16 March 2030; Free/)).toBeVisible();
  await expect(day(deaf, /16 March 2030; Free/)).toBeVisible();

  await page.goto(calendar(vendor));
  await book(page);
  await expect(day(watcher, /16 March 2030; Booked/)).toBeVisible();
  // The event may come before the response, and until then the next change of this browser would wait its turn.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await book(deaf);
  const refused = deaf.getByRole('dialog', { name: 'Saturday 16.03.2030' });
  await expect(refused.getByRole('alert')).toContainText('This date is already taken.');
  await refused.getByRole('button', { name: 'Cancel' }).click();
  await expect(day(deaf, /16 March 2030; Booked/)).toBeVisible();
});

test('CAL-005 a hold that is asked for before the spaces are known is for one of them, not for the whole venue', async ({
  page,
}) => {
  const vendor = await makeVendor({ pages });
  await makeSpaces(vendor, ['The Barn', 'Glasshouse']);
  const held = Promise.withResolvers<void>();
  await page.route('**/calendar-overview', async (route) => {
    await held.promise;
    await route.continue();
  });
  await signIn(page, vendor.username, { at: calendar(vendor) });
  await page.getByRole('button', { name: 'Hold a date' }).click();
  held.resolve();
  const dialog = page.getByRole('dialog', { name: 'Saturday 16.03.2030' });
  await expect(dialog.getByRole('combobox', { name: 'Space' })).toHaveText('The Barn');
  await dialog.getByRole('button', { name: 'Hold', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(panel(page).getByText(/^Held until/)).toHaveCount(1);
});

test('CAL-001 by keyboard alone: from day to day and month to month, and several days marked at once', async ({
  page,
}) => {
  const vendor = await makeVendor({ pages });
  await signIn(page, vendor.username, { at: calendar(vendor) });
  await expect(day(page, /16 March 2030/)).toBeVisible();
  await page.getByRole('button', { name: 'Several days' }).press('Enter');
  await day(page, /16 March 2030/).focus();
  await page.keyboard.press('ArrowDown');
  await expect(day(page, /23 March 2030/)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('grid', { name: 'April 2030' })).toBeVisible();
  await expect(day(page, /23 April 2030/)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/month=2030-04/);
  await page.getByRole('button', { name: 'Mark 3 days' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Mark 3 days' });
  await expect(dialog.getByText('Sat 16.03.2030, Sat 23.03.2030, Sun 28.04.2030')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Booked' }).check();
  await dialog.getByLabel('Note').fill('Renovation');
  await dialog.getByRole('button', { name: 'Book', exact: true }).press('Enter');
  await expect(day(page, /23 March 2030; Booked, Renovation/)).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).press('Enter');
  await expect(day(page, /28 April 2030; Booked, Renovation/)).toBeVisible();
});

test('CAL-001 another calendar can follow by a secret address, until a new one is made', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const vendor = await makeVendor({ pages });
  await signIn(page, vendor.username, { at: calendar(vendor) });
  await book(page);
  await expect(day(page, /16 March 2030; Booked/)).toBeVisible();
  await page.getByRole('button', { name: 'iCal feed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Follow this calendar in another app' });
  await dialog.getByRole('button', { name: 'Create address' }).click();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Address copied.')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const feed = await page.request.get(address);
  expect(await feed.text()).toContain('DTSTART;VALUE=DATE:20300316\r\nDTEND;VALUE=DATE:20300317');
  await dialog.getByRole('button', { name: 'Create new address' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create new address' }).click();
  await expect(page.getByText('New address created. The old one no longer works.')).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});

import { type Page, expect, test } from '@playwright/test';
import { speak } from '../support/language.ts';
import { askForQuote } from '../support/marketplace.ts';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { rest, swipe } from '../support/swipe.ts';

async function openList(page: Page) {
  const vendor = await makeVendor();
  for (const name of ['Hana & Leo', 'Ines & Tom'])
    await askForQuote(vendor.providerId, { name, email: `${name.slice(0, 4)}@couples.example` });
  await signIn(page, vendor.username, { at: '/leads' });
  const row = page.getByRole('listitem').filter({ hasText: 'Hana & Leo' });
  await row.waitFor();
  return { row, aside: () => row.evaluate((element) => Math.round(element.scrollLeft)) };
}

test('LEAD-049 LEAD-054 a row moved aside offers answer, remind and reject; rejecting can be undone', async ({
  page,
}) => {
  const { row, aside } = await openList(page);
  await swipe(page, row, -220);
  await expect.poll(aside).toBe(228);
  await expect(row.getByRole('button')).toHaveText(['Answer', 'Remind', 'Reject']);
  for (const button of await row.getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await row.getByRole('button', { name: 'Reject: Hana & Leo' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Reject Hana & Leo?' });
  await dialog.getByRole('combobox', { name: 'Reason' }).tap();
  await page.getByRole('option', { name: 'Date not available' }).tap();
  await dialog.getByRole('button', { name: 'Reject couple' }).tap();
  await expect(row).toContainText('Rejected');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(row).not.toContainText('Rejected');
});

test('a finger that rests on a row selects it and opens nothing; then a tap selects, too', async ({ page }) => {
  const { row } = await openList(page);
  const release = await rest(page, row);
  await expect(row.getByRole('checkbox', { name: /Hana & Leo/ })).toBeChecked();
  await release();
  await page.getByRole('listitem').filter({ hasText: 'Ines & Tom' }).tap();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(page).toHaveURL('/leads');
});

test('SHELL-099 in Arabic a row moves aside to the right, and its actions come from the left', async ({
  page,
  context,
}) => {
  await speak(context, 'ar_AE');
  const { row, aside } = await openList(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await swipe(page, row, 220);
  await expect.poll(aside).toBe(-228);
  const actions = row.getByRole('button');
  await expect(actions).toHaveCount(3);
  const boxes = await actions.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
  // The first one is next to the row, which has moved to the right.
  expect(boxes).toEqual([...boxes].toSorted((one, other) => other - one));
  expect(boxes.at(-1)).toBeGreaterThanOrEqual(0);
  await actions.first().tap();
  await expect(page).toHaveURL(/\/leads\/\d+\?activeTab=messages/);
});

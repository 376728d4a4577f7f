import { readFile } from 'node:fs/promises';
import { type Page, expect, test } from '@playwright/test';
import { VendorApi } from '../support/couples.ts';
import { signIn } from '../support/sign-in.ts';
import { sendCallsSingly } from '../support/single-calls.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Couples' });
const rows = (page: Page) => table(page).locator('tbody tr');

async function openList(page: Page, search = ''): Promise<void> {
  await signIn(page, 'demo', { at: `/leads${search}` });
  await expect(page.getByRole('heading', { level: 1, name: 'Couples' })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
}

test('SHELL-027 LEAD-006 filters, sort order and page are in the address and survive a reload', async ({ page }) => {
  await openList(page);
  await expect(rows(page)).toHaveCount(25);
  await page.getByRole('button', { name: 'Status', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Offer made' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/status=offer_made/);
  await expect(rows(page).filter({ hasNotText: 'Offer made' })).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Find by name' }).fill('zzzz');
  await expect(page.getByText('No couples match')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No couples match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/leads');
  await expect(rows(page)).toHaveCount(25);

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/26–50 of/)).toBeVisible();
});

test('LEAD-057 LEAD-018 sorted by waiting time the longest is first, and its row opens the couple', async ({
  page,
}) => {
  await openList(page, '?unanswered=true');
  await page.getByRole('button', { name: 'Waiting', exact: true }).click();
  await expect(page).toHaveURL(/sort=waiting/);
  await expect(table(page).getByRole('columnheader', { name: 'Waiting' })).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(async () => isFalling(await minutesOf(page))).toBe(true);
  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/leads\/\d+/);
});

/** Whether there are any, each not greater than the one before. */
function isFalling(minutes: readonly number[]): boolean {
  return minutes.length > 1 && minutes.every((each, at) => each <= (minutes[at - 1] ?? each));
}

/** The waiting times in the list, in minutes. */
async function minutesOf(page: Page): Promise<number[]> {
  const clocks = await rows(page).locator('[data-tone]:has(svg)').allTextContents();
  return clocks.map((text) => {
    const hours = /(\d+) h/.exec(text)?.[1] ?? '0';
    const minutes = /(\d+) min/.exec(text)?.[1] ?? '0';
    return Number(hours) * 60 + Number(minutes);
  });
}

test('SHELL-028 a couple opened from the list appears at once: the row’s data is shown before the server answers', async ({
  page,
}) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple({ message: 'Is our day still free?' });
  await page.goto(`/leads?coupleName=${couple.firstNames.split(' ')[0]}`);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await sendCallsSingly(page);
  await page.route(`**/api/leads/${couple.id}/conversation*`, async (route) => {
    await held;
    await route.continue();
  });
  await rows(page).getByRole('link').click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: couple.firstNames })).toBeVisible();
  await expect(main.getByRole('button', { name: /Pending|New/ }).first()).toBeVisible();
  await expect(main.getByText(couple.weddingDate.slice(0, 4)).first()).toBeVisible();
  await expect(main.getByText('Is our day still free?')).toHaveCount(0);
  release();
  await expect(main.getByText('Is our day still free?').first()).toBeVisible();
});

test('LEAD-006 a filter is saved under a name, applied and deleted', async ({ page }) => {
  await openList(page, '?unanswered=true');
  const name = `Morning ${Date.now()}`;
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByText(`View ‘${name}’ saved.`)).toBeVisible();

  await page.goto('/leads');
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
  await expect(page).toHaveURL('/leads?unanswered=true');
  await page.getByRole('button', { name: `Views ${name}` }).click();
  await page.getByRole('menuitem', { name: `Delete ‘${name}’` }).click();
  await expect(page.getByText(`View ‘${name}’ deleted.`)).toBeVisible();
});

test('LEAD-049 several couples are marked as unread, and can only be rejected with a reason', async ({ page }) => {
  // Other journeys move couples of the same demo: without the stream these rows don't change.
  await page.route('**/api/realtime/**', (route) => route.abort());
  await openList(page, '?status=negotiating');
  await rows(page).nth(0).getByRole('checkbox').check();
  await rows(page).nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(page.getByText('2 couples marked as unread.')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as read' }).click();
  await expect(page.getByText('2 couples marked as read.')).toBeVisible();

  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reject 2 couples' }).click();
  await expect(dialog.getByText('Please choose a reason.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test('LEAD-016 several couples are moved at once, one that cannot be moved is named, and Undo restores each', async ({
  page,
}) => {
  const api = await VendorApi.open(page);
  const couples = [await api.addCouple(), await api.addCouple(), await api.addCouple()];
  const [first, second, third] = couples;
  await api.post(`/leads/${second?.id}/actions`, { type: 'change_status', status: 'offer_made' });
  await api.post(`/leads/${third?.id}/actions`, { type: 'change_status', status: 'not_wedding' });
  await page.goto('/leads');
  const rowOf = (couple: { firstNames: string } | undefined) =>
    rows(page).filter({ hasText: couple?.firstNames.split(' ')[0] ?? '' });
  for (const couple of couples) await rowOf(couple).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Reject 3 couples' }).click();
  // The notice stays while the pointer is over it.
  await page.getByText('2 couples moved.').hover();
  await expect(page.getByRole('alert').filter({ hasText: `Not moved: ${third?.firstNames}.` })).toBeVisible();
  await expect(rowOf(first)).toContainText('Rejected');
  await expect(rowOf(second)).toContainText('Rejected');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone for 2 couples.')).toBeVisible();
  await expect(rowOf(first)).not.toContainText('Rejected');
  await expect(rowOf(second)).toContainText('Offer made');
});

test('LEAD-010 a couple who got in touch elsewhere is added, with each error at its field', async ({ page }) => {
  await openList(page);
  await page.getByRole('button', { name: 'Add couple' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a couple' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill('nonsense');
  await dialog.getByRole('button', { name: 'Add couple' }).click();
  await expect(dialog.getByText('This field is required!')).toBeVisible();
  await expect(dialog.getByText('Please enter a valid email address.')).toBeVisible();

  const name = `Ana & Bo ${Date.now()}`;
  await dialog.getByRole('textbox', { name: 'Names' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Email' }).fill('');
  await dialog.getByRole('textbox', { name: 'Guests' }).fill('80');
  await dialog.getByRole('button', { name: 'Add couple' }).click();
  await expect(page.getByText(`${name} added.`)).toBeVisible();
  await expect(page).toHaveURL(/\/leads\/\d+/);
});

test('LEAD-006 the export contains the filtered list, opens in Excel and runs nothing there', async ({ page }) => {
  await openList(page);
  // A name that a spreadsheet would take for a formula.
  const name = `=1+1 ${Date.now()}`;
  await page.getByRole('button', { name: 'Add couple' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a couple' });
  await dialog.getByRole('textbox', { name: 'Names' }).fill(name);
  await dialog.getByRole('button', { name: 'Add couple' }).click();
  await expect(page).toHaveURL(/\/leads\/\d+/);

  await page.goto(`/leads?coupleName=${encodeURIComponent(name)}`);
  await expect(rows(page)).toHaveCount(1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('couples.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text).toContain(`'${name}`);
  expect(text.trim().split('\n')).toHaveLength(2);
});

import { type Page, expect, test } from '@playwright/test';
import { type Couple, VendorApi } from '../support/couples.ts';

async function openNew(page: Page): Promise<{ api: VendorApi; couple: Couple }> {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple();
  await page.goto(`/leads/${couple.id}`);
  await expect(page.getByRole('heading', { level: 1, name: couple.firstNames })).toBeVisible();
  return { api, couple };
}

const status = (page: Page, name: string) => page.getByRole('button', { name: `${name}: change status` });

async function moveTo(page: Page, from: string, to: string): Promise<void> {
  await status(page, from).click();
  await page.getByRole('menuitem', { name: to }).click();
}

test('SHELL-028 LEAD-009 LEAD-065 LEAD-070 LEAD-063 a request becomes a deal, and the deal is approved', async ({
  page,
}) => {
  const { couple } = await openNew(page);
  await moveTo(page, 'Pending', 'In contact');
  await expect(page.getByText(`You’re in contact with ${couple.firstNames}.`)).toBeVisible();

  await moveTo(page, 'In contact', 'Made a deal');
  const dialog = page.getByRole('dialog', { name: `Make a deal with ${couple.firstNames}` });
  await expect(dialog.getByLabel('Wedding day')).toHaveValue(couple.weddingDate.split('-').toReversed().join('.'));
  const past = dialog.getByText('This day is in the past.');
  await expect(past).toHaveCount(0);
  await dialog.getByLabel('Wedding day').fill('13.03.2020');
  await expect(past).toBeVisible();
  await dialog.getByLabel('Wedding day').fill(couple.weddingDate.split('-').toReversed().join('.'));
  await expect(past).toHaveCount(0);
  await dialog.getByLabel('Agreed price').fill('18500');
  await dialog.getByRole('button', { name: 'Make the deal' }).click();
  await expect(dialog).toBeHidden();
  await expect(status(page, 'Made a deal')).toBeVisible();
  await expect(page.getByText('This deal is waiting for approval')).toBeVisible();
  await expect(page.getByText('A$18,500')).toBeVisible();

  await page.getByRole('button', { name: 'Approve deal' }).click();
  await expect(page.getByText('The deal is approved')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Last steps' }).getByText('Deal approved')).toBeVisible();
  await expect(status(page, 'Deal approved')).toHaveCount(0);
});

test('LEAD-070 CAL-005 a day is sold once: the page says who has it before the click, and the server refuses it', async ({
  page,
}) => {
  const { api, couple } = await openNew(page);
  await api.post(`/leads/${couple.id}/actions`, { type: 'change_status', status: 'deal' });
  const second = await api.addCouple({ weddingDate: couple.weddingDate });
  await page.goto(`/leads/${second.id}`);
  const facts = page.getByRole('region', { name: 'Key details' });
  await expect(facts.getByText('Booked for')).toBeVisible();
  await expect(facts.getByRole('link', { name: couple.firstNames })).toHaveAttribute('href', `/leads/${couple.id}`);

  await moveTo(page, 'Pending', 'Made a deal');
  const dialog = page.getByRole('dialog', { name: /Make a deal with/ });
  await expect(dialog.getByText('This day is taken')).toBeVisible();
  await expect(dialog.getByRole('link', { name: couple.firstNames })).toBeVisible();
  await dialog.getByRole('button', { name: 'Make the deal' }).click();
  await expect(dialog.getByText(/: booked for Ada/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(status(page, 'Pending')).toBeVisible();
});

test('LEAD-027 LEAD-026 a deal is corrected and called off, and its wedding is listed with what is due', async ({
  page,
}) => {
  const { api, couple } = await openNew(page);
  const { deal } = await api.post<{ deal: { weddingDate: string } }>(`/leads/${couple.id}/actions`, {
    type: 'change_status',
    status: 'deal',
    price: 18_500,
  });
  expect(deal.weddingDate).toBe(couple.weddingDate);
  await page.goto(`/weddings?coupleName=${encodeURIComponent(couple.firstNames.split(' ')[0] ?? '')}`);
  const row = page.getByRole('row').filter({ hasText: 'A$18,500' });
  await expect(row.getByText('Approve deal')).toBeVisible();
  await row.getByRole('link').click();

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/leads/${couple.id}/actions`, async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Approve deal' }).click();
  await expect(page.getByText('The deal is approved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Correct deal' })).toBeDisabled();
  release();
  await page.getByRole('button', { name: 'Correct deal' }).click();
  const dialog = page.getByRole('dialog', { name: /Correct the deal/ });
  await dialog.getByLabel('Agreed price').fill('19000');
  await dialog.getByRole('button', { name: 'Save deal' }).click();
  await expect(page.getByText('A$19,000').first()).toBeVisible();

  await page.getByRole('button', { name: 'Call off' }).click();
  const off = page.getByRole('dialog', { name: /Call off the deal/ });
  await off.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'Other', exact: true }).click();
  await off.getByRole('button', { name: 'Call off deal' }).click();
  await expect(status(page, 'Rejected')).toBeVisible();
  await page.getByRole('tab', { name: 'Interactions' }).click();
  await expect(page.getByText('Price: A$18,500 → A$19,000')).toBeVisible();
  await expect(page.getByText('Deal called off', { exact: true })).toBeVisible();
});

test('LEAD-049 LEAD-054 a rejection needs a reason, shows it, and can be undone', async ({ page }) => {
  const { couple } = await openNew(page);
  await moveTo(page, 'Pending', 'Rejected');
  const dialog = page.getByRole('dialog', { name: `Reject ${couple.firstNames}?` });
  await dialog.getByRole('button', { name: 'Reject couple' }).click();
  await expect(dialog.getByText('This field is required!')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'Date not available' }).click();
  await dialog.getByRole('button', { name: 'Reject couple' }).click();
  await expect(page.getByText('Reason: Date not available')).toBeVisible();
  await expect(status(page, 'Rejected')).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(status(page, 'Pending')).toBeVisible();
  await expect(page.getByText('Reason: Date not available')).toHaveCount(0);
});

test('LEAD-054 a step that is no longer possible is refused, and the page shows the current status', async ({
  page,
}) => {
  // Without the stream this page does not learn what happens elsewhere, and still offers the step.
  await page.route('**/api/realtime/**', (route) => route.abort());
  const { api, couple } = await openNew(page);
  await status(page, 'Pending').click();
  await api.post(`/leads/${couple.id}/actions`, { type: 'report_spam', reasonId: 1 });
  await page.getByRole('menuitem', { name: 'Not a wedding couple' }).click();
  await expect(
    page.getByText('This step isn’t possible in the couple’s current status.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Spam reported')).toBeVisible();
});

test('LEAD-066 LEAD-067 LEAD-068 calls are noted and spam is reported with a reason', async ({ page }) => {
  const { couple } = await openNew(page);
  const more = page.getByRole('button', { name: `More for ${couple.firstNames}` });
  for (const [item, expected] of [
    ['Their line was busy', 'was busy'],
    ['I couldn’t reach them', 'you couldn’t reach'],
    ['I called them', 'you called'],
  ] as const) {
    await more.click();
    await page.getByRole('menuitem', { name: item }).click();
    await expect(page.getByRole('status').filter({ hasText: expected })).toBeVisible();
  }
  await expect(status(page, 'In contact')).toBeVisible();

  await more.click();
  await page.getByRole('menuitem', { name: 'Report spam' }).click();
  const dialog = page.getByRole('dialog', { name: /as spam/ });
  await dialog.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'Fake request' }).click();
  await dialog.getByRole('button', { name: 'Report spam' }).click();
  await expect(page.getByText('Spam reported', { exact: true })).toBeVisible();
});

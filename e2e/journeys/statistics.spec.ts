import { expect, test } from '@playwright/test';
import { askForQuote, actAsCouple } from '../support/marketplace.ts';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

const WITH_STATISTICS = { pages: ['leads', 'statistics'], withStatistics: true };

test('STAT-001 STAT-004 STAT-005 SHELL-043 SHELL-046 a couple looks by an offer, and the numbers rise', async ({
  page,
}) => {
  const vendor = await makeVendor(WITH_STATISTICS);
  await signIn(page, vendor.username, { at: '/statistics/visits' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visits');
  await expect(page.getByRole('heading', { name: 'No visits yet' })).toBeVisible();

  const couple = await askForQuote(vendor.providerId, { name: 'Layla & Marcus' });
  const look = { type: 'visited', providerId: vendor.providerId };
  await actAsCouple(couple, 'events', { ...look, source: 'offer' });
  await actAsCouple(couple, 'events', { ...look, source: 'gallery', isUnknown: true });
  await page.reload();
  const chart = page.getByRole('region', { name: 'Visits per day' });
  // The arrow keys read the chart: today, and the day before.
  const reader = chart.getByRole('slider');
  await reader.focus();
  await expect(reader).toHaveAttribute('aria-valuetext', /: Visits 2, Before/);
  await reader.press('ArrowLeft');
  await expect(reader).toHaveAttribute('aria-valuetext', /: Visits 0, Before/);
  await expect(page.getByRole('list', { name: 'Where visitors come from' })).toContainText('Special offers');
  // The log names couples with a request; others are unknown visitors.
  const log = page.getByRole('table', { name: 'Visit log' });
  await expect(log.getByRole('link', { name: 'Layla & Marcus' })).toHaveAttribute('href', `/leads/${couple.leadId}`);
  await expect(log).toContainText('Unknown visitor');

  await page.goto('/statistics/magnet');
  const offers = page.getByRole('region', { name: 'Special offers' });
  await expect(offers).toContainText('Visits1');
  await offers.getByRole('link', { name: 'Show these visits' }).click();
  await expect(page).toHaveURL(/\/statistics\/visits\?.*source=offer/);
  await expect(log.getByRole('row')).toHaveCount(2);
});

test('STAT-006 the URL keeps the period, the chart has a table, and both can be exported', async ({ page }) => {
  await signIn(page, 'demo', { at: '/statistics/visits' });
  await page.getByRole('button', { name: 'Last 30 days' }).click();
  await page.getByRole('menuitemradio', { name: 'Last 6 months' }).click();
  await expect(page).toHaveURL('/statistics/visits?period=6m');
  const chart = page.getByRole('region', { name: 'Visits per week' });
  await chart.getByRole('radio', { name: 'Table' }).check();
  await expect(page).toHaveURL(/view=table/);
  await expect(chart.getByRole('table').getByRole('row')).toHaveCount(27);
  await page.reload();
  await expect(chart.getByRole('columnheader', { name: 'Change' })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^visits-.*\.csv$/);

  await page.getByRole('button', { name: 'Last 6 months' }).click();
  await page.getByRole('menuitemradio', { name: 'Custom dates' }).click();
  const days = page.getByRole('dialog', { name: 'Custom dates' });
  await days.getByRole('textbox', { name: 'From' }).fill('01.01.2020');
  await days.getByRole('button', { name: 'Show' }).click();
  await expect(days.getByText('Please choose at most 366 days.')).toBeVisible();
});

test('STAT-002 STAT-003 SHELL-044 SHELL-045 weddings link to their couples, and rivals have no names', async ({
  page,
}) => {
  await signIn(page, 'demo', { at: '/statistics/weddings' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weddings');
  await expect(page.getByRole('region', { name: 'How you won them' })).toContainText('Requests that became deals');
  await page.getByRole('link', { name: /^Open the \d+ couples$/ }).click();
  await expect(page).toHaveURL(/\/leads\?agreedAtStart=/);
  await expect(page.getByText(/^\d+ couples$/)).toBeVisible();

  await page.goto('/statistics/rivals');
  await expect(page.getByText(/^Compared with \d+ others in Venues, South Coast\./)).toBeVisible();
  for (const name of ['Visits', 'Requests that became deals', 'Visits that became deals'])
    await expect(page.getByRole('region', { name, exact: true }).getByRole('slider')).toBeAttached();
});

test('GATE-002 GATE-004 statistics without the package show an upgrade over an empty page, also by URL', async ({
  page,
}) => {
  const vendor = await makeVendor({ pages: ['leads', 'statistics'] });
  await signIn(page, vendor.username, { at: '/statistics/weddings' });
  await expect(page.getByTestId('upgrade-dialog')).toBeVisible();
  await expect(page.getByTestId('closed-statistics')).toBeVisible();
});

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
  await expect(page.getByRole('list', { name: 'Where they came from' })).toContainText('Special offers');
  // Who asked has a name in the log, who did not is somebody.
  const log = page.getByRole('table', { name: 'Visit by visit' });
  await expect(log.getByRole('link', { name: 'Layla & Marcus' })).toHaveAttribute('href', `/leads/${couple.leadId}`);
  await expect(log).toContainText('Somebody');

  await page.goto('/statistics/magnet');
  const offers = page.getByRole('region', { name: 'Special offers' });
  await expect(offers).toContainText('People drawn1');
  await offers.getByRole('link', { name: 'Show these visits' }).click();
  await expect(page).toHaveURL(/\/statistics\/visits\?.*source=offer/);
  await expect(log.getByRole('row')).toHaveCount(2);
});

test('STAT-006 the period lives in the address, the chart is a table too, and both can be exported', async ({
  page,
}) => {
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
  await page.getByRole('menuitemradio', { name: 'Your own dates' }).click();
  const days = page.getByRole('dialog', { name: 'Your own dates' });
  await days.getByRole('textbox', { name: 'From' }).fill('01.01.2020');
  await days.getByRole('button', { name: 'Show' }).click();
  await expect(days.getByText('Please choose at most 366 days.')).toBeVisible();
});

test('STAT-002 STAT-003 SHELL-044 SHELL-045 weddings open the couples behind them, rivals stand without names', async ({
  page,
}) => {
  await signIn(page, 'demo', { at: '/statistics/weddings' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weddings');
  await expect(page.getByRole('region', { name: 'How they were won' })).toContainText('Requests that became deals');
  await page.getByRole('link', { name: /^Open the \d+ couples$/ }).click();
  await expect(page).toHaveURL(/\/leads\?agreedAtStart=/);
  await expect(page.getByText(/^\d+ couples$/)).toBeVisible();

  await page.goto('/statistics/rivals');
  await expect(page.getByText(/^Compared with \d+ others in Venues, South Coast\./)).toBeVisible();
  for (const name of ['Visits', 'Requests that became deals', 'Visits that became deals'])
    await expect(page.getByRole('region', { name, exact: true }).getByRole('slider')).toBeAttached();
});

test('GATE-002 GATE-004 by its address too, statistics without the package are an offer over an empty page', async ({
  page,
}) => {
  const vendor = await makeVendor({ pages: ['leads', 'statistics'] });
  await signIn(page, vendor.username, { at: '/statistics/weddings' });
  await expect(page.getByTestId('upgrade-dialog')).toBeVisible();
  await expect(page.getByTestId('closed-statistics')).toBeVisible();
});

import { expect, test } from '@playwright/test';
import { writeOutsideCalendar } from '../support/calendars.ts';
import { askForQuote } from '../support/marketplace.ts';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

const SATURDAY = '2028-03-11';

test('CAL-001 a vendor follows their own calendar: its busy day blocks, is sold all the same, and goes when they stop', async ({
  page,
}) => {
  const vendor = await makeVendor({ pages: ['calendar', 'leads'] });
  const couple = await askForQuote(vendor.providerId, { name: 'Chloe & Jack' }, { organizationDate: SATURDAY });
  const name = `vendor-${vendor.providerId}`;
  const address = await writeOutsideCalendar(name, [{ title: 'Family reunion', day: SATURDAY }]);
  const calendar = `/providers/${vendor.providerId}/calendar-events?month=2028-03&day=${SATURDAY}`;
  await signIn(page, vendor.username, { at: calendar });
  const day = page.getByRole('region', { name: 'Saturday 11.03.2028' });
  const dialog = page.getByRole('dialog');

  await page.getByRole('button', { name: 'Other calendars' }).click();
  await dialog.getByRole('button', { name: 'Follow a calendar' }).click();
  await dialog.getByLabel('Name').fill('Google');
  await dialog.getByLabel('Secret iCal address').fill('https://127.0.0.1/private.ics');
  await dialog.getByRole('checkbox', { name: 'Show titles to your team' }).check();
  await dialog.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(dialog.getByText(/We can’t read this address/)).toBeVisible();
  await dialog.getByLabel('Secret iCal address').fill(address);
  await dialog.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(dialog.getByText(/: 1 busy day ahead/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await expect(page.getByRole('grid').getByRole('button', { name: /Family reunion, busy in Google/ })).toBeVisible();
  await expect(day.getByText('This day counts as taken.')).toBeVisible();
  await expect(day.getByRole('button', { name: 'Hold', exact: true })).toHaveCount(0);
  await page.goto(`/leads/${couple.leadId}`);
  await expect(page.getByText('Busy in ‘Google’:')).toBeVisible();

  await page.goto(calendar);
  await day.getByRole('button', { name: 'Sell this day' }).click();
  await expect(day.getByRole('button', { name: 'Hold', exact: true })).toBeVisible();
  await day.getByRole('button', { name: 'Block it again' }).click();
  await expect(day.getByRole('button', { name: 'Hold', exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Other calendars' }).click();
  await dialog.getByRole('button', { name: 'Stop following Google' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop following' }).click();
  await expect(dialog.getByText('You don’t follow any calendar yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(day.getByRole('button', { name: 'Hold', exact: true })).toBeVisible();
});

import { expect, test } from '@playwright/test';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

test('SHELL-039 CAL-001 on a phone: a date is held by thumb, stands in the list of the month, and a second option waits behind it', async ({
  page,
}) => {
  const vendor = await makeVendor({ pages: ['calendar', 'leads'] });
  await signIn(page, vendor.username, { at: `/providers/${vendor.providerId}/calendar-events?month=2030-03` });
  await page
    .getByRole('grid')
    .getByRole('button', { name: /16 March 2030/ })
    .tap();
  const panel = page.getByRole('region', { name: 'Saturday 16.03.2030' });
  await expect(panel.getByRole('heading', { name: 'Saturday 16.03.2030' })).toBeInViewport();
  await page.getByRole('button', { name: 'Hold a date' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Saturday 16.03.2030' });
  await dialog.getByLabel('Note').fill('Mae & Finn');
  await dialog.getByRole('button', { name: 'Hold', exact: true }).tap();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'March 2030 at a glance' }).getByText('Mae & Finn')).toBeVisible();

  await panel.getByRole('button', { name: 'Add a second option' }).tap();
  const second = page.getByRole('dialog', { name: 'Second option for Saturday 16.03.2030' });
  await second.getByLabel('Note').fill('Pia & Tim');
  await second.getByRole('button', { name: 'Hold', exact: true }).tap();
  await expect(panel.getByText(/Second option, next in line/)).toBeVisible();
  await panel.getByRole('button', { name: 'Release', exact: true }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Release' }).tap();
  await expect(panel.getByText(/Second option/)).toHaveCount(0);
  await expect(panel.getByText('Pia & Tim')).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);

  // A tap opens what the button says; its words would only cover the month.
  await page.getByRole('button', { name: 'Other calendars' }).tap();
  await page.getByRole('dialog', { name: 'Other calendars' }).getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

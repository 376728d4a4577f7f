import { expect, test } from '@playwright/test';
import { askForQuote } from '../support/marketplace.ts';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

test('a vendor sees who was told about a request, opens it in time, and chooses how to be reached otherwise', async ({
  page,
}) => {
  const vendor = await makeVendor({ pages: ['leads'] });
  const couple = await askForQuote(vendor.providerId, { name: 'Chloe & Jack' });
  await signIn(page, vendor.username, { at: `/leads/${couple.leadId}?activeTab=details` });
  await page.getByText('Who was told').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText(/: new request, /)).toBeVisible();
  await expect(page.getByText(/^Opened /)).toBeVisible();

  await page.goto('/settings/account-info');
  const choice = page.getByRole('radiogroup', { name: 'Then send me' });
  const saving = page.waitForResponse((response) => response.request().method() === 'PUT');
  await choice.getByRole('radio', { name: 'A text message' }).check({ force: true });
  expect((await saving).status()).toBe(204);
  await expect(choice.getByRole('radio', { name: 'A text message' })).toBeChecked();
  await page.reload();
  await expect(choice.getByRole('radio', { name: 'A text message' })).toBeChecked();
});

import { expect, test } from '@playwright/test';
import { askForQuote } from '../support/marketplace.ts';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

test('GATE-017 GATE-020 PAY-024 on a phone: a hidden request with the upgrade offer, and the packages as cards', async ({
  page,
}) => {
  const vendor = await makeVendor({ paidStatus: 'limited', pages: ['leads', 'payments'] });
  const ids = [];
  for (const name of ['Ida & Max', 'Una & Tom', 'Eve & Ben', 'Zoe & Lee'])
    ids.push((await askForQuote(vendor.providerId, { name })).leadId);
  await signIn(page, vendor.username);
  for (const id of ids.slice(0, 3)) {
    await page.goto(`/leads/${id}`);
    await expect(page.getByText(/You’ve used your \d requests for this month|left this month/)).toBeVisible();
  }
  await page.goto('/leads');
  await page.getByRole('link', { name: /Z…/ }).click();
  const dialog = page.getByTestId('upgrade-dialog');
  await expect(dialog.getByText('See every couple who asks')).toBeVisible();
  await dialog.getByRole('link', { name: 'See packages' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Choose Spotlight' })).toBeVisible();
});

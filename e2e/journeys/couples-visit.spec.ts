import { expect, test } from '@playwright/test';
import { askForQuote, actAsCouple } from '../support/marketplace.ts';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

/** A couple who asked for a quote and proposes a visit. */
async function proposeVisit(providerId: number, name: string): Promise<number> {
  const couple = await askForQuote(providerId, { name });
  const at = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000).toISOString();
  await actAsCouple(couple, 'events', { type: 'appointment_proposed', at });
  return couple.leadId;
}

test('LEAD-064 a visit proposed by the couple is approved, another is rejected, and that is undone', async ({
  page,
}) => {
  const vendor = await makeVendor();
  const [coming, late] = [
    await proposeVisit(vendor.providerId, 'Layla & Marcus'),
    await proposeVisit(vendor.providerId, 'Ines & Hugo'),
  ];
  await signIn(page, vendor.username);
  const proposed = page.getByText('They’d like to visit you');

  await page.goto(`/leads/${coming}`);
  await expect(proposed).toBeVisible();
  await page.getByRole('button', { name: 'Approve visit' }).click();
  await expect(page.getByText('They’re visiting you')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve visit' })).toHaveCount(0);

  await page.goto(`/leads/${late}`);
  await expect(proposed).toBeVisible();
  await page.getByRole('button', { name: 'Reject visit' }).click();
  await expect(page.getByText('You rejected the visit from Ines & Hugo.')).toBeVisible();
  await expect(proposed).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(proposed).toBeVisible();
});

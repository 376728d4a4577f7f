import { expect, test } from '@playwright/test';
import { findMail } from '../support/mailbox.ts';
import { askForQuote, actAsCouple } from '../support/marketplace.ts';
import { openListening } from '../support/prompts.ts';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

const VISIT = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000).toISOString();

/** A couple who asked for a quote and proposes a visit. */
async function proposeVisit(providerId: number, name: string, email = 'couple@couples.example'): Promise<number> {
  const couple = await askForQuote(providerId, { name, email });
  await actAsCouple(couple, 'events', { type: 'appointment_proposed', at: VISIT });
  return couple.leadId;
}

test('LEAD-064 a visit is told to the vendor, agreed on with the couple, kept in the diary, and cancelled', async ({
  page,
}) => {
  const since = new Date();
  const vendor = await makeVendor({ pages: ['leads', 'calendar'] });
  const email = `layla-${vendor.providerId}@couples.example`;
  await signIn(page, vendor.username);
  await openListening(page, '/leads');
  const id = await proposeVisit(vendor.providerId, 'Layla & Marcus', email);
  await page
    .getByRole('status')
    .filter({ hasText: 'Layla & Marcus would like to visit you' })
    .getByRole('link')
    .click();

  await page.getByRole('button', { name: 'Approve visit' }).click();
  await expect(
    page.getByText('You approved the visit from Layla & Marcus. They’ll hear from us in a minute.'),
  ).toBeVisible();
  const conversation = page.getByRole('log');
  await expect(conversation.getByText(/We look forward to your visit on/)).toBeVisible();
  await conversation.getByRole('button', { name: 'Send now' }).click();
  expect((await findMail(email, since, 'We look forward to your visit')).subject).toMatch(/^Your visit on /);
  await expect(conversation.getByRole('button', { name: 'Send now' })).toHaveCount(0);

  await page.goto('/dashboard');
  const next = page.getByRole('region', { name: 'Coming up' });
  await expect(next.getByRole('link', { name: 'Layla & Marcus are visiting' })).toHaveAttribute('href', `/leads/${id}`);
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Australia/Sydney' }).format(new Date(VISIT));
  await page.goto(`/providers/${vendor.providerId}/calendar-events?month=${day.slice(0, 7)}&day=${day}`);
  await page.getByRole('link', { name: /\d\d:\d\d visit from Layla & Marcus/ }).click();

  await page.getByRole('button', { name: 'Cancel visit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What you’d like to add').fill('The road to us is flooded.');
  await dialog.getByRole('button', { name: 'Cancel visit' }).click();
  await expect(page.getByText('They’re visiting you')).toHaveCount(0);
  await conversation.getByRole('button', { name: 'Send now' }).click();
  expect((await findMail(email, since, 'have to cancel your visit')).text).toContain('The road to us is flooded.');
});

test('LEAD-064 a visit proposed by the couple is approved, another is declined, and that is undone', async ({
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
  await page.getByRole('button', { name: 'Decline visit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline visit' }).click();
  await expect(
    page.getByText('You declined the visit from Ines & Hugo. They’ll hear from us in a minute.'),
  ).toBeVisible();
  await expect(proposed).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(proposed).toBeVisible();
});

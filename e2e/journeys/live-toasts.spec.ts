import { type Page, expect, test } from '@playwright/test';
import { askForQuote, actAsCouple } from '../support/marketplace.ts';
import { makeVendor } from '../support/people.ts';
import { listening, openListening } from '../support/prompts.ts';
import { signIn } from '../support/sign-in.ts';

const toast = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });
const waiting = (page: Page) => page.getByRole('img', { name: /new or pending request/ });

async function openCouples(page: Page, username: string): Promise<void> {
  const open = listening(page);
  await signIn(page, username);
  await open;
  await openListening(page, '/leads');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Couples');
}

test('LIVE-001 LIVE-003 LIVE-008 a request appears without reload: in the list, in the badge and as a toast that opens it', async ({
  page,
}) => {
  const vendor = await makeVendor();
  await openCouples(page, vendor.username);
  const { leadId } = await askForQuote(
    vendor.providerId,
    { name: 'Layla & Marcus' },
    { organizationDate: '2027-04-24', message: 'Are you free?' },
  );
  // The toast stays while the pointer is over it.
  await toast(page, 'Layla').hover();
  await expect(toast(page, 'New request from Layla & Marcus')).toContainText('24.04.2027');
  await expect(page.getByRole('main').getByText('Layla & Marcus')).toBeVisible();
  await expect(waiting(page)).toHaveAccessibleName(/1/);

  await toast(page, 'Layla').getByRole('link').click();
  await expect(page).toHaveURL(`/leads/${leadId}`);
  await expect(toast(page, 'Layla')).toHaveCount(0);
});

test('LIVE-004 LIVE-005 a couple’s message shows a toast with a link, but not on their own page, where it just appears', async ({
  page,
}) => {
  const vendor = await makeVendor();
  const open = await askForQuote(vendor.providerId, { name: 'Priya & Tom' });
  const other = await askForQuote(vendor.providerId, { name: 'Nina & Cole' });
  await openCouples(page, vendor.username);
  await openListening(page, `/leads/${open.leadId}?activeTab=interactions`);
  await expect(page.getByText('Asked for a quote').first()).toBeVisible();

  await actAsCouple(open, 'events', { type: 'wrote', message: 'What about a Friday?' });
  await expect(page.getByRole('log').getByText('What about a Friday?')).toBeVisible();
  await expect(page.getByText('Wrote on the marketplace').first()).toBeVisible();
  await actAsCouple(other, 'events', { type: 'wrote', message: 'Hello?' });
  await expect(toast(page, 'Nina & Cole wrote to you')).toBeVisible();
  await expect(toast(page, 'Priya')).toHaveCount(0);

  await toast(page, 'Nina & Cole').getByRole('link').click();
  await expect(page).toHaveURL(`/leads/${other.leadId}?activeTab=messages`);
});

test('LIVE-006 LIVE-007 a toast is shown once across all tabs and reloads', async ({ page, context }) => {
  const vendor = await makeVendor();
  await openCouples(page, vendor.username);
  const second = await context.newPage();
  await openListening(second, '/leads');
  const appeared = Promise.race([page, second].map((tab) => toast(tab, 'Ruby').hover()));
  await askForQuote(vendor.providerId, { name: 'Ruby & Jack' });
  // The toast stays while the pointer is over it, so it can be counted however slow the machine is.
  await appeared;
  const shown = await Promise.all([page, second].map((tab) => toast(tab, 'Ruby').count()));
  expect(shown.reduce((sum, count) => sum + count)).toBe(1);
  for (const tab of [page, second]) await expect(tab.getByRole('main').getByText('Ruby & Jack')).toBeVisible();

  await Promise.all([listening(page), page.reload()]);
  await askForQuote(vendor.providerId, { name: 'Ivy & Finn' });
  await expect(page.getByRole('main').getByText('Ivy & Finn')).toBeVisible();
  await expect(toast(page, 'Ruby')).toHaveCount(0);
});

test('LIVE-002 after an interruption nothing is missed and nothing appears twice', async ({ page, context }) => {
  const vendor = await makeVendor();
  await openCouples(page, vendor.username);
  await context.setOffline(true);
  await askForQuote(vendor.providerId, { name: 'Hana & Leo' });
  await askForQuote(vendor.providerId, { name: 'Grace & Omar' });
  await expect(toast(page, 'New request')).toHaveCount(0);
  await context.setOffline(false);
  await expect(toast(page, 'Hana & Leo')).toHaveCount(1);
  await expect(toast(page, 'Grace & Omar')).toHaveCount(1);
  await expect(page.getByRole('main').getByText('Grace & Omar')).toBeVisible();
  await askForQuote(vendor.providerId, { name: 'Zoë & Tim' });
  await expect(toast(page, 'Zoë & Tim')).toHaveCount(1);
});

import { type Page, expect, test } from '@playwright/test';
import { askForQuote, dial } from '../support/marketplace.ts';
import { makeVendor, type Vendor } from '../support/people.ts';
import { openListening } from '../support/prompts.ts';
import { signIn } from '../support/sign-in.ts';

const COUPLE_PHONE = '+61491570158';

async function openCouple(page: Page, vendor: Vendor, phone = COUPLE_PHONE): Promise<void> {
  const { leadId } = await askForQuote(vendor.providerId, { name: 'Georgia & Sam', phone });
  await signIn(page, vendor.username);
  await openListening(page, `/leads/${leadId}?activeTab=calls`);
}

const calls = (page: Page) => page.getByRole('list', { name: 'Calls' }).getByRole('listitem');
const call = (page: Page) => page.getByRole('button', { name: 'Call Georgia & Sam' }).click();

test('CALL-002 CALL-003 CALL-004 CALL-005 the call button connects both; the call data shows result and length, and numbers stay hidden', async ({
  page,
}) => {
  const vendor = await makeVendor();
  await openCouple(page, vendor);
  await call(page);
  await expect(page.getByText('You spoke with Georgia & Sam.')).toBeVisible();
  await expect(calls(page)).toHaveText(/You called them.*Wendy · 0?0:42 min.*Answered/s);
  expect((await page.content()).replaceAll(/\s/g, '')).not.toContain('491570158');
});

test('CALL-001 CALL-002 a vendor calls the quick number with the couple’s code and is connected', async ({ page }) => {
  const vendor = await makeVendor();
  await openCouple(page, vendor);
  await expect(page.getByRole('main')).toContainText(/couple code\s*\d/);
  const said = await page.getByRole('main').innerText();
  const code = /couple code\s*(\d+)/.exec(said)?.[1] ?? '';
  expect(code).not.toBe('');
  expect(said.replaceAll(/\D/g, '')).toContain(vendor.quickNumber.slice(-8));
  await dial({ from: vendor.phone, to: vendor.quickNumber, digits: `${code}#` });
  await expect(calls(page)).toHaveText(/You called them.*Answered/s);
});

test('CALL-008 a couple who does not answer counts as not reached', async ({ page }) => {
  const vendor = await makeVendor();
  await openCouple(page, vendor, '+61491570001');
  await call(page);
  await expect(page.getByText('Could not be reached, please try again.')).toBeVisible();
  await expect(calls(page)).toHaveText(/Busy/);
});

test('CALL-007 a call that the network refuses has failed', async ({ page }) => {
  const vendor = await makeVendor({ phone: '+61491570000' });
  await openCouple(page, vendor);
  await call(page);
  await expect(page.getByText('Phone call failed, please try again.')).toBeVisible();
});

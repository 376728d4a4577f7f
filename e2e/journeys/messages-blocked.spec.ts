import { expect, test } from '@playwright/test';
import { VendorApi } from '../support/couples.ts';
import { composer, conversation } from '../support/conversation.ts';

async function leadOf(api: VendorApi, name: string): Promise<number> {
  const [lead] = await api.get<{ id: number }[]>(`/leads?coupleName=${encodeURIComponent(name)}`);
  if (!lead) throw new Error(`The demo has no ${name}.`);
  return lead.id;
}

test('MSG-013 MSG-017 for a couple who only accepts calls there is a reason instead of the composer', async ({
  page,
}) => {
  const api = await VendorApi.open(page);
  await page.goto(`/leads/${await leadOf(api, 'Ruby Tanaka')}`);
  await expect(conversation(page).getByText('This couple only wants to be contacted by phone.')).toBeVisible();
  await expect(conversation(page).getByRole('radio', { name: 'Email' })).toBeDisabled();
  await expect(composer(page)).toHaveCount(0);
});

test('MSG-014 MSG-017 for a couple who only accepts email the page explains why SMS is off', async ({ page }) => {
  const api = await VendorApi.open(page);
  await page.goto(`/leads/${await leadOf(api, 'Hannah Lindqvist')}`);
  await expect(composer(page).getByRole('textbox', { name: /Write to/ })).toBeVisible();
  await composer(page).getByRole('radio', { name: 'SMS' }).check({ force: true });
  await expect(composer(page).getByText('This couple only wants to be contacted by e-mail.')).toBeVisible();
  await expect(composer(page).getByRole('textbox')).toHaveCount(0);
});

test('MSG-015 MSG-016 MSG-017 cancelled requests and deleted accounts are explained', async ({ page }) => {
  const api = await VendorApi.open(page);
  await page.goto(`/leads/${await leadOf(api, 'Grace Abbott')}`);
  await expect(conversation(page).getByText('This couple has cancelled their request.')).toBeVisible();
  await page.goto(`/leads/${await leadOf(api, 'Isla Petrov')}`);
  await expect(conversation(page).getByText('This couple has deleted their account.')).toBeVisible();
});

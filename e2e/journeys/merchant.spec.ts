import { randomUUID } from 'node:crypto';
import { type Locator, type Page, expect, test } from '@playwright/test';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { openOnceDecided } from '../support/team.ts';

async function choose(page: Page, form: Locator, label: string, option: string): Promise<void> {
  await form.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function fillIn(page: Page, company: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Application for secure payment' });
  await form.getByLabel('Birth date').fill('09.03.1984');
  await choose(page, form, 'Your position', 'Sole trader');
  await choose(page, form, 'Document', 'Australian driver licence');
  await choose(page, form, 'Issued in', 'NSW');
  await form.getByLabel('Document number').fill('21594318');
  await form.getByLabel('Valid until').fill('09.03.2035');
  await form.getByLabel('Bank account (BSB and account number, or IBAN)').fill('062-000 1234');
  await form.getByLabel('Bank', { exact: false }).last().fill('Commonwealth Bank');
  await form.getByLabel('Provider name').fill(company);
  await form.getByLabel('ABN').fill('51 824 753 557');
  await form.getByLabel('Billing address').fill('118 Creek Road, Bangalow');
}

test('PAY-028 PAY-030 PAY-031 PAY-032 a vendor applies, and the team opens the application and approves it', async ({
  page,
  browser,
}) => {
  const vendor = await makeVendor({ pages: ['leads', 'payments'] });
  await signIn(page, vendor.username, { at: `/providers/${vendor.providerId}/payments?tab=application` });
  const company = `Journey Barn ${randomUUID().slice(0, 8)}`;
  await fillIn(page, company);
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('Please enter a BSB of 6 digits and an account number')).toBeVisible();
  await expect(page.getByText('Please check this ABN')).toBeVisible();
  await page.getByLabel('Bank account (BSB and account number, or IBAN)').fill('062-000 12345678');
  await page.getByLabel('ABN').fill('51 824 753 556');
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('You’ll have our decision within 48 hours.')).toBeVisible();
  await expect(page.getByText('Account ending in 5678')).toBeVisible();

  const desk = await browser.newPage();
  await signIn(desk, 'staff', { at: '/desk/queue?kind=merchant_application' });
  await desk
    .getByRole('list', { name: 'Waiting' })
    .getByRole('button', { name: new RegExp(company) })
    .click();
  await desk.getByRole('button', { name: 'Show all details' }).click();
  await expect(desk.getByText('062-000 12345678')).toBeVisible();
  await expect(desk.getByText('Australian driver licence, NSW, 21594318, valid until 09.03.2035')).toBeVisible();
  await desk.getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByText(/^Approved:/)).toBeVisible();
  await desk.close();

  await openOnceDecided(
    page,
    new URL(page.url()).pathname + new URL(page.url()).search,
    page.getByText('Secure payment is approved'),
  );
  await expect(page.getByRole('button', { name: 'Send application' })).toHaveCount(0);
});

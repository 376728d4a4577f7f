import { expect, test } from '@playwright/test';
import { createVendorCall } from '../support/budget.ts';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { decideAll } from '../support/team.ts';

test('PAY-031 on a phone a rejected application shows why and is sent again without entering the secrets', async ({
  page,
}) => {
  const vendor = await makeVendor({ pages: ['leads', 'payments'] });
  const call = await createVendorCall(page, vendor.username);
  await call('POST', `/providers/${vendor.providerId}/merchant-applications`, {
    providerName: 'Journey Barn',
    firstName: 'Wendy',
    lastName: 'Journey',
    birthDate: '1984-03-09',
    position: 'sole_trader',
    documentType: 'passport',
    documentState: '',
    documentNumber: 'PA1234567',
    documentExpiresOn: '2035-03-09',
    identityNumber: '51824753556',
    iban: '062-000 12345678',
    bank: 'Commonwealth Bank',
    billingAddress: '118 Creek Road, Bangalow',
    billingOffice: '',
    tradeChamber: '',
    tradeRegisterNumber: '',
    phone: vendor.phone,
    mobile: vendor.phone,
    email: vendor.email,
    cityId: 1,
  });
  const reason = 'the name doesn’t match the ABN';
  await decideAll(page, vendor.providerId, 'merchant_application', { decision: 'rejected', reason });
  await signIn(page, vendor.username, { at: `/providers/${vendor.providerId}/payments?tab=application` });
  await expect(page.getByText(`Not approved: ${reason}.`)).toBeVisible();
  await expect(page.getByText('Sent before, ending in 5678. Leave blank to keep it.')).toBeVisible();
  await expect(page.getByText('Sent before, ending in 4567. Leave blank to keep it.')).toBeVisible();
  await page.getByLabel('Provider name').fill('Journey Barn Pty Ltd');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('You’ll have our decision within 48 hours.')).toBeVisible();
  await expect(page.getByText('Account ending in 5678')).toBeVisible();
});

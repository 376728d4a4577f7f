import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { CARDS, typeCard } from '../support/bank.ts';
import { createVendorCall } from '../support/budget.ts';
import { findMail, findPath } from '../support/mailbox.ts';
import { type Vendor, makeVendor, randomPhone } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { decideAll } from '../support/team.ts';

type VendorCall = Awaited<ReturnType<typeof createVendorCall>>;

const DAY = '2041-04-13';

test('a couple opens a quote on their phone, adds an extra, accepts and pays the deposit with 3-D Secure; part of it is refunded', async ({
  page,
  browser,
}) => {
  const since = new Date();
  const vendor = await makeVendor({ pages: ['leads', 'payments'] });
  const call = await createVendorCall(page, vendor.username);
  await takeCards(page, vendor, call);
  const email = `georgia-${randomUUID().slice(0, 8)}@couples.example`;
  await sendQuote(call, vendor, email);

  const phone = await browser.newPage({ viewport: { width: 360, height: 780 } });
  const path = findPath(await findMail(email, since), '/q/');
  const seen = phone.waitForRequest((request) => request.url().endsWith('/seen'));
  await phone.goto(path);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Your day at the Barn');
  await expect(phone.locator('.paybar')).toContainText('A$10,000.00');
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await phone.getByRole('checkbox', { name: /Shuttle/ }).check();
  await expect(phone.locator('.paybar')).toContainText('A$10,570.00');
  await seen;
  await phone.getByRole('button', { name: 'Accept and pay the deposit' }).click();

  await phone.getByLabel('Type your full name').fill('Georgia Papadopoulos');
  await phone.getByRole('checkbox', { name: 'We accept this quote.' }).check();
  await typeCard(phone, CARDS.confirm, 'Georgia Papadopoulos', 'Pay the deposit');
  await phone.getByRole('button', { name: 'Sign and pay A$2,114.00' }).click();
  await expect(phone.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
  await phone.getByRole('button', { name: 'Confirm' }).click();
  await expect(phone.getByRole('heading', { name: 'It’s yours, Georgia & Sam' })).toBeVisible();
  await expect(phone.getByText(/Paid on/)).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Pay A$8,456.00' })).toBeVisible();

  await signIn(page, vendor.username, { at: `/providers/${vendor.providerId}/payments?tab=quotes` });
  await page.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('500');
  await dialog.getByLabel('Reason').fill('The band is smaller now');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByText('A$500.00 refunded').first()).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('A$500.00 refunded')).toBeVisible();
});

/** The application is approved, and the vendor's account at the gateway is open. */
async function takeCards(page: Parameters<typeof signIn>[0], vendor: Vendor, call: VendorCall): Promise<void> {
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
  await decideAll(page, vendor.providerId, 'merchant_application', { decision: 'approved' });
  const money = `/providers/${vendor.providerId}/quote-money`;
  await expect.poll(async () => (await call<{ cards: object | null }>('GET', money)).cards).not.toBeNull();
}

async function sendQuote(call: VendorCall, vendor: Vendor, email: string): Promise<void> {
  const { id } = await call<{ id: number }>('POST', '/leads', {
    coupleName: 'Georgia Papadopoulos & Sam Whitlock',
    organizationDate: DAY,
    organizationTypeId: 1,
    guests: 80,
    budget: 20_000,
    place: 'Berry, NSW',
    providerId: vendor.providerId,
    email,
    phone: randomPhone(),
    message: '',
  });
  const validUntil = new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const line = { detail: '', quantity: 1, isOptional: false };
  await call('POST', `/leads/${id}/quote`, {
    channel: 'email',
    subject: 'Your quote',
    message: 'Here is everything we talked about.',
    form: {
      title: 'Your day at the Barn',
      note: 'Dogs are very welcome.',
      weddingDate: DAY,
      guests: 80,
      lines: [
        { ...line, key: 'hire', name: 'Venue hire', unit: 'flat', priceCents: 1_000_000 },
        { ...line, key: 'shuttle', name: 'Shuttle', unit: 'hour', quantity: 3, priceCents: 19_000, isOptional: true },
      ],
      deposit: { kind: 'percent', value: 20 },
      balanceDueOn: '2041-03-01',
      validUntil,
    },
  });
}

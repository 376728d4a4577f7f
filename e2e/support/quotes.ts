import { expect, type Page } from '@playwright/test';
import type { createVendorCall } from './budget.ts';
import { type Vendor, newPhone } from './people.ts';
import { decideAll } from './team.ts';

export type VendorCall = Awaited<ReturnType<typeof createVendorCall>>;

/** The application for secure payment is approved, and the vendor's account at the gateway is open. */
export async function takeCards(page: Page, vendor: Vendor, call: VendorCall): Promise<void> {
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

/** A couple who asked for their day. */
export async function addRequest(call: VendorCall, vendor: Vendor, email: string, day: string): Promise<number> {
  const { id } = await call<{ id: number }>('POST', '/leads', {
    coupleName: 'Georgia Papadopoulos & Sam Whitlock',
    organizationDate: day,
    organizationTypeId: 1,
    guests: 80,
    budget: 20_000,
    place: 'Berry, NSW',
    providerId: vendor.providerId,
    email,
    phone: newPhone(),
    message: '',
  });
  return id;
}

/** Sends a quote, or a new version of it: the venue, and a shuttle as an extra for A$570. */
export async function sendQuote(call: VendorCall, leadId: number, day: string, priceCents: number): Promise<void> {
  const validUntil = new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const line = { detail: '', quantity: 1, isOptional: false };
  await call('POST', `/leads/${leadId}/quote`, {
    channel: 'email',
    subject: 'Your quote',
    message: 'Here is everything we talked about.',
    form: {
      title: 'Your day at the Barn',
      note: 'Dogs are very welcome.',
      weddingDate: day,
      guests: 80,
      lines: [
        { ...line, key: 'hire', name: 'Venue hire', unit: 'flat', priceCents },
        { ...line, key: 'shuttle', name: 'Shuttle', unit: 'hour', quantity: 3, priceCents: 19_000, isOptional: true },
      ],
      deposit: { kind: 'percent', value: 20 },
      balanceDueOn: '2041-03-01',
      validUntil,
    },
  });
}

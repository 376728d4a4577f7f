import type { InstallmentOffer, Payment } from '@bellbird/contract/money/payments';
import { splitAmount } from '@bellbird/contract/money/payments/payment-rules.ts';
import { expect, test } from 'vitest';
import { leadKeyFor, toOfferItem, toPaidShare } from './checkout-items.ts';

const parts = (count: number) =>
  splitAmount(118_801, count).map((amountCents, index) => ({ number: index + 1, amountCents, dueDate: '2026-11-16' }));
const offer: InstallmentOffer = {
  provider: { id: 7, name: 'Wattle Creek Barn' },
  product: { id: 2, name: 'Plus' },
  startsOn: '2026-11-16',
  endsOn: '2027-11-15',
  carriedDays: 0,
  amountCents: 118_801,
  discount: null,
  gstCents: 10_800,
  plans: [
    { count: 1, parts: parts(1) },
    { count: 3, parts: parts(3) },
  ],
  installments: [],
};

test('PAY-017 the first instalment is charged now, with the GST in it', () => {
  expect(toOfferItem(offer, 1)).toMatchObject({ dueCents: 118_801, gstCents: 10_800, share: undefined });
  expect(toOfferItem(offer, 3)).toMatchObject({ dueCents: 39_601, gstCents: 3600, share: { number: 1, count: 3 } });
});

test('PAY-017 the lead says whether a product starts now, starts later, replaces another or is bought once', () => {
  expect(leadKeyFor(offer, '2026-11-16')).toBe('lead');
  expect(leadKeyFor({ ...offer, startsOn: '2026-11-17' }, '2026-11-16')).toBe('leadLater');
  expect(leadKeyFor({ ...offer, carriedDays: 120 }, '2026-11-16')).toBe('leadInstead');
  expect(leadKeyFor({ ...offer, endsOn: null }, '2026-11-16')).toBe('leadOnce');
});

test('PAY-010 after an instalment it says which one was paid, and what is due next', () => {
  const inParts = (...statuses: ('paid' | 'pending')[]) =>
    ({
      recurringMonth: statuses.length,
      installments: parts(statuses.length).map((part, index) => ({ ...part, id: index, status: statuses[index] })),
    }) as unknown as Payment;
  expect(toPaidShare(inParts('paid', 'pending', 'pending'))).toEqual({
    number: 1,
    of: 3,
    amountCents: 39_601,
    next: { amountCents: 39_600, dueDate: '2026-11-16' },
  });
  expect(toPaidShare(inParts('paid', 'paid', 'paid'))).toMatchObject({ number: 3, of: 3, next: undefined });
  expect(toPaidShare(inParts('paid'))).toBeUndefined();
});

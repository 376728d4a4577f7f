import { expect, test } from 'vitest';
import { calculateTerm, toPaidTerms } from './package-term.rules.ts';

const PLUS = { productId: 2, months: 12, amountCents: 120_000 };
const SPOTLIGHT = { productId: 3, months: 12, amountCents: 240_000 };

test('a year starts today and ends the day before the same date', () => {
  expect(calculateTerm(PLUS, [], '2026-11-16')).toEqual({
    startsOn: '2026-11-16',
    endsOn: '2027-11-15',
    valueCents: 120_000,
    carriedDays: 0,
  });
  expect(calculateTerm(PLUS, [], '2028-02-29')).toMatchObject({ startsOn: '2028-02-29', endsOn: '2029-02-27' });
  expect(calculateTerm({ ...PLUS, months: 1 }, [], '2027-01-31')).toMatchObject({
    startsOn: '2027-01-31',
    endsOn: '2027-02-27',
  });
});

test('the same package again starts when the current one ends', () => {
  const running = { ...PLUS, startsOn: '2026-01-01', endsOn: '2026-12-31' };
  expect(calculateTerm(PLUS, [running], '2026-11-16')).toMatchObject({ startsOn: '2027-01-01', endsOn: '2027-12-31' });
});

test('another package starts today, and what is left of the current one buys extra days', () => {
  // 73 of 365 days are left, worth a fifth of 120,000 cents; a day of the other costs 240,000 / 365 cents.
  const running = { ...PLUS, startsOn: '2026-01-01', endsOn: '2026-12-31' };
  expect(calculateTerm(SPOTLIGHT, [running], '2026-10-20')).toEqual({
    startsOn: '2026-10-20',
    endsOn: '2027-11-24',
    valueCents: 264_000,
    carriedDays: 36,
  });
});

test('a part of a cent that is left is nobody’s', () => {
  const running = { ...PLUS, amountCents: 100, startsOn: '2026-01-01', endsOn: '2026-12-31' };
  // 72 of 365 days: 19.7 cents.
  expect(calculateTerm(SPOTLIGHT, [running], '2026-10-21').valueCents).toBe(240_019);
});

test('a discount buys no extra days for what was paid before', () => {
  const running = { ...PLUS, startsOn: '2026-01-01', endsOn: '2026-12-31' };
  const cheaper = { ...SPOTLIGHT, amountCents: 24_000, discountCents: 216_000 };
  expect(calculateTerm(cheaper, [running], '2026-10-20')).toMatchObject({ carriedDays: 36, valueCents: 48_000 });
});

test('a free package buys no extra days', () => {
  const running = { ...PLUS, amountCents: 0, startsOn: '2026-01-01', endsOn: '2026-12-31' };
  expect(calculateTerm(SPOTLIGHT, [running], '2026-10-20').endsOn).toBe('2027-10-19');
});

test('a renewed year counts with its renewal, each day at the price paid for it', () => {
  const running = { ...PLUS, startsOn: '2026-01-01', endsOn: '2026-12-31' };
  const renewed = { ...PLUS, amountCents: 240_000, startsOn: '2027-01-01', endsOn: '2027-12-31' };
  expect(calculateTerm(PLUS, [renewed, running], '2026-10-20').startsOn).toBe('2028-01-01');
  // A fifth of 120,000 cents and all of 240,000: 36 and 365 days of the other.
  expect(calculateTerm(SPOTLIGHT, [renewed, running], '2026-10-20').endsOn).toBe('2028-11-23');
});

test('what costs nothing starts today, and what was paid before buys no days of it', () => {
  const running = { ...PLUS, startsOn: '2026-01-01', endsOn: '2026-12-31' };
  expect(calculateTerm({ ...SPOTLIGHT, amountCents: 0 }, [running], '2026-10-20')).toEqual({
    startsOn: '2026-10-20',
    endsOn: '2027-10-19',
    valueCents: 0,
    carriedDays: 0,
  });
});

test('a package from before purchases were recorded goes on after its end, and has no value for another one', () => {
  const TODAY = '2026-11-17';
  const provider = { paid_status: 'paid', product_date_end: TODAY, listing_product_name: 'Plus' };
  const termsOf = (given: Partial<typeof provider> | { product_date_end: null }, name = 'Plus') =>
    toPaidTerms({ ...provider, ...given }, { id: 2, name }, [], TODAY);
  expect(termsOf({})).toEqual([{ productId: 2, amountCents: 0, startsOn: TODAY, endsOn: TODAY }]);
  expect(termsOf({ product_date_end: '2026-11-16' })).toEqual([]);
  expect(termsOf({ product_date_end: null })).toEqual([]);
  expect(termsOf({ paid_status: 'free' })).toEqual([]);
  expect(termsOf({}, 'Spotlight')).toEqual([]);
  const row = { product_id: 3, amount_cents: 5, returned_cents: 0, starts_on: '2026-01-01', ends_on: '2026-12-31' };
  const recorded = [{ productId: 3, amountCents: 5, startsOn: '2026-01-01', endsOn: '2026-12-31' }];
  expect(toPaidTerms(provider, { id: 2, name: 'Plus' }, [row], TODAY)).toEqual(recorded);
  expect(toPaidTerms(undefined, { id: 2, name: 'Plus' }, [row], TODAY)).toEqual(recorded);
  const refunded = { ...row, returned_cents: 6 };
  expect(toPaidTerms(provider, { id: 2, name: 'Plus' }, [refunded], TODAY)).toMatchObject([{ amountCents: 0 }]);
});

import { expect, test } from 'vitest';
import { calculateTerm } from './package-term.rules.ts';

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

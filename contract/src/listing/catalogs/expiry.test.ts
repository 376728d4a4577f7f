import { describe, expect, test } from 'vitest';
import { countDaysLeft, daysAfter, findExpiryError, toExpiryLimits, isRenewalDue } from './expiry.ts';

describe('the limits of the expiry', () => {
  test('CAT-019 CAT-020 from yesterday to three months from today, or the last day of a shorter month', () => {
    expect(toExpiryLimits('2026-11-15')).toEqual({ earliest: '2026-11-14', latest: '2027-02-15' });
    expect(toExpiryLimits('2026-11-30')).toEqual({ earliest: '2026-11-29', latest: '2027-02-28' });
    expect(toExpiryLimits('2027-01-01')).toEqual({ earliest: '2026-12-31', latest: '2027-04-01' });
  });

  test('CAT-019 CAT-020 the first and last day are valid, days outside are not', () => {
    const faults = ['2026-11-13', '2026-11-14', '2027-02-15', '2027-02-16'].map((day) =>
      findExpiryError(day, '2026-11-15'),
    );
    expect(faults).toEqual([
      'Please choose a day that isn’t in the past.',
      undefined,
      undefined,
      'Please choose a day at most 3 months ahead.',
    ]);
  });

  test('prices are due for renewal a week before they expire', () => {
    expect(countDaysLeft('2026-11-27', '2026-11-15')).toBe(12);
    expect(countDaysLeft('2026-11-14', '2026-11-15')).toBe(-1);
    expect(['2026-11-23', '2026-11-22', '2026-11-01'].map((day) => isRenewalDue(day, '2026-11-15'))).toEqual([
      false,
      true,
      true,
    ]);
  });
});

test('a day is so many days after another, over months and years', () => {
  expect([daysAfter('2026-12-31', 1), daysAfter('2027-03-01', -1), daysAfter('2026-11-15', 0)]).toEqual([
    '2027-01-01',
    '2027-02-28',
    '2026-11-15',
  ]);
});

import { describe, expect, test } from 'vitest';
import {
  INSTALLMENT_COUNTS,
  PAYMENT_ACTIONS,
  PAYMENT_STATUSES,
  PAYMENT_TYPES,
  gstWithin,
  isCancellable,
  isOpen,
  canBecome,
  monthsLater,
  splitAmount,
} from './payment-rules.ts';

describe('instalments', () => {
  test('PAY-011 add up to the amount to the cent', () => {
    for (const amount of [1, 99, 100_00, 277_200, 264_001, 999_999_99]) {
      for (const count of INSTALLMENT_COUNTS) {
        const parts = splitAmount(amount, count);
        expect(parts).toHaveLength(count);
        expect(parts.reduce((sum, part) => sum + part)).toBe(amount);
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
      }
    }
  });

  test('are due on the same day of later months, or on the last day of a shorter month', () => {
    expect(monthsLater('2026-11-15', 1)).toBe('2026-12-15');
    expect(monthsLater('2026-11-30', 3)).toBe('2027-02-28');
    expect(monthsLater('2027-12-31', 2)).toBe('2028-02-29');
    expect(monthsLater('2026-01-31', 12)).toBe('2027-01-31');
  });
});

test('the GST in a price is one eleventh of it', () => {
  expect(gstWithin(277_200)).toBe(25_200);
  expect(gstWithin(100)).toBe(9);
});

test('PAY-003 PAY-004 a payment moves from pending to paid, failed or cancelled, and from failed back to pending', () => {
  const steps = PAYMENT_STATUSES.map((from) => [from, PAYMENT_STATUSES.filter((to) => canBecome(from, to))]);
  expect(Object.fromEntries(steps)).toEqual({
    pending: ['paid', 'failed', 'cancelled'],
    failed: ['pending', 'paid', 'cancelled'],
    paid: [],
    cancelled: [],
  });
  expect(isCancellable({ status: 'failed', isStarted: false })).toBe(true);
  expect(isCancellable({ status: 'pending', isStarted: true })).toBe(false);
  expect(isCancellable({ status: 'cancelled', isStarted: false })).toBe(false);
});

test('PAY-003 something is left to pay while it is pending or has failed', () => {
  expect(PAYMENT_STATUSES.filter((status) => isOpen({ status }))).toEqual(['pending', 'failed']);
});

test('PAY-011 where an amount does not divide, the first instalments are a cent more; GST is rounded', () => {
  expect(splitAmount(101, 3)).toEqual([34, 34, 33]);
  expect([gstWithin(6), gstWithin(5)]).toEqual([1, 0]);
});

test('PAY-005 PAY-008 the types and the actions', () => {
  expect(PAYMENT_TYPES).toEqual(['credit_card', 'bank_transfer', 'direct_debit']);
  expect(PAYMENT_ACTIONS).toEqual(['cancel', 'send_receipt']);
});

import { describe, expect, test } from 'vitest';
import type { Member } from '#platform/auth/caller.ts';
import { nextRetryAt } from './backoff.rules.ts';
import { parseReference, toReference } from './bank-reference.rules.ts';
import { assertPlan, findNextInstallment, listPlans, planInstallments } from './installments.rules.ts';
import { fromGatewayCode, fromStoredFailure } from './payment-failure.rules.ts';
import { describeDiscount, describeShare, formatCents, formatNoteNumber } from './payment-texts.rules.ts';
import { assertOwnCustomer } from './payments.policy.ts';

describe('instalments', () => {
  test('PAY-020 the next one is the first that is pending or failed', () => {
    const next = (...statuses: string[]) => findNextInstallment(statuses.map((status, at) => ({ status, at })))?.at;
    expect(next('paid', 'pending', 'pending')).toBe(1);
    expect(next('paid', 'failed', 'pending')).toBe(1);
    expect(next('paid', 'cancelled')).toBeUndefined();
  });

  test('are due a month apart, from today or from the last day of a transfer', () => {
    expect(planInstallments(1000, { type: 'credit_card', installments: 3 }, '2026-11-30')).toEqual([
      { number: 1, amount_cents: 334, due_date: '2026-11-30' },
      { number: 2, amount_cents: 333, due_date: '2026-12-30' },
      { number: 3, amount_cents: 333, due_date: '2027-01-30' },
    ]);
    expect(planInstallments(1000, { type: 'bank_transfer', installments: 1 }, '2026-11-30')).toEqual([
      { number: 1, amount_cents: 1000, due_date: '2026-12-07' },
    ]);
  });

  test('a transfer is paid at once', () => {
    expect(() => assertPlan({ type: 'bank_transfer', installments: 1 })).not.toThrow();
    expect(() => assertPlan({ type: 'credit_card', installments: 3 })).not.toThrow();
    for (const installments of [2, 3] as const)
      expect(() => assertPlan({ type: 'bank_transfer', installments: installments as 3 })).toThrow(
        expect.objectContaining({ fields: { installments: 'Instalments can only be paid by card.' } }),
      );
  });

  test('every plan adds up to the price', () => {
    const plans = listPlans(99_999, '2026-11-17');
    expect(plans.map(({ count, parts }) => [count, parts.length])).toEqual(plans.map(({ count }) => [count, count]));
    for (const { parts } of plans) expect(parts.reduce((sum, part) => sum + part.amountCents, 0)).toBe(99_999);
    expect(plans[0]?.parts).toEqual([{ number: 1, amountCents: 99_999, dueDate: '2026-11-17' }]);
  });
});

describe('a failed payment', () => {
  test('is tried again after 1, 2, 4 … minutes, at most 12 hours', () => {
    const now = new Date('2026-11-17T00:00:00Z');
    const minutes = (tries: number) => (Date.parse(nextRetryAt(now, tries)) - now.getTime()) / 60_000;
    expect([0, 1, 2, 9, 10, 50].map(minutes)).toEqual([1, 2, 4, 512, 720, 720]);
  });

  test('PAY-021 says why, in our words', () => {
    const reasons: [string | undefined, string][] = [
      ['insufficient_funds', 'insufficient_funds'],
      ['expired_card', 'expired_card'],
      ['authentication_required', 'not_confirmed'],
      ['payment_intent_authentication_failure', 'not_confirmed'],
      ['account_closed', 'account_closed'],
      ['no_account', 'account_closed'],
      ['debit_not_authorized', 'debit_refused'],
      ['refer_to_customer', 'debit_refused'],
      ['bank_account_restricted', 'debit_refused'],
      ['canceled', 'abandoned'],
      ['do_not_honor', 'declined'],
      [undefined, 'declined'],
    ];
    expect(reasons.map(([code]) => [code, fromGatewayCode(code)])).toEqual(reasons);
    expect([fromStoredFailure(null), fromStoredFailure('expired_card')]).toEqual(['declined', 'expired_card']);
  });
});

test('a bank reference is read back whatever the bank makes of it', () => {
  expect(toReference(42)).toBe('BB000042');
  expect(['BB000042', 'bb 0000-42', 'BB123456789'].map(parseReference)).toEqual([42, 42, 123_456_789]);
  expect(['BB00042', 'BB1234567890', 'xBB000042', 'BB000042x', '000042', ''].map(parseReference)).toEqual(
    Array.from({ length: 6 }),
  );
});

test('texts of invoices', () => {
  expect([formatCents(264_000), formatCents(5)]).toEqual(['A$2,640.00', 'A$0.05']);
  expect([describeShare(1, 1), describeShare(1, 2)]).toEqual(['', ', instalment 1 of 2']);
  expect(formatNoteNumber(7)).toBe('AN-7');
  expect(describeDiscount({ campaign_name: null, discount_cents: 5 })).toBe('');
  expect(describeDiscount({ campaign_name: 'Spring', discount_cents: 500 })).toBe(', less A$5.00 (Spring)');
});

test('cards and billing details are for managers, and for users with access to payments', () => {
  const caller = (canManage: boolean, ...pages: string[]) =>
    ({
      customerId: 1,
      canManage,
      links: [
        { providerId: 1, pages: ['gallery'] },
        { providerId: 2, pages },
      ],
    }) as never as Member;
  const refused = expect.objectContaining({ code: 'not_found' });
  expect(() => assertOwnCustomer(caller(true), 1)).not.toThrow();
  expect(() => assertOwnCustomer(caller(false, 'payments'), 1)).not.toThrow();
  expect(() => assertOwnCustomer(caller(false, 'leads'), 1)).toThrow(refused);
  expect(() => assertOwnCustomer(caller(true), 2)).toThrow(refused);
});

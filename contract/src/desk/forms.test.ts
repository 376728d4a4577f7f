import { describe, expect, test } from 'vitest';
import { faultsOf, isAccepted } from '../testing/faults.ts';
import { listQuoteCharges } from './money/money.calls.ts';
import { ReportPeriod } from './money/reconciliation.calls.ts';
import { retryJobs } from './operations/operations.calls.ts';

describe('the days of a report', () => {
  const later = [['to', 'Please choose the same day or a later one.']];
  const fewer = [['to', 'Please choose at most 31 days.']];
  test.each([
    ['2026-11-16', '2026-11-16', []],
    ['2026-10-01', '2026-10-31', []],
    ['2026-10-01', '2026-11-01', fewer],
    ['2026-11-16', '2026-11-15', later],
  ])('from %s to %s', (from, to, faults) => {
    expect(faultsOf(ReportPeriod, { from, to })).toEqual(faults);
  });
});

test.each([
  ['2026-01', true],
  ['2026-09', true],
  ['2026-10', true],
  ['2026-12', true],
  ['2026-00', false],
  ['2026-13', false],
  ['206-11', false],
  ['20266-11', false],
  ['x2026-11', false],
  ['2026-11-01', false],
])('money is shown for a month, %s: %s', (month, isFine) => {
  expect(isAccepted(listQuoteCharges.query, { month })).toBe(isFine);
});

test.each([
  ['payments.refund', true],
  ['quote-mail_2', true],
  ['', false],
  ['payments refund', false],
  [' payments', false],
  ['payments;', false],
])('failed work is tried again by the name of its queue, %j: %s', (queue, isFine) => {
  expect(isAccepted(retryJobs.body, { queue })).toBe(isFine);
});

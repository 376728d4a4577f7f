import { describe, expect, test } from 'vitest';
import { QUOTE_TOTAL_MAX_CENTS, QUOTE_VALID_DAYS_MAX } from '../../shared/limits.ts';
import { findQuoteFaults } from './quote-faults.ts';
import { QuoteForm } from './quote-form.ts';

const TODAY = '2026-11-17';
const REQUIRED = 'This field is required!';
const line = (key: string, given: object = {}) => ({ key, name: 'Hire', unit: 'flat', priceCents: 100_000, ...given });
const COMPLETE = {
  lines: [line('a')],
  deposit: { kind: 'percent', value: 20 },
  balanceDueOn: '2027-03-01',
  validUntil: '2026-12-01',
};
const faults = (given: object) => findQuoteFaults(QuoteForm.parse({ ...COMPLETE, ...given }), TODAY);
const day = (days: number) => new Date(Date.parse(`${TODAY}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const half = (dueOn: string | null, value = 40) => ({ kind: 'percent', value, dueOn });

describe('before a quote can be sent', () => {
  test.each([
    ['no line', { lines: [] }, 'lines', 'Please add at least one line.'],
    ['extras only', { lines: [line('a', { isOptional: true })] }, 'lines', 'Please add at least one line.'],
    ['a line twice', { lines: [line('a'), line('a')] }, 'lines', 'Please add each line once.'],
    ['a line without a name', { lines: [line('a'), line('b', { name: '' })] }, 'lines.1.name', REQUIRED],
    ['too many percent off', { discount: { kind: 'percent', value: 101 } }, 'discount.value', /100 %/],
    ['too large a deposit', { deposit: { kind: 'amount', value: 100_002 } }, 'deposit.value', /more than the total/],
    [
      'shares of 101 percent',
      { deposit: { kind: 'percent', value: 50 }, instalments: [half('2026-12-01', 51)] },
      'deposit.value',
      /more than the total/,
    ],
    ['an instalment of nothing', { instalments: [half('2026-12-01', 0)] }, 'instalments.0.value', REQUIRED],
    ['an instalment without a day', { instalments: [half(null)] }, 'instalments.0.dueOn', REQUIRED],
    ['an instalment that is past', { instalments: [half(day(-1))] }, 'instalments.0.dueOn', /after the payment/],
    ['a balance before an instalment', { instalments: [half('2027-03-02')] }, 'balanceDueOn', /after the payment/],
    ['a balance without a day', { balanceDueOn: null }, 'balanceDueOn', REQUIRED],
    ['no last day', { validUntil: null }, 'validUntil', REQUIRED],
    ['a last day that is past', { validUntil: day(-1) }, 'validUntil', /today or a later/],
    ['a last day too far', { validUntil: day(QUOTE_VALID_DAYS_MAX + 1) }, 'validUntil', /within/],
    ['a wedding that is past', { weddingDate: day(-1) }, 'weddingDate', /today or a later/],
    ['a day to hold that is not known', { holdsDay: true }, 'weddingDate', REQUIRED],
  ])('%s is put right', (_case, given, path, text) => {
    expect(faults(given)).toEqual({ [path]: expect.stringMatching(text) });
  });

  test('no share is more than everything', () => {
    // Of a quote that costs nothing, no share is more than the total.
    const free = { lines: [line('a', { priceCents: 0 })], balanceDueOn: null };
    expect(faults({ ...free, deposit: { kind: 'percent', value: 101 } })).toEqual({
      'deposit.value': 'Please enter at most 100 %.',
    });
    expect(faults({ instalments: [half('2026-12-01', 101)] })['instalments.0.value']).toMatch(/100 %/);
  });

  test('with every extra it is not more than can be paid', () => {
    const guest = { unit: 'guest', quantity: QUOTE_TOTAL_MAX_CENTS / 100_000_000, priceCents: 100_000_000 };
    const most = [line('a', { priceCents: 0 }), line('b', { ...guest, isOptional: true })];
    expect(faults({ lines: most, balanceDueOn: null })).toEqual({});
    expect(faults({ lines: [...most, line('c', { priceCents: 1, isOptional: true })], balanceDueOn: null })).toEqual({
      lines: `A quote can be at most A$${(QUOTE_TOTAL_MAX_CENTS / 100).toLocaleString('en-AU')}.`,
    });
  });

  test.each([
    ['is complete', {}],
    ['is valid today', { validUntil: TODAY }],
    ['is valid as long as possible', { validUntil: day(QUOTE_VALID_DAYS_MAX) }],
    ['is for today', { weddingDate: TODAY, holdsDay: true }],
    ['is paid at once, so that no balance is due', { deposit: { kind: 'percent', value: 100 }, balanceDueOn: null }],
    ['has an amount above 100', { deposit: { kind: 'amount', value: 101 } }],
    ['takes everything off', { discount: { kind: 'percent', value: 100 }, balanceDueOn: null }],
    ['has payments on the same day', { instalments: [half(TODAY, 10), half('2027-03-01', 10)] }],
    ['adds up with the cents that are rounded', { deposit: { kind: 'amount', value: 100_001 }, balanceDueOn: null }],
  ])('one that %s has no fault', (_case, given) => {
    expect(faults(given)).toEqual({});
  });
});

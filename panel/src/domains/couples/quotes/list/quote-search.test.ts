import { expect, test } from 'vitest';
import { toMonthRange } from '../month-range.ts';
import { readQuoteSearch, toQuoteFilter } from './quote-search.ts';

test('the address of the page is its state, and what it does not know is ignored', () => {
  const state = readQuoteSearch({
    stage: 'viewed',
    providerIds: '3,x',
    due: 'true',
    sentFrom: '2026-13-01',
    view: '?',
  });
  expect(state).toMatchObject({ view: 'list', stage: 'viewed', providerIds: [3], isDue: true, periods: [] });
  expect(toQuoteFilter(state)).toEqual({ stages: ['viewed'], providerIds: [3], due: 'true' });
  expect(toQuoteFilter(readQuoteSearch({ stage: 'nonsense' }))).toEqual({});
});

test('a figure leads to the quotes of its month', () => {
  expect(toQuoteFilter(readQuoteSearch({ ...toMonthRange('2026-11', 'paid'), reached: 'opened' }))).toEqual({
    reached: 'opened',
    paidFrom: '2026-11-01',
    paidTo: '2026-11-30',
  });
  expect(toMonthRange('2027-02')).toEqual({ sentFrom: '2027-02-01', sentTo: '2027-02-28' });
  expect(toMonthRange('2026-12')).toEqual({ sentFrom: '2026-12-01', sentTo: '2026-12-31' });
});

import { expect, test } from 'vitest';
import { isNarrowed, readWeddingSearch, toWeddingQuery } from './wedding-search.ts';

test('the address names the filters, and what it does not know is ignored', () => {
  const state = readWeddingSearch({ period: 'past', due: 'true', from: '2027-01-01', to: 'soon', providerIds: '3,x' });
  expect(toWeddingQuery(state)).toEqual({ period: 'past', due: 'true', from: '2027-01-01', providerIds: [3] });
  expect(isNarrowed(state)).toBe(true);
});

test('by default upcoming weddings are shown', () => {
  const state = readWeddingSearch({ period: 'never', page: '-3', limit: '7' });
  expect([toWeddingQuery(state), state.page, state.limit]).toEqual([{ period: 'upcoming' }, 1, 25]);
  expect(isNarrowed(state)).toBe(false);
});

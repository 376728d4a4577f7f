import { expect, test } from 'vitest';
import { toDeals, toRequests, toVisits } from './rows-behind.ts';

const MONTH = { from: '2026-01-01', to: '2026-01-31', providerIds: [7] };

test('STAT-012 STAT-015 every figure leads to its rows, however old they are', () => {
  expect(toRequests(MONTH)).toEqual({
    to: '/leads',
    search: {
      createdAtStart: '2026-01-01',
      createdAtEnd: '2026-01-31',
      source: ['marketplace', 'app'],
      genuine: 'true',
      older: 'true',
      providerIds: ['7'],
    },
  });
  expect(toDeals(MONTH).search).toEqual({
    agreedAtStart: '2026-01-01',
    agreedAtEnd: '2026-01-31',
    providerIds: ['7'],
  });
  expect(toVisits(MONTH, 'search')).toEqual({
    to: '/statistics/visits',
    search: { from: '2026-01-01', to: '2026-01-31', provider: '7', source: 'search' },
  });
});

test('STAT-015 the visits of several providers are those of all', () => {
  expect(toVisits({ ...MONTH, providerIds: [7, 8] }).search).toEqual({ from: '2026-01-01', to: '2026-01-31' });
});

import { expect, test } from 'vitest';
import { sliceBy, sliceDeals } from './wedding-slices.rules.ts';

test('STAT-002 deals are grouped by season, weekday and the time they took', () => {
  const sliced = sliceDeals([
    // A Saturday in spring, one in summer, a Monday in winter, and one without a date.
    { wedding_date: '2026-11-14', days_to_deal: 3 },
    { wedding_date: '2027-02-06', days_to_deal: 40 },
    { wedding_date: '2027-08-30', days_to_deal: 400 },
    { wedding_date: null, days_to_deal: 7 },
  ]);
  expect(sliced.seasons).toEqual([
    { key: 'spring', deals: 1 },
    { key: 'summer', deals: 1 },
    { key: 'autumn', deals: 0 },
    { key: 'winter', deals: 1 },
  ]);
  expect(sliced.weekdays.filter(({ deals }) => deals > 0)).toEqual([
    { key: '1', deals: 1 },
    { key: '6', deals: 2 },
  ]);
  expect(sliced.daysToDeal).toEqual({
    median: 24,
    spread: [
      { key: '0-7', deals: 2 },
      { key: '8-30', deals: 0 },
      { key: '31-90', deals: 1 },
      { key: '91-180', deals: 0 },
      { key: '181-', deals: 1 },
    ],
  });
  expect(sliceDeals([]).daysToDeal.median).toBeNull();
  const medianOf = (...took: number[]) =>
    sliceDeals(took.map((days_to_deal) => ({ wedding_date: '2026-11-15', days_to_deal }))).daysToDeal.median;
  expect([medianOf(9), medianOf(1, 2, 30), medianOf(30, 2, 1, 5, 4)]).toEqual([9, 2, 4]);
  expect(sliceDeals([{ wedding_date: '2026-11-15', days_to_deal: 1 }]).weekdays.at(-1)).toEqual({ key: '7', deals: 1 });
});

test('each weekday has its number, from Monday to Sunday', () => {
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
  const found = days.map((wedding_date) => {
    const { weekdays } = sliceDeals([{ wedding_date, days_to_deal: 0 }]);
    return weekdays.find(({ deals }) => deals > 0)?.key;
  });
  expect(found).toEqual(['1', '2', '3', '4', '5', '6', '7']);
});

test.each([
  ['2026-12-01', 'summer'],
  ['2027-02-28', 'summer'],
  ['2027-03-01', 'autumn'],
  ['2027-06-01', 'winter'],
  ['2027-09-01', 'spring'],
])('a wedding on %s is in %s', (wedding_date, season) => {
  const { seasons } = sliceDeals([{ wedding_date, days_to_deal: 0 }]);
  expect(seasons.find(({ deals }) => deals > 0)?.key).toBe(season);
});

test('STAT-002 requests are grouped by guests with their deals; those without a number are left out', () => {
  const rows = [
    { guests: 50, budget: null, is_won: true, count: 2 },
    { guests: 51, budget: null, is_won: false, count: 3 },
    { guests: 900, budget: 40_001, is_won: false, count: 1 },
    { guests: null, budget: 5000, is_won: true, count: 4 },
  ];
  expect(sliceBy('guests', rows)).toEqual([
    { key: '0-50', requests: 2, deals: 2 },
    { key: '51-100', requests: 3, deals: 0 },
    { key: '101-150', requests: 0, deals: 0 },
    { key: '151-200', requests: 0, deals: 0 },
    { key: '201-', requests: 1, deals: 0 },
  ]);
  expect(sliceBy('budget', rows).filter(({ requests }) => requests > 0)).toEqual([
    { key: '0-5000', requests: 4, deals: 4 },
    { key: '40001-', requests: 1, deals: 0 },
  ]);
  expect(sliceBy('budget', []).map(({ key }) => key)).toEqual([
    '0-5000',
    '5001-10000',
    '10001-20000',
    '20001-40000',
    '40001-',
  ]);
});

import { expect, test } from 'vitest';
import { toBuckets, chooseGrain, toPeriod } from './period-choice.ts';

test.each([
  ['30d', 'day', '2026-10-17'],
  ['90d', 'day', '2026-08-18'],
  ['6m', 'day', '2026-05-18'],
  ['6m', 'month', '2026-06-01'],
  ['12m', 'month', '2025-12-01'],
  ['30d', 'month', '2026-10-17'],
] as const)('STAT-006 %s by %s begins on %s', (choice, grain, from) => {
  expect(toPeriod(choice, '2026-11-15', grain)).toEqual({ from, to: '2026-11-15' });
});

test('STAT-006 short periods are shown by day, long ones by week with a complete last week', () => {
  const short = { from: '2026-11-13', to: '2026-11-15' };
  expect(toBuckets([4, 5, 6], short, chooseGrain(short)).map(({ value }) => value)).toEqual([4, 5, 6]);
  const long = { from: '2026-08-14', to: '2026-11-15' };
  const weeks = toBuckets(
    Array.from({ length: 94 }, () => 1),
    long,
    chooseGrain(long),
  );
  expect(weeks).toHaveLength(14);
  expect(weeks[0]).toEqual({ start: '2026-08-14', end: '2026-08-16', value: 3 });
  expect(weeks.at(-1)).toEqual({ start: '2026-11-09', end: '2026-11-15', value: 7 });
});

test('STAT-006 the period before uses the same grain, even if it is a day longer', () => {
  const before = { from: '2026-10-01', to: '2027-01-01' };
  const days = Array.from({ length: 93 }, () => 1);
  expect(toBuckets(days, before, chooseGrain({ from: '2027-02-01', to: '2027-05-01' }))).toHaveLength(93);
});

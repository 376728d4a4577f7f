import { expect, test } from 'vitest';
import { monthsOf } from './month.ts';

test('a month is compared with the whole month before, also over the turn of the year', () => {
  expect(monthsOf(new Date(2026, 10, 15))).toEqual({
    start: '2026-11-01',
    lastStart: '2026-10-01',
    lastEnd: '2026-10-31',
    lastName: 'October',
  });
  expect(monthsOf(new Date(2027, 0, 31))).toMatchObject({
    start: '2027-01-01',
    lastStart: '2026-12-01',
    lastEnd: '2026-12-31',
  });
});

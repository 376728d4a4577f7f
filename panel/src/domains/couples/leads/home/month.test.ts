import { expect, test } from 'vitest';
import { currentMonth } from './month.ts';

test('a month is compared with the previous one, also across the turn of the year', () => {
  expect(currentMonth(new Date(2026, 10, 15))).toEqual({ start: '2026-11-01', lastName: 'October' });
  expect(currentMonth(new Date(2027, 0, 31))).toEqual({ start: '2027-01-01', lastName: 'December' });
});

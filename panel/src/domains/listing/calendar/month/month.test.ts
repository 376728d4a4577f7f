import { expect, test } from 'vitest';
import {
  isMonth,
  formatLongDay,
  formatMonth,
  shiftDayByMonths,
  shiftDay,
  shiftMonth,
  toVisibleRange,
  toWeekday,
  toWeeks,
} from './month.ts';

test('CAL-001 a month has weeks from Monday, including days of the neighbouring months', () => {
  expect(toWeeks('2027-03').map((week) => [week[0], week[6]])).toEqual([
    ['2027-03-01', '2027-03-07'],
    ['2027-03-08', '2027-03-14'],
    ['2027-03-15', '2027-03-21'],
    ['2027-03-22', '2027-03-28'],
    ['2027-03-29', '2027-04-04'],
  ]);
  expect(toVisibleRange('2026-11')).toEqual({ from: '2026-10-26', to: '2026-12-06' });
});

test('CAL-005 daylight saving neither adds nor skips a day', () => {
  expect(shiftDay('2026-10-03', 1)).toBe('2026-10-04');
  expect(shiftDay('2026-10-04', 1)).toBe('2026-10-05');
  expect(shiftDay('2027-04-04', 1)).toBe('2027-04-05');
  expect(toWeekday('2027-03-13')).toBe(5);
});

test('months are shifted across their ends', () => {
  expect(shiftMonth('2026-12', 1)).toBe('2027-01');
  expect(shiftMonth('2027-01', -1)).toBe('2026-12');
  expect(shiftDayByMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(shiftDayByMonths('2027-03-13', -1)).toBe('2027-02-13');
});

test('SHELL-103 days are formatted for people', () => {
  expect(formatMonth('2027-03')).toBe('March 2027');
  expect(formatLongDay('2027-03-13')).toBe('Saturday 13.03.2027');
});

test('a month in the address must be valid', () => {
  expect(['2027-03', '2027-13', '27-03', '2027-3', undefined].map(isMonth)).toEqual([true, false, false, false, false]);
});

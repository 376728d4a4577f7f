import { expect, test } from 'vitest';
import { addDays, dayIn, laterDay, monthsBefore, shownDay } from './calendar.ts';

test.each([
  ['2026-11-17T02:00:00Z', 6, '2026-05-17T02:00:00.000Z'],
  ['2026-02-17T02:00:00Z', 3, '2025-11-17T02:00:00.000Z'],
  ['2026-03-31T02:00:00Z', 1, '2026-02-28T02:00:00.000Z'],
  ['2028-03-31T02:00:00Z', 1, '2028-02-29T02:00:00.000Z'],
  ['2026-11-17T02:00:00Z', 0, '2026-11-17T02:00:00.000Z'],
])('%s, %d months before, is %s: in a shorter month its last day', (moment, months, before) => {
  const given = new Date(moment);
  expect(monthsBefore(given, months).toISOString()).toBe(before);
  expect(given).toEqual(new Date(moment));
});

test('a moment is on a day of its zone', () => {
  const moment = new Date('2026-11-16T13:30:00Z');
  expect(dayIn(moment, 'Australia/Sydney')).toBe('2026-11-17');
  expect(dayIn(moment, 'Australia/Perth')).toBe('2026-11-16');
  expect(dayIn(moment, 'Australia/Sydney')).toBe('2026-11-17');
});

test('days go on over months, years and changes of the clock', () => {
  expect([laterDay('2027-02-28', 1), laterDay('2027-01-01', -1), laterDay('2027-04-03', 2)]).toEqual([
    '2027-03-01',
    '2026-12-31',
    '2027-04-05',
  ]);
  expect(addDays(new Date('2026-11-17T02:00:00.500Z'), 2).toISOString()).toBe('2026-11-19T02:00:00.500Z');
});

test('a day is shown with its date first', () => {
  expect(shownDay('2027-04-10')).toBe('10.04.2027');
});

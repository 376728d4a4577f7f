import { expect, test } from 'vitest';
import { isWithinHours } from './redirect-hours.rules.ts';

const OFFICE = { days: [1, 2, 3, 4, 5], from: '09:00', until: '17:00' };
const at = (moment: string, zone = 'Australia/Sydney') => isWithinHours(OFFICE, new Date(moment), zone);

test('calls are put through on the days and hours where the vendor is', () => {
  // Monday, 16 November 2026, is the first day of the week; Sydney is eleven hours ahead of Greenwich, Perth eight.
  expect(at('2026-11-15T21:59:59Z')).toBe(false);
  expect(at('2026-11-15T22:00:00Z')).toBe(true);
  expect(at('2026-11-15T22:00:00Z', 'Australia/Perth')).toBe(false);
  expect(at('2026-11-16T05:59:59Z')).toBe(true);
  expect(at('2026-11-16T06:00:00Z')).toBe(false);
  expect(at('2026-11-14T23:00:00Z')).toBe(false);
});

test('hours may begin and end within an hour', () => {
  const hours = { days: [1], from: '09:30', until: '16:45' };
  const isOpen = (time: string) => isWithinHours(hours, new Date(`2026-11-16T${time}:00Z`), 'UTC');
  expect(['09:29', '09:30', '16:44', '16:45'].map(isOpen)).toEqual([false, true, true, false]);
});

test('each weekday has its number, from Monday to Sunday', () => {
  const openOn = (date: number) =>
    [1, 2, 3, 4, 5, 6, 7].filter((day) =>
      isWithinHours({ ...OFFICE, days: [day] }, new Date(`2026-11-${date}T12:00:00Z`), 'UTC'),
    );
  expect([16, 17, 18, 19, 20, 21, 22].map(openOn)).toEqual([[1], [2], [3], [4], [5], [6], [7]]);
});

test('without hours they always are', () => {
  expect(isWithinHours(null, new Date('2026-11-15T15:00:00Z'), 'Australia/Sydney')).toBe(true);
});

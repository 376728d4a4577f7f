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

test('without hours they always are', () => {
  expect(isWithinHours(null, new Date('2026-11-15T15:00:00Z'), 'Australia/Sydney')).toBe(true);
});

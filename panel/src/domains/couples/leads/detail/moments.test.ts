import { expect, test } from 'vitest';
import { fullMoment, showLength } from './moments.ts';

const NOW = new Date('2026-11-15T06:00:00Z');

test('LEAD-062 a moment of the history is shown in the provider’s time zone, with the year if it is not the current one', () => {
  expect(fullMoment('2026-11-13T05:00:00Z', 'Australia/Sydney', NOW)).toBe('Fri 13 Nov, 16:00');
  expect(fullMoment('2026-11-13T05:00:00Z', 'Australia/Perth', NOW)).toBe('Fri 13 Nov, 13:00');
  expect(fullMoment('2025-12-31T22:30:00Z', 'Australia/Sydney', NOW)).toBe('Thu 1 Jan, 09:30');
  expect(fullMoment('2025-11-13T05:00:00Z', 'Australia/Sydney', NOW)).toBe('Thu 13 Nov 2025, 16:00');
});

test('CALL-004 a call has a length', () => {
  expect(showLength(84)).toBe('1:24');
  expect(showLength(7)).toBe('0:07');
});

import { expect, test } from 'vitest';
import { findClearingDay } from './direct-debit-rules.ts';

test('PAY-005 a direct debit clears after three working days; weekends do not count', () => {
  expect(findClearingDay('2026-11-16')).toBe('2026-11-19');
  expect(findClearingDay('2026-11-19')).toBe('2026-11-24');
  expect(findClearingDay('2026-11-21')).toBe('2026-11-25');
});

test.each([
  ['2026-11-18', '2026-11-23'],
  ['2026-11-20', '2026-11-25'],
  ['2026-11-22', '2026-11-25'],
])('PAY-005 neither the Saturday nor the Sunday after %s is a working day, the Monday is: %s', (today, cleared) => {
  expect(findClearingDay(today)).toBe(cleared);
});

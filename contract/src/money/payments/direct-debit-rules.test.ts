import { expect, test } from 'vitest';
import { findClearingDay } from './direct-debit-rules.ts';

test('PAY-005 a direct debit clears after three working days; weekends do not count', () => {
  expect(findClearingDay('2026-11-16')).toBe('2026-11-19');
  expect(findClearingDay('2026-11-19')).toBe('2026-11-24');
  expect(findClearingDay('2026-11-21')).toBe('2026-11-25');
});

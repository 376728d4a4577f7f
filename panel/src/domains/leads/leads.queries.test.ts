import { expect, test } from 'vitest';
import { windowStart } from './leads.queries.ts';

test('counts look six months back, to the same day or the last of a shorter month', () => {
  expect(windowStart(new Date(2026, 10, 15))).toBe('2026-05-15');
  expect(windowStart(new Date(2026, 7, 31))).toBe('2026-02-28');
  expect(windowStart(new Date(2028, 7, 30))).toBe('2028-02-29');
  expect(windowStart(new Date(2026, 2, 1))).toBe('2025-09-01');
});

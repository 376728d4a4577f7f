import { expect, test } from 'vitest';
import { mondays } from './overview.rules.ts';

test.each([
  ['a Monday', '2026-11-16'],
  ['a Sunday', '2026-11-22'],
])('weeks begin on Mondays, seen from %s', (_day, today) => {
  expect(mondays(today, 3)).toEqual(['2026-11-16', '2026-11-09', '2026-11-02']);
  expect(mondays(today, 53).at(-1)).toBe('2025-11-17');
});

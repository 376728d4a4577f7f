import { expect, test } from 'vitest';
import { daysLeft } from './package-end.ts';

test('a package that ends within 30 days shows how many days are left, the last day included', () => {
  expect(daysLeft('2026-11-16', '2026-11-16')).toBe(1);
  expect(daysLeft('2026-12-15', '2026-11-16')).toBe(30);
  expect(daysLeft('2026-12-16', '2026-11-16')).toBeUndefined();
  expect(daysLeft(null, '2026-11-16')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { isAccepted } from '../../testing/faults.ts';
import { readHome } from './home.calls.ts';

test.each([
  ['2026-01', true],
  ['2026-09', true],
  ['2026-10', true],
  ['2026-12', true],
  ['2026-00', false],
  ['2026-13', false],
  ['1926-11', false],
  ['x2026-11', false],
  ['2026-11-01', false],
])('the figures of home are those of a month, %s: %s', (month, isFine) => {
  expect(isAccepted(readHome.query, { month })).toBe(isFine);
});

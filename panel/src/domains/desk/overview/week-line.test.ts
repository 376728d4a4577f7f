import { expect, test } from 'vitest';
import { weekLine } from './week-line.ts';

const week = (medianMinutes: number | null) => ({
  week: '2026-11-16',
  requests: 1,
  answered: 1,
  quick: 1,
  spam: 0,
  medianMinutes,
});

test('the slowest week is at the top, and a week without answers leaves a gap', () => {
  expect(weekLine([week(120), week(null), week(60)])).toEqual({ points: '0,0 480,70', most: 120 });
});

test('without any answer there is no line', () => {
  expect(weekLine([week(null)]).points).toBe('');
});

import { expect, test } from 'vitest';
import { toAxisTop, toLinePaths } from './line-paths.ts';
import { percentChange, total } from './visits.ts';

test('STAT-016 visits add up, and are compared with the previous ones in whole percent', () => {
  expect(total([3, 0, 4])).toBe(7);
  expect(percentChange(110, 100)).toBe(10);
  expect(percentChange(50, 100)).toBe(-50);
  expect(percentChange(5, 0)).toBeUndefined();
});

test('both lines are drawn on one scale', () => {
  expect(
    toLinePaths(
      [
        [0, 10],
        [5, 5],
      ],
      100,
      10,
    ),
  ).toEqual(['M0.00 100.0L100.00 0.0', 'M0.00 50.0L100.00 50.0']);
  expect(toLinePaths([[0], []], 100, 2)).toEqual(['M50.00 100.0', '']);
});

test('an axis ends at a round number whose half is whole', () => {
  expect([0, 2, 7, 9, 13, 126, 980].map(toAxisTop)).toEqual([2, 2, 8, 10, 20, 200, 1000]);
});

import { describe, expect, test } from 'vitest';
import { toGridLines, findLabelIndexes } from './scale.ts';

describe('grid lines of a chart', () => {
  test.each([
    [
      [642, 486],
      [0, 200, 400, 600, 800],
    ],
    [
      [124, 70],
      [0, 50, 100, 150],
    ],
    [[3], [0, 1, 2, 3]],
    [
      [0, 0],
      [0, 1],
    ],
    [
      [null, null],
      [0, 1],
    ],
    [
      [2.6, 1.4],
      [0, 1, 2, 3],
    ],
    [[0.6], [0, 0.2, 0.4, 0.6]],
    [[1000], [0, 250, 500, 750, 1000]],
  ])('%j give the lines %j', (values, lines) => {
    expect(toGridLines(values)).toEqual(lines);
  });

  test('labels that would overlap are left out, but never the last one', () => {
    expect([...findLabelIndexes(4, 400, 60)]).toEqual([3, 2, 1, 0]);
    expect([...findLabelIndexes(12, 300, 60)]).toEqual([11, 8, 5, 2]);
  });
});

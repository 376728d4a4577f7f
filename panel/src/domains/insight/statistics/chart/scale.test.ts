import { describe, expect, test } from 'vitest';
import { gridOf, labelled } from './scale.ts';

describe('the lines of a chart', () => {
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
  ])('%j stand between %j', (values, lines) => {
    expect(gridOf(values)).toEqual(lines);
  });

  test('labels that would touch give way, the last one never', () => {
    expect([...labelled(4, 400, 60)]).toEqual([3, 2, 1, 0]);
    expect([...labelled(12, 300, 60)]).toEqual([11, 8, 5, 2]);
  });
});

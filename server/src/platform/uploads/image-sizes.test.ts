import { expect, test } from 'vitest';
import { fittingWidths } from './image-sizes.ts';

test.each([
  ['larger than all', 3000, [400, 800, 1600]],
  ['as large as the largest', 1600, [400, 800, 1600]],
  ['between two', 1000, [400, 800, 1000]],
  ['as large as one of them', 800, [400, 800]],
  ['smaller than all', 300, [300]],
])('an image %s is drawn no larger than it is', (_case, width, widths) => {
  expect(fittingWidths(width, [400, 800, 1600])).toEqual(widths);
});

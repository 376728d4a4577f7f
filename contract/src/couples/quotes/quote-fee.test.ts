import { expect, test } from 'vitest';
import { feeOf } from './quote-fee.ts';

test.each([
  [434_900, 140, 6089],
  [99_999_999, 140, 1_400_000],
  [100, 140, 1],
  [100, 150, 2],
  [100, 149, 1],
  [434_900, 0, 0],
  [0, 140, 0],
])('of %i cents the marketplace keeps %i hundredths of a percent, half a cent rounded up: %i', (cents, points, fee) => {
  expect(feeOf(cents, points)).toBe(fee);
});

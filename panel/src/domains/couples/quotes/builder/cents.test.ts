import { expect, test } from 'vitest';
import { showPlainCents, toCents } from './cents.ts';

test.each([
  ['8,900', 890_000],
  ['98.5', 9850],
  ['98.567', 9856],
  ['A$ 1,250.05', 125_005],
  ['98,50', 9850],
  ['98,5', 9850],
  ['1.250,05', 125_005],
  ['1,250,05', 125_005],
  ['1,250', 125_000],
  ['', 0],
  ['.', 0],
  ['99999999999', 100_000_000],
])('%s is %i cents', (typed, cents) => {
  expect(toCents(typed)).toBe(cents);
});

test('cents are shown as they are typed', () => {
  expect([890_000, 9850, 0].map(showPlainCents)).toEqual(['8,900', '98.50', '0']);
});

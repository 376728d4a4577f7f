import { describe, expect, test } from 'vitest';
import { toCents, toDollars } from './dollars.ts';

describe('typed amounts', () => {
  test.each([
    ['1250.50', 125_050],
    ['A$1,250.5', 125_050],
    ['4349', 434_900],
    ['0.05', 5],
    ['12,50', 1250],
    ['1.250,5', 125_050],
    ['1,250', 125_000],
  ])('%s is understood', (typed, cents) => expect(toCents(typed)).toBe(cents));

  test.each(['', '-5', '1.234', 'ten', '1e3', '.5'])('%s is not', (typed) => expect(toCents(typed)).toBeUndefined());

  test('come back as they were', () => {
    for (const cents of [1, 99, 100, 434_905]) expect(toCents(toDollars(cents))).toBe(cents);
  });
});

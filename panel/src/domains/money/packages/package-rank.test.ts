import type { ProductPrice } from '@bellbird/contract/money/packages';
import { expect, test } from 'vitest';
import { rankPackage } from './package-rank.ts';

const product = (id: number, amountCents: number, months: number | null = 12) =>
  ({ id, amountCents, months }) as ProductPrice;

test('PAY-024 a package costs more or less than the current one by its price for a month', () => {
  const own = product(2, 240_000);
  expect(rankPackage(own, own)).toBe('own');
  expect(rankPackage(product(3, 360_000), own)).toBe('higher');
  expect(rankPackage(product(1, 120_000), own)).toBe('lower');
  expect(rankPackage(product(4, 150_000, 6), own)).toBe('higher');
});

test('PAY-024 without a paid package none is a step down', () => {
  expect(rankPackage(product(1, 0, null), undefined)).toBe('higher');
});

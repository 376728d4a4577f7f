import { expect, test } from 'vitest';
import { type ProductPromise, findAccess, needsOrder } from './promises.ts';

const promise = (code: ProductPromise['code'], count: number | null = null) => ({ code, count });

test('a product gives the access that it promises, and nothing else', () => {
  expect(findAccess([])).toEqual({ statistics: false, rivals: 0, placedFirst: false, adviser: false });
  expect(findAccess([promise('statistics'), promise('rivals', 5)])).toEqual({
    statistics: true,
    rivals: 5,
    placedFirst: false,
    adviser: false,
  });
  expect(findAccess([promise('placed_first'), promise('adviser')])).toMatchObject({ placedFirst: true, adviser: true });
});

test('only what the team delivers needs an order', () => {
  expect(needsOrder([promise('statistics'), promise('adviser')])).toBe(false);
  expect(needsOrder([promise('tour', 10)])).toBe(true);
  expect(needsOrder([promise('statistics'), promise('tour', 10)])).toBe(true);
  expect(needsOrder([])).toBe(false);
});

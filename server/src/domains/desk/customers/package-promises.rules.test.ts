import type { ProductPromise } from '@bellbird/contract/money/packages/promises.ts';
import { expect, test } from 'vitest';
import { type PackageAccess, isKept } from './package-promises.rules.ts';

const all: PackageAccess = {
  paid_status: 'paid',
  stats_access: true,
  rival_stats_access: 5,
  advisor_access: true,
  placed_first: true,
};
const promise = (code: ProductPromise['code'], count: number | null = null) => ({ code, count });

test.each([
  [promise('every_request'), { paid_status: 'limited' }],
  [promise('statistics'), { stats_access: false }],
  [promise('rivals', 5), { rival_stats_access: 4 }],
  [promise('placed_first'), { placed_first: false }],
  [promise('adviser'), { advisor_access: false }],
] as const)('%o is kept while the provider has it, and not when it does not', (given, without) => {
  expect([isKept(given, all), isKept(given, { ...all, ...without })]).toEqual([true, false]);
});

test('what everybody has is kept; what needs an order is kept by no package', () => {
  const nothing: PackageAccess = { ...all, paid_status: 'unpaid', stats_access: false };
  expect([isKept(promise('conversations'), nothing), isKept(promise('photos_up_to', 20), nothing)]).toEqual([
    true,
    true,
  ]);
  expect(isKept(promise('film', 3), all)).toBe(false);
});

import type { ProductPrice } from '@bellbird/contract/money/packages';

type Promised = Pick<ProductPrice, 'name' | 'promises'>;

/** The best cheaper package whose promises this one makes too, and what it promises beyond that. */
export function comparePromises<T extends Promised>(product: T, cheaper: readonly T[]) {
  const codes = new Set(product.promises.map(({ code }) => code));
  const base = cheaper.findLast(({ promises }) => promises.length > 1 && promises.every(({ code }) => codes.has(code)));
  const given = new Set(base?.promises.map(({ code }) => code));
  return { base, promises: product.promises.filter(({ code }) => !given.has(code)) };
}

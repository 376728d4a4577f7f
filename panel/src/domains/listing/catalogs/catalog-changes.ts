import type { Catalog } from '@bellbird/contract/listing/catalogs';
import type { WeekPeriod } from '@bellbird/contract/listing/catalogs/catalog-rules.ts';

/** A change by someone else; null means that the value did not exist or was removed. */
export type CatalogChange =
  | { kind: 'name' | 'expireAt'; before: string; after: string }
  | { kind: 'price'; option: string; period: WeekPeriod; before: number | null; after: number | null }
  | { kind: 'menu'; name: string; change: 'added' | 'removed' | 'changed' };

export function findChanges(before: Catalog, after: Catalog): CatalogChange[] {
  return [...findPlainChanges(before, after), ...findPriceChanges(before, after), ...findMenuChanges(before, after)];
}

function findPlainChanges(before: Catalog, after: Catalog): CatalogChange[] {
  return (['name', 'expireAt'] as const)
    .filter((kind) => before[kind] !== after[kind])
    .map((kind) => ({ kind, before: before[kind], after: after[kind] }));
}

function findPriceChanges(before: Catalog, after: Catalog): CatalogChange[] {
  const toKey = (price: Catalog['prices'][number]) => `${price.catalogItemOption.id}.${price.weekPeriod}`;
  const [old, now] = [before, after].map(({ prices }) => new Map(prices.map((price) => [toKey(price), price])));
  const keys = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  return [...keys].flatMap((key) => {
    const [was, is] = [old?.get(key), now?.get(key)];
    const of = is ?? was;
    if (!of || was?.price === is?.price) return [];
    const { catalogItemOption, weekPeriod: period } = of;
    return [
      {
        kind: 'price' as const,
        option: catalogItemOption.name,
        period,
        before: was?.price ?? null,
        after: is?.price ?? null,
      },
    ];
  });
}

function findMenuChanges(before: Catalog, after: Catalog): CatalogChange[] {
  const [old, now] = [before, after].map(
    ({ menus }) => new Map(menus.map((menu) => [menu.name, JSON.stringify(menu)])),
  );
  const names = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  return [...names].flatMap((name) => {
    const [was, is] = [old?.get(name), now?.get(name)];
    if (was === is) return [];
    const change = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed';
    return [{ kind: 'menu' as const, name, change } as const];
  });
}

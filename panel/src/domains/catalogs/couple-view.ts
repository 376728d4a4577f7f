import type { CapacityKind, WeekPeriod } from '@bellbird/contract/catalogs/catalog-rules';

type Priced = { catalogItemOptionId: number; weekPeriod: WeekPeriod; price: number | null };

/** What couples read first: the lowest price for a kind of day, and what it is for. */
export type FromPrice = { period: WeekPeriod; price: number; kind: CapacityKind };

/**
 * The lowest prices of a catalog: per person where it has such prices, of its packages otherwise. Weekday and weekend
 * are told apart only where they differ.
 */
export function fromPrices(
  prices: readonly Priced[],
  kindOf: (optionId: number) => CapacityKind | undefined,
): FromPrice[] {
  const kinds = new Set(prices.map((price) => kindOf(price.catalogItemOptionId)));
  const kind: CapacityKind = kinds.has('per_person') ? 'per_person' : 'package';
  const lowest = (period: 'weekday' | 'weekend') => {
    const known = prices
      .filter((each) => kindOf(each.catalogItemOptionId) === kind)
      .filter((each) => each.weekPeriod === period || each.weekPeriod === 'all')
      .flatMap((each) => each.price ?? []);
    return known.length > 0 ? Math.min(...known) : undefined;
  };
  const [weekday, weekend] = [lowest('weekday'), lowest('weekend')];
  if (weekday !== undefined && weekday === weekend) return [{ period: 'all', price: weekday, kind }];
  return [
    ...(weekday === undefined ? [] : [{ period: 'weekday' as const, price: weekday, kind }]),
    ...(weekend === undefined ? [] : [{ period: 'weekend' as const, price: weekend, kind }]),
  ];
}

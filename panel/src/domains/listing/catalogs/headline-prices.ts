import type { CapacityKind, WeekPeriod } from '@bellbird/contract/listing/catalogs/catalog-rules.ts';

type Priced = { catalogItemOptionId: number; weekPeriod: WeekPeriod; price: number | null };

/** What couples read first: a price for a kind of day, and what it is for. */
export type HeadlinePrice = { period: WeekPeriod; price: number; kind: CapacityKind };

/**
 * The headline of a catalog: what its first option costs, since the cheapest extra says nothing of the day. Weekday and
 * weekend are told apart only where they differ.
 */
export function findHeadlinePrices(
  prices: readonly Priced[],
  kindOf: (optionId: number) => CapacityKind | undefined,
): HeadlinePrice[] {
  const optionId = prices[0]?.catalogItemOptionId ?? 0;
  const kind = kindOf(optionId);
  if (!kind) return [];
  const known = prices
    .filter((each) => each.catalogItemOptionId === optionId)
    .flatMap(({ weekPeriod: period, price }) => (price === null ? [] : [{ period, price, kind }]));
  const [first, second] = known;
  return first && second && first.price === second.price ? [{ ...first, period: 'all' }] : known;
}

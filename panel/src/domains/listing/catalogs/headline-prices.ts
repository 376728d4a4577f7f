import type { CapacityKind, WeekPeriod } from '@bellbird/contract/listing/catalogs/catalog-rules.ts';

type Priced = { catalogItemOptionId: number; weekPeriod: WeekPeriod; price: number | null };

/** A headline price for weekdays, weekends or all days. */
export type HeadlinePrice = { period: WeekPeriod; price: number; kind: CapacityKind };

/**
 * The headline is the price of the first option, because the cheapest extra says little about a wedding. Weekday and
 * weekend are listed separately only if they differ.
 */
export function findHeadlinePrices(
  prices: readonly Priced[],
  findKind: (optionId: number) => CapacityKind | undefined,
): HeadlinePrice[] {
  const optionId = prices[0]?.catalogItemOptionId ?? 0;
  const kind = findKind(optionId);
  if (!kind) return [];
  const known = prices
    .filter((each) => each.catalogItemOptionId === optionId)
    .flatMap(({ weekPeriod: period, price }) => (price === null ? [] : [{ period, price, kind }]));
  const [first, second] = known;
  return first && second && first.price === second.price ? [{ ...first, period: 'all' }] : known;
}

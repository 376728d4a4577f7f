import type { Item } from '@bellbird/contract/listing/items';
import type { Translate } from '#texts/use-translation.ts';
import { showDollars } from '#platform/formats/money.ts';

/** For example ‘A$8,900 to A$14,500’, ‘A$8,900’ or ‘No price yet’. */
export function formatPriceRange({ minPrice, maxPrice }: Pick<Item, 'minPrice' | 'maxPrice'>, t: Translate): string {
  if (minPrice === null) return t('noPrice');
  if (maxPrice === null) return showDollars(minPrice);
  return t('priceRange', { min: showDollars(minPrice), max: showDollars(maxPrice) });
}

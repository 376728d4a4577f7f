import type { QuoteLine } from '@bellbird/contract/couples/quotes';
import { useTranslation } from '#texts/use-translation.ts';
import { showCents } from '#platform/formats/money.ts';

/** How a line is counted, in words: ‘120 guests × A$98.00’. */
export function useLineWords(): (line: QuoteLine) => string {
  const { t } = useTranslation('quotes');
  return ({ unit, quantity, priceCents }) =>
    unit === 'flat' ? t('unit.flat') : t(`counted.${unit}`, { count: quantity, price: showCents(priceCents) });
}

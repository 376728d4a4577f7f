import type { ImportValues } from '@bellbird/contract/growth/imports';
import type { ImportField } from '@bellbird/contract/growth/imports/import-columns.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showDollars } from '#platform/formats/money.ts';
import { useTranslation } from '#texts/use-translation.ts';

const DAYS = new Set<ImportField>(['weddingDate', 'askedOn', 'day']);
const AMOUNTS = new Set<ImportField>(['budget', 'price', 'amount']);

/** A value as the panel would show it once it is imported. */
export function useShownValue() {
  const { t } = useTranslation('imports');
  return (field: ImportField, value: ImportValues[ImportField]): string => {
    if (value === undefined) return '–';
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return AMOUNTS.has(field) ? showDollars(value) : String(value);
    if (field === 'period') return t(`period.${value}`);
    return DAYS.has(field) ? showDay(value) : value;
  };
}

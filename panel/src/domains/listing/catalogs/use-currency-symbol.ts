import { useOfferedEntries } from '#platform/config-lists/use-config-list.ts';

/** The sign of the currency that prices are in. The team may rename the entry of the list; its code stays. */
export function useCurrencySymbol(): string {
  const [currency] = useOfferedEntries('currency');
  return currency ? findSymbol(currency.code.toUpperCase()) : '';
}

/** ‘AUD’ is ‘A$’ in every language, as in all our amounts. */
function findSymbol(currency: string): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

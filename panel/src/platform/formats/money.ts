import { CURRENCY } from '@bellbird/contract/shared/limits';

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: CURRENCY, maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: CURRENCY });

/** A listing price in whole dollars: A$8,900. */
export function showDollars(dollars: number): string {
  return whole.format(dollars);
}

/** A charged amount, from cents: A$2,772.00. */
export function showCents(cents: number): string {
  return exact.format(cents / 100);
}

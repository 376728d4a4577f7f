import { showCents, showDollars } from '#platform/formats/money.ts';

const MOST_CENTS = 100_000_000;

/** Keypads of many languages have a comma and no point: ‘98,50’ is not 9,850. */
const DECIMAL_COMMA = /,(?=\d{1,2}\D*$)/;

/** ‘1,250.5’ or ‘1250,5’ → 125050; nothing typed → 0. More than two decimals are cut, never rounded up. */
export function toCents(typed: string): number {
  const plain = DECIMAL_COMMA.test(typed) ? typed.replaceAll('.', '').replace(DECIMAL_COMMA, '.') : typed;
  const [dollars = '', decimals = ''] = plain.replaceAll(/[^\d.]/g, '').split('.');
  const cents = Number(dollars || '0') * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  return Math.min(cents, MOST_CENTS);
}

/** 125050 → ‘1,250.50’; whole dollars without decimals. */
export function showPlainCents(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return (cents / 100).toLocaleString('en-AU', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A price in words: A$98, or A$98.50 where it has cents. */
export const showPrice = (cents: number) => (cents % 100 === 0 ? showDollars(cents / 100) : showCents(cents));

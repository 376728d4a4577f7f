const MOST_CENTS = 100_000_000;

/** ‘1,250.5’ → 125050; nothing typed → 0. More than two decimals are cut, never rounded up. */
export function toCents(typed: string): number {
  const [dollars = '', decimals = ''] = typed.replaceAll(/[^\d.]/g, '').split('.');
  const cents = Number(dollars || '0') * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  return Math.min(cents, MOST_CENTS);
}

/** 125050 → ‘1,250.50’; whole dollars without decimals. */
export function showPlainCents(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return (cents / 100).toLocaleString('en-AU', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Keypads of many languages have a comma and no point: ‘12,50’ is not 1,250. */
const DECIMAL_COMMA = /,(?=\d{1,2}\s*$)/;

/** ‘1,250.50’ or ‘1250,50’ → 125050; undefined when it is no amount. */
export function toCents(typed: string): number | undefined {
  const plain = DECIMAL_COMMA.test(typed) ? typed.replaceAll('.', '').replace(DECIMAL_COMMA, '.') : typed;
  const [, dollars, cents = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(plain.replaceAll(/[\s,$A]/g, '')) ?? [];
  return dollars === undefined ? undefined : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}

/** 125050 → ‘1250.50’. */
export function toDollars(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

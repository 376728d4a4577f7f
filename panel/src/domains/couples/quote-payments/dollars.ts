/** ‘1,250.50’ → 125050; undefined when it is no amount. */
export function toCents(typed: string): number | undefined {
  const [, dollars, cents = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(typed.replaceAll(/[\s,$A]/g, '')) ?? [];
  return dollars === undefined ? undefined : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}

/** 125050 → ‘1250.50’. */
export function toDollars(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

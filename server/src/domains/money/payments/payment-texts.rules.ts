/** 264000 → A$2,640.00 */
export function formatCents(cents: number): string {
  return `A$${(cents / 100).toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** 51824753556 → 51 824 753 556 */
export function formatAbn(abn: string): string {
  return abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}

/** Follows the name of what is paid; empty for a payment in one instalment. */
export function describeShare(number: number, count: number): string {
  return count > 1 ? `, instalment ${number} of ${count}` : '';
}

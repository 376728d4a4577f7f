/** 264000 → A$2,640.00 */
export function formatCents(cents: number): string {
  return `A$${(cents / 100).toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** Follows the name of what is paid; empty for a payment in one instalment. */
export function describeShare(number: number, count: number): string {
  return count > 1 ? `, instalment ${number} of ${count}` : '';
}

/** Adjustment notes have a series of their own. */
export function formatNoteNumber(number: number): string {
  return `AN-${number}`;
}

type Discounted = { campaign_name: string | null; discount_cents: number };

/** Follows the share: what a campaign took off the whole price. */
export function describeDiscount({ campaign_name: name, discount_cents: cents }: Discounted): string {
  return name === null ? '' : `, less ${formatCents(cents)} (${name})`;
}

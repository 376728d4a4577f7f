const WHOLE_FORMAT = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 434900 → ‘A$4,349.00’: the same in every language, on the page, in mails and in documents. */
export function formatMoney(cents: number): string {
  return `${cents < 0 ? '−' : ''}A$${WHOLE_FORMAT.format(Math.abs(cents) / 100)}`;
}

/** 434900 → ‘A$4,349.00’: the same in every language, on the page, in mails and in documents. */
export function formatMoney(cents: number): string {
  const size = Math.abs(cents);
  // By hand: the couple's page shows sums on slow phones, where setting up the browser's formats costs more than the rest.
  const dollars = String(Math.floor(size / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return `${cents < 0 ? '−' : ''}A$${dollars}.${String(size % 100).padStart(2, '0')}`;
}

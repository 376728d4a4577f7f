export const dollars = (cents: number): string =>
  `A$${(cents / 100).toLocaleString('en-AU', { minimumFractionDigits: 2 })}`;

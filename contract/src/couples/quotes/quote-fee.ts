const WHOLE = 10_000;

/** What the marketplace keeps of a payment by card, in hundredths of a percent. Half a cent is rounded up. */
export function feeOf(cents: number, basisPoints: number): number {
  return Math.floor((cents * basisPoints + WHOLE / 2) / WHOLE);
}

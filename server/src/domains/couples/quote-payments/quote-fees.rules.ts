/** What the marketplace keeps of a payment by card: 1.4 percent, in hundredths of a percent. */
const FEE_BASIS_POINTS = 140;
const WHOLE = 10_000;

/** Half a cent is rounded up, as in every sum of a quote. */
export function feeOf(cents: number): number {
  return Math.floor((cents * FEE_BASIS_POINTS + WHOLE / 2) / WHOLE);
}

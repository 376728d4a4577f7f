const PREFIX = 'BB';

/** What the payer enters on a bank transfer, so that we can match it. */
export function toReference(paymentId: number): string {
  return PREFIX + String(paymentId).padStart(6, '0');
}

/** The payment a reference means, whatever spaces the bank added. */
export function parseReference(reference: string): number | undefined {
  const digits = /^BB(\d{6,9})$/.exec(reference.replaceAll(/[\s-]/g, '').toUpperCase())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

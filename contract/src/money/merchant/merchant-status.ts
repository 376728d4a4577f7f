export const MERCHANT_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type MerchantStatus = (typeof MERCHANT_STATUSES)[number];

/** Whether an application can be sent: the first one, or a new one after a rejection. */
export function mayApply(last: MerchantStatus | undefined): boolean {
  return last === undefined || last === 'rejected';
}

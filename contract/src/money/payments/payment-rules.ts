export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'cancelled'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_TYPES = ['credit_card', 'bank_transfer', 'direct_debit'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

export const PAYMENT_ACTIONS = ['cancel', 'send_receipt'] as const;
export type PaymentAction = (typeof PAYMENT_ACTIONS)[number];

export const PAYMENT_SORTS = ['createdAt', 'dueDate', 'amount'] as const;
export type PaymentSort = (typeof PAYMENT_SORTS)[number];

/** Why a charge failed, as far as the bank tells us. */
export const PAYMENT_FAILURES = [
  'declined',
  'insufficient_funds',
  'expired_card',
  'not_confirmed',
  'account_closed',
  'debit_refused',
  'abandoned',
  'unreachable',
] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

/** The numbers of monthly instalments on offer. */
export const INSTALLMENT_COUNTS = [1, 3, 6, 12] as const;
export type InstallmentCount = (typeof INSTALLMENT_COUNTS)[number];

const NEXT = {
  pending: ['paid', 'failed', 'cancelled'],
  failed: ['pending', 'paid', 'cancelled'],
  paid: [],
  cancelled: [],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>;

export function canBecome(status: PaymentStatus, next: PaymentStatus): boolean {
  return (NEXT[status] as readonly PaymentStatus[]).includes(next);
}

type StartedPayment = { status: PaymentStatus; isStarted: boolean };

/** Once an instalment is paid the package runs, so the rest is owed. */
export function isCancellable({ status, isStarted }: StartedPayment): boolean {
  return !isStarted && canBecome(status, 'cancelled');
}

/** Whether there is still something to pay. */
export function isOpen({ status }: { status: PaymentStatus }): boolean {
  return status === 'pending' || status === 'failed';
}

/** Splits an amount into instalments that add up to the cent; the first ones are a cent more where it does not divide. */
export function splitAmount(amountCents: number, count: number): number[] {
  const share = Math.floor(amountCents / count);
  const remainder = amountCents - share * count;
  return Array.from({ length: count }, (_, index) => share + (index < remainder ? 1 : 0));
}

/** The GST included in a price: one eleventh. */
export function gstWithin(amountCents: number): number {
  return Math.round(amountCents / 11);
}

/** The same day a number of months later; the last day of the month when it is shorter. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

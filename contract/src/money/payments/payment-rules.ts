export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'cancelled'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_TYPES = ['credit_card', 'bank_transfer', 'direct_debit'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** What a new payment can be made by. Nobody collects direct debits for us, so they are known but not on offer. */
export const TYPES_ON_OFFER = ['credit_card', 'bank_transfer'] as const satisfies readonly PaymentType[];

export const PAYMENT_ACTIONS = ['cancel', 'send_receipt'] as const;
export type PaymentAction = (typeof PAYMENT_ACTIONS)[number];

export const PAYMENT_SORTS = ['createdAt', 'dueDate', 'amount'] as const;
export type PaymentSort = (typeof PAYMENT_SORTS)[number];

/** Why a charge did not go through, as far as the bank tells. */
export const PAYMENT_FAILURES = [
  'declined',
  'insufficient_funds',
  'expired_card',
  'not_confirmed',
  'abandoned',
  'unreachable',
] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

/** In so many monthly parts a payment can be made. */
export const INSTALLMENT_COUNTS = [1, 3, 6, 12] as const;
export type InstallmentCount = (typeof INSTALLMENT_COUNTS)[number];

const NEXT = {
  pending: ['paid', 'failed', 'cancelled'],
  failed: ['pending', 'paid', 'cancelled'],
  paid: [],
  cancelled: [],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>;

export function mayBecome(status: PaymentStatus, next: PaymentStatus): boolean {
  return (NEXT[status] as readonly PaymentStatus[]).includes(next);
}

type Begun = { status: PaymentStatus; isStarted: boolean };

/** Once a part is paid the package runs, and what was promised for it is owed. */
export function isCancellable({ status, isStarted }: Begun): boolean {
  return !isStarted && mayBecome(status, 'cancelled');
}

/** Whether something of it can still be paid. */
export function isOpen({ status }: { status: PaymentStatus }): boolean {
  return status === 'pending' || status === 'failed';
}

/** The parts of an amount, which add up to it to the cent; the first ones carry what does not divide. */
export function splitAmount(amountCents: number, count: number): number[] {
  const part = Math.floor(amountCents / count);
  const left = amountCents - part * count;
  return Array.from({ length: count }, (_, index) => part + (index < left ? 1 : 0));
}

/** The goods and services tax inside a price: an eleventh of it. */
export function gstWithin(amountCents: number): number {
  return Math.round(amountCents / 11);
}

/** The same day so many months later; the last one of a month that is too short. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

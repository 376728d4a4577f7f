/** The application is the one for secure payment. */
export const PAYMENT_TABS = ['payments', 'cards', 'packages', 'application'] as const;
export type PaymentTab = (typeof PAYMENT_TABS)[number];

/** The tab that an address names; the first one when it names none. */
export function paymentTabOf(named: unknown): PaymentTab {
  return PAYMENT_TABS.find((each) => each === named) ?? 'payments';
}

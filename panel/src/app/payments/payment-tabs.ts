/** The application is the one for secure payment. */
export const PAYMENT_TABS = ['payments', 'cards', 'packages', 'quotes', 'application'] as const;
export type PaymentTab = (typeof PAYMENT_TABS)[number];

/** The tab in the address; the first one by default. */
export function toPaymentTab(named: unknown): PaymentTab {
  return PAYMENT_TABS.find((each) => each === named) ?? 'payments';
}

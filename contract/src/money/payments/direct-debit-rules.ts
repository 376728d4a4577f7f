/** Working days that a direct debit takes until the bank has paid or refused it. */
export const DEBIT_CLEARING_DAYS = 3;
/** How many days before a later instalment is debited we say so. */
export const DEBIT_NOTICE_DAYS = 3;

/** Raised with each change of the text; what somebody agreed to is stored with their agreement. */
export const MANDATE_VERSION = 1;

/** What an account holder agrees to, as the rules of the Bulk Electronic Clearing System word it. English only. */
export const MANDATE_TEXT = [
  'By providing your bank account details and confirming this payment, you agree to this Direct Debit Request and the Direct Debit Request service agreement, and authorise our payment gateway, on our behalf, to debit your account through the Bulk Electronic Clearing System (BECS) for any amounts separately communicated to you by us.',
  'You certify that you are either an account holder or an authorised signatory on the account listed above.',
  'We tell you the amount and the day before each debit, at least three days ahead for later instalments. You can cancel this request at any time in Payments, under Cards, or with your bank. If a debit is refused, we tell you and you can pay another way; your bank may charge a fee. If you think a debit is wrong, contact us or your bank and it will be refunded if it is.',
] as const;

/** The day a debit is expected to have cleared: so many working days after it was sent. */
export function findClearingDay(today: string): string {
  const day = new Date(today);
  for (let left = DEBIT_CLEARING_DAYS; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}

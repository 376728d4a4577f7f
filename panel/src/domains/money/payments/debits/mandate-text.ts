/**
 * What an account holder agrees to, as the rules of the Bulk Electronic Clearing System word it. The English text binds,
 * in every language. A change to it raises `MANDATE_VERSION`.
 */
export const MANDATE_TEXT = [
  'By providing your bank account details and confirming this payment, you agree to this Direct Debit Request and the Direct Debit Request service agreement, and authorise our payment gateway, on our behalf, to debit your account through the Bulk Electronic Clearing System (BECS) for any amounts separately communicated to you by us.',
  'You certify that you are either an account holder or an authorised signatory on the account listed above.',
  'We tell you the amount and the day before each debit, at least three days ahead for later instalments. You can cancel this request at any time in Payments, under Cards, or with your bank. If a debit is refused, we tell you and you can pay another way; your bank may charge a fee. If you think a debit is wrong, contact us or your bank and it will be refunded if it is.',
] as const;

import { publishAfterCommit } from '#platform/db/after-commit.ts';
import type { Tx } from '#platform/db/db.ts';
import { type NewPaymentMail, insertPaymentMail } from './payment-mails.repository.ts';

/** Announces that a mail is waiting. */
export const PAYMENT_MAILS_CHANNEL = 'payment-mails';

/** Stores a mail with the change it is about, and has it sent once that is committed. */
export async function enqueuePaymentMail(tx: Tx, mail: NewPaymentMail): Promise<void> {
  await insertPaymentMail(tx, mail);
  publishAfterCommit(tx, { channel: PAYMENT_MAILS_CHANNEL });
}

import { publishAfterCommit } from '#platform/db/after-commit.ts';
import type { Tx } from '#platform/db/db.ts';
import { findMailLanguage, insertQuoteMail } from './quote-mails.repository.ts';

/** Announces that a mail to a couple is waiting. */
export const QUOTE_MAILS_CHANNEL = 'quote-mails';

type NewMail = {
  customerId: number;
  quoteId: number;
  kind: 'accepted' | 'receipt' | 'refund' | 'refund_failed';
  subjectId?: number;
  now: Date;
};

/** Queues a mail to the couple, once, in the caller’s transaction. */
export async function enqueueQuoteMail(tx: Tx, { customerId, quoteId, kind, subjectId, now }: NewMail) {
  const at = now.toISOString();
  const isNew = await insertQuoteMail(tx, {
    customer_id: customerId,
    quote_id: quoteId,
    kind,
    subject_id: subjectId ?? null,
    language: await findMailLanguage(tx, customerId, quoteId),
    created_at: at,
    next_try_at: at,
  });
  if (isNew) publishAfterCommit(tx, { channel: QUOTE_MAILS_CHANNEL });
}

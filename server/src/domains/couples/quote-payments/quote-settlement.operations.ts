import { record } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Intent } from '#platform/payments/card-gateway.ts';
import { isDealCalledOff, markInstalmentPaid } from '#domains/couples/quotes/quotes.public.ts';
import { type AttemptRow, type LockedInstalment, updateAttempt } from './quote-attempts.repository.ts';
import { enqueueQuoteMail } from './quote-mails.operations.ts';
import { enqueueQuoteRefund } from './quote-refunds.operations.ts';

const SYSTEM = { kind: 'system' } as const;
const NOT_OWED = 'Charged twice, or after it was called off';

type Paid = { instalment: LockedInstalment; attempt: AttemptRow; intent: Pick<Intent, 'id'>; now: Date };

/** A charge went through: it pays its instalment, once. One that pays for nothing goes back. */
export async function settlePaid(tx: Tx, { instalment, attempt, intent, now }: Paid): Promise<'paid' | 'abandoned'> {
  const { customer_id: customerId, quote_id: quoteId, id: instalmentId } = instalment;
  const settled = { gateway_id: intent.id, confirm_url: null, settled_at: now.toISOString() };
  const isUnpaid = instalment.state === 'open' && instalment.cents === attempt.cents;
  const isOwed = isUnpaid && !(await isDealCalledOff(tx, { ...instalment, state: 'accepted' }));
  if (!isOwed) {
    await updateAttempt(tx, attempt.id, { ...settled, status: 'failed', failure: 'abandoned' });
    await enqueueQuoteRefund(tx, attempt, { cents: attempt.cents, reason: NOT_OWED, by: null, now });
    return 'abandoned';
  }
  await updateAttempt(tx, attempt.id, { ...settled, status: 'paid', failure: null });
  await markInstalmentPaid(tx, { customerId, instalmentId }, { at: now, by: 'card' });
  await enqueueQuoteMail(tx, { customerId, quoteId, kind: 'receipt', subjectId: attempt.id, now });
  await record(tx, SYSTEM, { action: 'quotes.paid', subject: { kind: 'quote', id: quoteId }, customerId });
  return 'paid';
}

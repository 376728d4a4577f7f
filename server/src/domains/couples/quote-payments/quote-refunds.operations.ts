import { publishAfterCommit } from '#platform/db/after-commit.ts';
import type { Tx } from '#platform/db/db.ts';
import type { AttemptRow } from './quote-attempts.repository.ts';
import { insertRefund } from './quote-refunds.repository.ts';

/** Announces that a refund is waiting. */
export const QUOTE_REFUNDS_CHANNEL = 'quote-refunds';

const KEY = 'quote-refund-';
/** What the gateway calls a refund of ours. */
export const toRefundKey = (id: number) => `${KEY}${id}`;
export const fromRefundKey = (key: string | undefined) =>
  key?.startsWith(KEY) ? Number(key.slice(KEY.length)) : undefined;

type NewRefund = { cents: number; reason: string; by: number | null; now: Date };

/** Stores a refund and has it made after the commit, so that it is not lost when the process ends. */
export async function enqueueQuoteRefund(
  tx: Tx,
  attempt: Pick<AttemptRow, 'id' | 'customer_id' | 'quote_id'>,
  { cents, reason, by, now }: NewRefund,
): Promise<number> {
  const at = now.toISOString();
  const { id } = await insertRefund(tx, {
    customer_id: attempt.customer_id,
    quote_id: attempt.quote_id,
    attempt_id: attempt.id,
    cents,
    reason,
    customer_user_id: by,
    created_at: at,
    next_try_at: at,
  });
  publishAfterCommit(tx, { channel: QUOTE_REFUNDS_CHANNEL });
  return id;
}

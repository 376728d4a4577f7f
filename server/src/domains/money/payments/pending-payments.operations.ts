import type { Tx } from '#platform/db/db.ts';
import { findPending } from './payments.repository.ts';

/** What a user has to pay by today; a session is told of it when it opens. */
export async function pendingPaymentsOf(
  tx: Tx,
  who: { customerId: number; customerUserId: number },
  now: Date,
): Promise<{ id: number; recurringMonth: number }[]> {
  const rows = await findPending(tx, { ...who, now: now.toISOString() });
  return rows.map(({ id, recurring_month: recurringMonth }) => ({ id, recurringMonth }));
}

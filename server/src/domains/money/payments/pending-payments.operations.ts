import type { Tx } from '#platform/db/db.ts';
import { findPaymentsDue } from './payments.repository.ts';

/** What a user has to pay by today; part of the response when they sign in. */
export async function findPendingPayments(
  tx: Tx,
  user: { customerId: number; customerUserId: number },
  now: Date,
): Promise<{ id: number; recurringMonth: number }[]> {
  const rows = await findPaymentsDue(tx, { ...user, now: now.toISOString() });
  return rows.map(({ id, recurring_month: recurringMonth }) => ({ id, recurringMonth }));
}

import type { Tx } from '#platform/db/db.ts';
import type {} from './customer-users.tables.ts';

type User = { customerId: number; customerUserId: number };

/** Whether a user has neither finished nor dismissed the tour. */
export async function isNewUser(tx: Tx, { customerId, customerUserId }: User): Promise<boolean> {
  const found = await tx
    .selectFrom('customer_users')
    .select('toured_at')
    .where('customer_id', '=', customerId)
    .where('id', '=', customerUserId)
    .executeTakeFirst();
  return found?.toured_at === null;
}

/** The first time counts; the user's own version stays, so that an open form can still be saved. */
export async function endTour(tx: Tx, { customerId, customerUserId }: User, now: Date): Promise<void> {
  await tx
    .updateTable('customer_users')
    .set({ toured_at: now.toISOString() })
    .where('customer_id', '=', customerId)
    .where('id', '=', customerUserId)
    .where('toured_at', 'is', null)
    .execute();
}

import type { Tx } from '#platform/db/db.ts';

export type FirstUser = { customerId: number; customerUserId: number };

/** The phone number of a user who has none yet; it is their first contact by phone. */
export async function insertFirstPhone(tx: Tx, user: FirstUser, phone: string): Promise<void> {
  await tx
    .updateTable('customer_users')
    .set({ phone })
    .where('customer_id', '=', user.customerId)
    .where('id', '=', user.customerUserId)
    .execute();
  await tx
    .insertInto('customer_user_contacts')
    .values({
      customer_id: user.customerId,
      customer_user_id: user.customerUserId,
      kind: 'phone',
      value: phone,
      position: 0,
    })
    .execute();
}

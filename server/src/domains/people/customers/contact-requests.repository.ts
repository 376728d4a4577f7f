import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';

export type ContactRequestRow = {
  id: number;
  note: string;
  customer_name: string;
  account_manager_name: string;
  account_manager_email: string;
  user_name: string;
  email: string | null;
  phone: string | null;
};

export async function findContactRequest(
  tx: Tx,
  { customerId, id }: { customerId: number; id: number },
): Promise<ContactRequestRow | undefined> {
  const { rows } = await sql<ContactRequestRow>`
    select a.id, a.note, c.name as customer_name, c.account_manager_name, c.account_manager_email,
      trim(u.name || ' ' || u.surname) as user_name, u.email, u.phone
    from customer_actions a
    join customers c on c.id = a.customer_id
    join customer_users u on u.id = a.customer_user_id
    where a.customer_id = ${customerId} and a.id = ${id}`.execute(tx);
  return rows[0];
}

import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type {} from './access.tables.ts';

const OWNER_ROLE = 1;

export type NewCustomer = { name: string; managerName: string; managerEmail: string };
export type PersonName = { name: string; surname: string; email: string };

export async function insertCustomer(tx: Tx, customer: NewCustomer): Promise<number> {
  const row = await tx
    .insertInto('customers')
    .values({
      name: customer.name,
      account_manager_name: customer.managerName,
      account_manager_email: customer.managerEmail,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The first user of a customer: needs nobody's confirmation, and lets everybody else in. */
export async function insertOwner(
  tx: Tx,
  owner: PersonName & { customerId: number; loginId: number },
): Promise<number> {
  const { id } = await tx
    .insertInto('customer_users')
    .values({
      customer_id: owner.customerId,
      login_id: owner.loginId,
      name: owner.name,
      surname: owner.surname,
      email: owner.email,
      role_id: OWNER_ROLE,
      can_manage: true,
      status: 'invited',
      confirmed_at: sql<string>`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('customer_user_contacts')
    .values({ customer_id: owner.customerId, customer_user_id: id, kind: 'email', value: owner.email, position: 0 })
    .execute();
  return id;
}

export async function insertStaffMember(tx: Tx, person: PersonName & { loginId: number }): Promise<number> {
  const row = await tx
    .insertInto('staff_members')
    .values({ login_id: person.loginId, name: person.name, surname: person.surname, email: person.email })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

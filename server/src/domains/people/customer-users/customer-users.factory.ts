import { PAGES } from '@bellbird/contract/shared/access';
import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import { buildLogin } from '#domains/people/access/access.factory.ts';
import { replaceContacts } from './contacts.repository.ts';
import type { CustomerUserProviderTable, CustomerUserTable } from './customer-users.tables.ts';

const OWNER_ROLE = 1;

export type BuiltUser = { id: number; uuid: string; loginId: number; customerId: number };

export async function buildCustomerUser(
  tx: Tx,
  given: Partial<Insertable<CustomerUserTable>> & { customer_id: number },
): Promise<BuiltUser> {
  const loginId = given.login_id ?? (await buildLogin(tx)).id;
  const row = await tx
    .insertInto('customer_users')
    .values({
      name: 'Imogen',
      surname: 'Hartley',
      role_id: OWNER_ROLE,
      can_manage: true,
      email: 'imogen@wattlecreek.example',
      phone: '+61491570006',
      ...given,
      login_id: loginId,
    })
    .returning(['id', 'uuid', 'email', 'phone'])
    .executeTakeFirstOrThrow();
  const owner = { customerId: given.customer_id, customerUserId: row.id };
  await replaceContacts(tx, owner, 'email', row.email === null ? [] : [row.email]);
  await replaceContacts(tx, owner, 'phone', row.phone === null ? [] : [row.phone]);
  return { id: row.id, uuid: row.uuid, loginId, customerId: given.customer_id };
}

/** Links a user to a provider, with every page by default. */
export async function buildLink(
  tx: Tx,
  given: Partial<Insertable<CustomerUserProviderTable>> & {
    customer_id: number;
    customer_user_id: number;
    provider_id: number;
  },
): Promise<{ id: number }> {
  return tx
    .insertInto('customer_user_providers')
    .values({ pages: [...PAGES], can_receive_leads: true, ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
}

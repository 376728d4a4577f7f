import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type {} from './access.tables.ts';

type Invitee = { customerId: number; customerUserId: number };

/** Invites a user; an earlier open invitation becomes invalid. */
export async function insertInvitation(
  tx: Tx,
  { customerId, customerUserId }: Invitee,
  expiresAt: Date,
): Promise<number> {
  await tx
    .deleteFrom('invitations')
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', customerUserId)
    .where('used_at', 'is', null)
    .execute();
  const row = await tx
    .insertInto('invitations')
    .values({ customer_id: customerId, customer_user_id: customerUserId, expires_at: expiresAt.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export type AddressedInvitation = {
  customerId: number;
  customerUserId: number;
  name: string;
  email: string | null;
  customerName: string;
};

/** Sets the key of an open invitation and returns who gets it. */
export async function setInvitationKey(
  tx: Tx,
  id: number,
  keyHash: Buffer,
  now: Date,
): Promise<AddressedInvitation | undefined> {
  const { rows } = await sql<AddressedInvitation>`
    update invitations i set key_hash = ${keyHash}
    from customer_users u, customers c
    where i.id = ${id} and i.used_at is null and i.expires_at > ${now.toISOString()}
      and u.customer_id = i.customer_id and u.id = i.customer_user_id
      and u.status in ('invited', 'active') and u.deleted_at is null and c.id = i.customer_id
    returning i.customer_id as "customerId", i.customer_user_id as "customerUserId", u.name, u.email,
      c.name as "customerName"`.execute(tx);
  return rows[0];
}

export type InvitationKey = Invitee & { keyHash: Buffer };

export type OpenInvitation = { id: number; name: string; loginId: number; username: string };

/**
 * An invitation that is still valid: all its parts belong together, and the login was never set up. A login with a
 * password belongs to somebody already; no link that a customer sends may change it.
 */
export function findOpenInvitation(tx: Tx, key: InvitationKey, now: Date): Promise<OpenInvitation | undefined> {
  return tx
    .selectFrom('invitations')
    .innerJoin('customer_users', (join) =>
      join
        .onRef('customer_users.customer_id', '=', 'invitations.customer_id')
        .onRef('customer_users.id', '=', 'invitations.customer_user_id'),
    )
    .innerJoin('logins', 'logins.id', 'customer_users.login_id')
    .select(['invitations.id', 'customer_users.name', 'logins.id as loginId', 'logins.username'])
    .where('invitations.key_hash', '=', key.keyHash)
    .where('invitations.customer_id', '=', key.customerId)
    .where('invitations.customer_user_id', '=', key.customerUserId)
    .where('invitations.used_at', 'is', null)
    .where('invitations.expires_at', '>', now.toISOString())
    .where('customer_users.status', 'in', ['invited', 'active'])
    .where('customer_users.deleted_at', 'is', null)
    .where('logins.password_hash', 'is', null)
    .executeTakeFirst();
}

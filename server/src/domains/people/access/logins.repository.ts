import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type {} from './access.tables.ts';

/** A new login; undefined if the username is taken. */
export async function insertLogin(tx: Tx, username: string, passwordHash: string | null): Promise<number | undefined> {
  const row = await tx
    .insertInto('logins')
    .values({ username, password_hash: passwordHash })
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

const DUPLICATE = '23505';

/** Changes a username; false if somebody else has it, ignoring case. The transaction is then aborted. */
export async function updateUsername(tx: Tx, loginId: number, username: string): Promise<boolean> {
  try {
    await tx.updateTable('logins').set({ username }).where('id', '=', loginId).execute();
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === DUPLICATE) return false;
    throw error;
  }
}

/** How many accounts a login opens: users of customers, and the team’s. */
export async function countAccounts(tx: Tx, loginId: number): Promise<number> {
  const { rows } = await sql<{ doors: number }>`
    select (select count(*) from customer_users where login_id = ${loginId} and deleted_at is null)
      + (select count(*) from staff_members where login_id = ${loginId}) as doors`.execute(tx);
  return rows[0]?.doors ?? 0;
}

/**
 * Frees the username and the connected social accounts of a login without accounts, so that the same person can be
 * added again. The audit trail keeps the old name.
 */
export async function retireLogin(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('social_accounts').where('login_id', '=', id).execute();
  await tx
    .updateTable('logins')
    .set({ username: sql<string>`username || ' (removed ' || id || ')'`, password_hash: null })
    .where('id', '=', id)
    .execute();
}

/** Ends every session of one customer user, but not of the login’s other accounts. */
export async function endSessionsOfUser(tx: Tx, customerUserId: number): Promise<number[]> {
  const rows = await tx
    .updateTable('access_tokens')
    .set({ revoked_at: sql<string>`now()` })
    .where('customer_user_id', '=', customerUserId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

export type OwnSessionRow = {
  id: number;
  user_agent: string;
  created_at: string;
  last_used_at: string;
};

const MOST_SHOWN = 50;

export function findOwnSessions(tx: Tx, loginId: number): Promise<OwnSessionRow[]> {
  return tx
    .selectFrom('access_tokens')
    .select(['id', 'user_agent', 'created_at', 'last_used_at'])
    .where('login_id', '=', loginId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
}

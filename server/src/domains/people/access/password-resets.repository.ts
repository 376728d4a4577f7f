import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type {} from './access.tables.ts';

export async function insertReset(tx: Tx, reset: { loginId: number; keyHash: Buffer; expiresAt: Date }): Promise<void> {
  await tx
    .insertInto('password_resets')
    .values({ login_id: reset.loginId, key_hash: reset.keyHash, expires_at: reset.expiresAt.toISOString() })
    .execute();
}

export type ResetState = 'open' | 'used' | 'expired';

export async function findResetState(tx: Tx, keyHash: Buffer, now: Date): Promise<ResetState | undefined> {
  const row = await tx
    .selectFrom('password_resets')
    .select([
      sql<ResetState>`case when used_at is not null then 'used'
        when expires_at <= ${now.toISOString()} then 'expired' else 'open' end`.as('state'),
    ])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  return row?.state;
}

/** Marks a link as used; of two requests at once only one gets the login. */
export async function markResetUsed(tx: Tx, keyHash: Buffer, now: Date): Promise<number | undefined> {
  const row = await tx
    .updateTable('password_resets')
    .set({ used_at: now.toISOString() })
    .where('key_hash', '=', keyHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning('login_id')
    .executeTakeFirst();
  return row?.login_id;
}

/** Once a password is set, by whichever way, earlier reset links are invalid. */
export async function closeResets(tx: Tx, loginId: number): Promise<void> {
  await tx
    .updateTable('password_resets')
    .set({ used_at: sql<string>`now()` })
    .where('login_id', '=', loginId)
    .where('used_at', 'is', null)
    .execute();
}

export async function deleteResetsBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.deleteFrom('password_resets').where('expires_at', '<', moment.toISOString()).execute();
}

import type { Tx } from '#platform/db/db.ts';
import type {} from './access.tables.ts';

export async function insertTwoFactorChallenge(
  tx: Tx,
  challenge: { loginId: number; customerId: number | null; expiresAt: Date },
): Promise<string> {
  const row = await tx
    .insertInto('two_factor_challenges')
    .values({
      login_id: challenge.loginId,
      customer_id: challenge.customerId,
      expires_at: challenge.expiresAt.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Counts a try before anybody looks at it, so that a thousand at once are still only as many as are allowed. */
export function countTwoFactorAttempt(
  tx: Tx,
  id: string,
  most: number,
  now: Date,
): Promise<{ login_id: number; customer_id: number | null } | undefined> {
  return tx
    .updateTable('two_factor_challenges')
    .set((set) => ({ attempts: set('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('attempts', '<', most)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning(['login_id', 'customer_id'])
    .executeTakeFirst();
}

/** Uses a challenge up. Of two right answers at once only one opens. */
export async function useTwoFactorChallenge(tx: Tx, id: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('two_factor_challenges')
    .set({ used_at: now.toISOString() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends every sign-in of a login that is half-way. */
export async function dropTwoFactorChallenges(tx: Tx, loginId: number): Promise<void> {
  await tx.deleteFrom('two_factor_challenges').where('login_id', '=', loginId).execute();
}

export async function deleteTwoFactorChallengesBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.deleteFrom('two_factor_challenges').where('expires_at', '<', moment.toISOString()).execute();
}

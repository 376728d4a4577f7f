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

/** Ends all pending sign-ins of a login. */
export async function deleteTwoFactorChallenges(tx: Tx, loginId: number): Promise<void> {
  await tx.deleteFrom('two_factor_challenges').where('login_id', '=', loginId).execute();
}

export async function deleteTwoFactorChallengesBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.deleteFrom('two_factor_challenges').where('expires_at', '<', moment.toISOString()).execute();
}

import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type {} from './access.tables.ts';

export type Channel = 'sms' | 'email';
export type Sending = { channel: Channel; expiresAt: Date; resendAfter: Date };

export async function insertChallenge(
  tx: Tx,
  challenge: Sending & { loginId: number | null; username: string },
): Promise<string> {
  const row = await tx
    .insertInto('one_time_codes')
    .values({
      login_id: challenge.loginId,
      username_key: challenge.username.toLowerCase(),
      channel: challenge.channel,
      expires_at: challenge.expiresAt.toISOString(),
      resend_after: challenge.resendAfter.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Lets a challenge send a new code, which replaces the old one; attempts still count. Switching from text message to
 * mail is possible at once.
 */
export async function renewChallenge(
  tx: Tx,
  challenge: Sending & { id: string; username: string; now: Date },
): Promise<boolean> {
  const now = challenge.now.toISOString();
  const row = await tx
    .updateTable('one_time_codes')
    .set({
      channel: challenge.channel,
      code_hash: null,
      expires_at: challenge.expiresAt.toISOString(),
      resend_after: challenge.resendAfter.toISOString(),
    })
    .where('id', '=', challenge.id)
    .where('username_key', '=', challenge.username.toLowerCase())
    .where('used_at', 'is', null)
    .where((where) =>
      where.or([
        where('resend_after', '<=', now),
        where.and([where('channel', '=', 'sms'), where.val(challenge.channel === 'email')]),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Seconds until the challenge may send again; undefined if it belongs to another username or is over. */
export async function findResendWait(tx: Tx, id: string, username: string, now: Date): Promise<number | undefined> {
  const row = await tx
    .selectFrom('one_time_codes')
    .select(sql<number>`ceil(extract(epoch from resend_after - ${now.toISOString()}::timestamptz))::int`.as('wait'))
    .where('id', '=', id)
    .where('username_key', '=', username.toLowerCase())
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row?.wait;
}

/** Sets the code of a valid challenge with a login, and returns where it goes. */
export function setCode(
  tx: Tx,
  id: string,
  codeHash: Buffer,
  now: Date,
): Promise<{ login_id: number | null; channel: Channel } | undefined> {
  return tx
    .updateTable('one_time_codes')
    .set({ code_hash: codeHash })
    .where('id', '=', id)
    .where('login_id', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning(['login_id', 'channel'])
    .executeTakeFirst();
}

/** A correct code is sent again once a customer is chosen, so the first time must not count. */
export async function undoAttempt(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('one_time_codes')
    .set((set) => ({ attempts: set('attempts', '-', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteChallengesBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.deleteFrom('one_time_codes').where('expires_at', '<', moment.toISOString()).execute();
}

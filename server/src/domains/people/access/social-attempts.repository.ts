import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { SocialType } from './access.tables.ts';

export type NewAttempt = {
  stateHash: Buffer;
  browserHash: Buffer;
  type: SocialType;
  /** The login to connect; null for a sign-in. */
  connectLoginId: number | null;
  nonce: string;
  verifier: string;
  expiresAt: Date;
};
/** What a return must match: state, browser, provider and purpose. */
export type ReturnOf = Pick<NewAttempt, 'stateHash' | 'browserHash' | 'type' | 'connectLoginId'> & { now: Date };

export async function insertAttempt(tx: Tx, attempt: NewAttempt): Promise<void> {
  await tx
    .insertInto('social_attempts')
    .values({
      state_hash: attempt.stateHash,
      browser_hash: attempt.browserHash,
      type: attempt.type,
      connect_login_id: attempt.connectLoginId,
      nonce: attempt.nonce,
      verifier: attempt.verifier,
      expires_at: attempt.expiresAt.toISOString(),
    })
    .execute();
}

/** Marks an attempt as used; of two returns at once only one gets it. */
export async function takeAttempt(tx: Tx, back: ReturnOf): Promise<{ nonce: string; verifier: string } | undefined> {
  return tx
    .updateTable('social_attempts')
    .set({ used_at: back.now.toISOString() })
    .where('state_hash', '=', back.stateHash)
    .where('browser_hash', '=', back.browserHash)
    .where('type', '=', back.type)
    .where(sql<boolean>`connect_login_id is not distinct from ${back.connectLoginId}::integer`)
    .where('used_at', 'is', null)
    .where('expires_at', '>', back.now.toISOString())
    .returning(['nonce', 'verifier'])
    .executeTakeFirst();
}

/** Remembers the login until a customer is chosen. */
export async function keepChoosing(tx: Tx, stateHash: Buffer, loginId: number): Promise<void> {
  await tx
    .updateTable('social_attempts')
    .set({ choosing_login_id: loginId })
    .where('state_hash', '=', stateHash)
    .execute();
}

/** The login that is choosing a customer; works once, unless the transaction fails. */
export async function takeChoosing(tx: Tx, back: Omit<ReturnOf, 'connectLoginId'>): Promise<number | undefined> {
  const { rows } = await sql<{ login_id: number }>`
    update social_attempts a set choosing_login_id = null
    from (
      select state_hash, choosing_login_id as login_id from social_attempts
      where state_hash = ${back.stateHash} and browser_hash = ${back.browserHash} and type = ${back.type}
        and choosing_login_id is not null and expires_at > ${back.now.toISOString()}
      for update
    ) chosen
    where a.state_hash = chosen.state_hash returning chosen.login_id`.execute(tx);
  return rows[0]?.login_id;
}

export async function deleteAttemptsBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.deleteFrom('social_attempts').where('expires_at', '<', moment.toISOString()).execute();
}

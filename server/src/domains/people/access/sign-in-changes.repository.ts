import { type Insertable, type Selectable, sql } from 'kysely';
import type { SealedRow } from '#platform/crypto/keyed-values.ts';
import type { Tx } from '#platform/db/db.ts';
import type { SignInChangeTable } from './access.tables.ts';

export type SignInChangeRow = Selectable<SignInChangeTable>;

export async function insertChange(tx: Tx, change: Insertable<SignInChangeTable>): Promise<number> {
  return (await tx.insertInto('sign_in_changes').values(change).returning('id').executeTakeFirstOrThrow()).id;
}

/** Gives a change the key of its mailed link; undefined if it was undone already. */
export function setChangeKey(tx: Tx, id: number, keyHash: Buffer): Promise<SignInChangeRow | undefined> {
  return tx
    .updateTable('sign_in_changes')
    .set({ key_hash: keyHash })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export function findChange(tx: Tx, keyHash: Buffer): Promise<SignInChangeRow | undefined> {
  return tx.selectFrom('sign_in_changes').selectAll().where('key_hash', '=', keyHash).executeTakeFirst();
}

/** A change and those that came after it, newest first; whoever undoes at the same time waits. */
export function lockChangesSince(tx: Tx, { id, login_id }: SignInChangeRow): Promise<SignInChangeRow[]> {
  return tx
    .selectFrom('sign_in_changes')
    .selectAll()
    .where('login_id', '=', login_id)
    .where('id', '>=', id)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .forUpdate()
    .execute();
}

export async function markUndone(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  await tx.updateTable('sign_in_changes').set({ undone_at: now.toISOString() }).where('id', 'in', ids).execute();
}

export async function deleteChangesBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.deleteFrom('sign_in_changes').where('expires_at', '<', moment.toISOString()).execute();
}

/** A user’s name and addresses as they are now. */
export async function findMailboxes(tx: Tx, customerUserId: number): Promise<{ name: string; emails: string[] }> {
  const { rows } = await sql<{ name: string; emails: string[] }>`
    select u.name, coalesce((select array_agg(c.value order by c.position) from customer_user_contacts c
      where c.customer_user_id = u.id and c.kind = 'email'), '{}') as emails
    from customer_users u where u.id = ${customerUserId}`.execute(tx);
  return rows[0] ?? { name: '', emails: [] };
}

/** Accounts elsewhere that were connected since then would be a way in. */
export async function deleteSocialAccountsSince(tx: Tx, loginId: number, moment: string): Promise<void> {
  await tx.deleteFrom('social_accounts').where('login_id', '=', loginId).where('connected_at', '>=', moment).execute();
}

/** Second factors that were turned off, each with its key: a mailed link turns it on again. */
export async function findKeysBefore(tx: Tx, after: number, limit: number): Promise<SealedRow[]> {
  const { rows } = await sql<SealedRow>`select id, before->>'sealedKey' as sealed from sign_in_changes
    where id > ${after} and kind = 'two_factor_off' and before ? 'sealedKey' order by id limit ${limit}`.execute(tx);
  return rows;
}

export async function replaceKeyBefore(tx: Tx, before: SealedRow, after: SealedRow): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update sign_in_changes
    set before = jsonb_set(before, '{sealedKey}', to_jsonb(${after.sealed}::text))
    where id = ${before.id} and before->>'sealedKey' = ${before.sealed}`.execute(tx);
  return numAffectedRows > 0n;
}

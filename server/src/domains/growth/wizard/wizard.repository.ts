import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { Window } from '#platform/db/window.ts';
import type { SignupWizardTable } from './wizard.tables.ts';

export type WizardRow = Selectable<SignupWizardTable>;

/** Undefined when the referral it is based on has led to an invitation already. */
export function insertWizard(tx: Tx, wizard: Insertable<SignupWizardTable>): Promise<{ id: number } | undefined> {
  return tx
    .insertInto('signup_wizards')
    .values(wizard)
    .onConflict((conflict) => conflict.column('referral_id').doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** A wizard whose link is still valid. */
export function findOpenWizard(tx: Tx, keyHash: Buffer, now: Date): Promise<WizardRow | undefined> {
  return tx
    .selectFrom('signup_wizards')
    .selectAll()
    .where('key_hash', '=', keyHash)
    .where('finished_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** The wizard of a link, valid or not, locked. */
export function lockWizard(tx: Tx, keyHash: Buffer): Promise<WizardRow | undefined> {
  return tx.selectFrom('signup_wizards').selectAll().where('key_hash', '=', keyHash).forUpdate().executeTakeFirst();
}

export async function updateDraft(tx: Tx, id: number, draft: object): Promise<void> {
  await tx
    .updateTable('signup_wizards')
    .set({ draft: JSON.stringify(draft) })
    .where('id', '=', id)
    .execute();
}

type Finished = { at: Date; customerId: number; formHash: Buffer };

export async function finishWizard(tx: Tx, id: number, { at, customerId, formHash }: Finished): Promise<void> {
  await tx
    .updateTable('signup_wizards')
    // The data belongs to the customer now, so the draft is emptied.
    .set({ finished_at: at.toISOString(), customer_id: customerId, finished_with: formHash, draft: '{}' })
    .where('id', '=', id)
    .execute();
}

/** Extends a wizard and revokes its link; undefined when it is finished. */
export function renewWizard(tx: Tx, id: number, expiresAt: Date): Promise<{ id: number } | undefined> {
  return tx
    .updateTable('signup_wizards')
    .set({ key_hash: null, expires_at: expiresAt.toISOString() })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
}

/** Stores the key of a link that is about to be mailed; undefined when the wizard is finished. */
export function updateWizardKey(tx: Tx, id: number, keyHash: Buffer): Promise<WizardRow | undefined> {
  return tx
    .updateTable('signup_wizards')
    .set({ key_hash: keyHash })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function wizardExists(tx: Tx, id: number): Promise<boolean> {
  return (await tx.selectFrom('signup_wizards').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export type ListedWizard = Omit<WizardRow, 'key_hash' | 'draft' | 'finished_with'> & { invited_by: string };

function inState(state: string | undefined, now: Date) {
  const at = now.toISOString();
  if (state === 'finished') return sql<SqlBool>`w.finished_at is not null`;
  if (state === 'expired') return sql<SqlBool>`w.finished_at is null and w.expires_at <= ${at}`;
  if (state === 'waiting') return sql<SqlBool>`w.finished_at is null and w.expires_at > ${at}`;
  return sql<SqlBool>`true`;
}

export async function findWizards(
  tx: Tx,
  state: string | undefined,
  now: Date,
  { limit, offset }: Window,
): Promise<ListedWizard[]> {
  const { rows } = await sql<ListedWizard>`
    select w.id, w.company_name, w.contact_name, w.email, w.referral_id, w.staff_member_id, w.invited_at, w.expires_at,
      w.finished_at, w.customer_id, trim(s.name || ' ' || s.surname) as invited_by
    from signup_wizards w join staff_members s on s.id = w.staff_member_id
    where ${inState(state, now)}
    order by w.invited_at desc, w.id desc limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

export async function countWizards(tx: Tx, state: string | undefined, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from signup_wizards w where ${inState(state, now)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export type ReferredRow = {
  id: number;
  company_name: string;
  contact_name: string;
  phone: string;
  category_name: string;
  customer_name: string;
  created_at: string;
  is_invited: boolean;
};

export async function findReferred(tx: Tx, { limit, offset }: Window): Promise<ReferredRow[]> {
  const { rows } = await sql<ReferredRow>`
    select r.id, r.company_name, r.contact_name, r.phone, k.name as category_name, c.name as customer_name, r.created_at,
      exists (select from signup_wizards w where w.referral_id = r.id) as is_invited
    from referrals r join provider_categories k on k.id = r.category_id join customers c on c.id = r.customer_id
    order by r.created_at desc, r.id desc limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

export async function countReferred(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from referrals`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The customer who referred a company. */
export async function findReferrer(tx: Tx, id: number): Promise<number | undefined> {
  const row = await tx.selectFrom('referrals').select('customer_id').where('id', '=', id).executeTakeFirst();
  return row?.customer_id;
}

import { sql } from 'kysely';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Window } from '#platform/db/window.ts';
import type {} from '../leads.tables.ts';

export type NoteRow = {
  id: number;
  body: string;
  created_at: string;
  customer_user_id: number | null;
  author_name: string | null;
};
type OfLead = { customerId: number; leadId: number };

function selectOfLead(tx: Tx, { customerId, leadId }: OfLead) {
  return tx
    .selectFrom('lead_notes as note')
    .where('note.customer_id', '=', customerId)
    .where('note.lead_id', '=', leadId);
}

function selectWithAuthor(tx: Tx, of: OfLead) {
  return selectOfLead(tx, of)
    .leftJoin('customer_users as u', 'u.id', 'note.customer_user_id')
    .select(['note.id', 'note.body', 'note.created_at', 'note.customer_user_id'])
    .select(sql<string | null>`nullif(trim(u.name || ' ' || u.surname), '')`.as('author_name'));
}

export function findNotes(tx: Tx, of: OfLead, { limit, offset }: Window): Promise<NoteRow[]> {
  return selectWithAuthor(tx, of)
    .orderBy('note.created_at', 'desc')
    .orderBy('note.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function findNote(tx: Tx, of: OfLead, id: number): Promise<NoteRow | undefined> {
  return selectWithAuthor(tx, of).where('note.id', '=', id).executeTakeFirst();
}

export function countNotes(tx: Tx, of: OfLead): Promise<number> {
  return countOf(selectOfLead(tx, of));
}

export async function insertNote(
  tx: Tx,
  note: { customer_id: number; lead_id: number; customer_user_id: number; body: string; created_at: string },
): Promise<number> {
  const row = await tx.insertInto('lead_notes').values(note).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** Deletes a note of this author. Returns whether there was one. */
export async function deleteNote(
  tx: Tx,
  of: OfLead,
  { id, authorId }: { id: number; authorId: number },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('lead_notes')
    .where('customer_id', '=', of.customerId)
    .where('lead_id', '=', of.leadId)
    .where('id', '=', id)
    .where('customer_user_id', '=', authorId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

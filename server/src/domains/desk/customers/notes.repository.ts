import { type Insertable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { CustomerNoteTable } from './customers-desk.tables.ts';

export type NoteRow = {
  id: number;
  text: string;
  created_at: string;
  by: string;
  owner_id: number | null;
  owner: string | null;
  due_on: string | null;
  done_at: string | null;
  customer_id: number;
  customer_name: string;
};

const NOTES_SHOWN = 50;
const TASKS_SHOWN = 100;

const notes = sql`
  select n.id, n.text, n.created_at, s.name || ' ' || s.surname as by, n.owner_id, o.name || ' ' || o.surname as owner,
    n.due_on, n.done_at, n.customer_id, c.name as customer_name
  from customer_notes n
  join customers c on c.id = n.customer_id
  join staff_members s on s.id = n.staff_member_id
  left join staff_members o on o.id = n.owner_id`;

/** Tasks that are not done first, then the newest. */
export async function findNotes(tx: Tx, customerId: number): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    ${notes} where n.customer_id = ${customerId}
    order by (n.owner_id is not null and n.done_at is null) desc, n.created_at desc, n.id desc
    limit ${NOTES_SHOWN}`.execute(tx);
  return rows;
}

export async function findOpenTasks(tx: Tx, ownerId: number): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    ${notes} where n.owner_id = ${ownerId} and n.done_at is null order by n.due_on, n.id limit ${TASKS_SHOWN}`.execute(
    tx,
  );
  return rows;
}

export async function insertNote(tx: Tx, note: Insertable<CustomerNoteTable>): Promise<number> {
  return (await tx.insertInto('customer_notes').values(note).returning('id').executeTakeFirstOrThrow()).id;
}

/** The customer of a task that was changed; undefined if there is no such task. */
export async function updateTask(tx: Tx, id: number, doneAt: string | null): Promise<number | undefined> {
  const row = await tx
    .updateTable('customer_notes')
    .set({ done_at: doneAt })
    .where('id', '=', id)
    .where('owner_id', 'is not', null)
    .returning('customer_id')
    .executeTakeFirst();
  return row?.customer_id;
}

export type ColleagueRow = { id: number; name: string; email: string };

export async function findColleagues(tx: Tx): Promise<ColleagueRow[]> {
  const { rows } = await sql<ColleagueRow>`
    select id, name || ' ' || surname as name, email from staff_members where active
    order by lower(name || ' ' || surname), id`.execute(tx);
  return rows;
}

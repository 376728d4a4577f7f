import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { CustomerNoteTable } from './customers-desk.tables.ts';

type Given = Partial<Insertable<CustomerNoteTable>> &
  Pick<Insertable<CustomerNoteTable>, 'customer_id' | 'staff_member_id'>;

/** A note of the team. */
export async function buildCustomerNote(tx: Tx, given: Given): Promise<{ id: number }> {
  return tx
    .insertInto('customer_notes')
    .values({ text: 'Prefers a call to email. Best after 15:00.', created_at: new Date().toISOString(), ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
}

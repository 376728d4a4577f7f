import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { VendorReminderTable } from './overview.tables.ts';

export type WaitingVendorRow = { customer_id: number; name: string; couples: number };

/** A vendor and how many couples wait; those who have waited since before `since` have given up on an answer. */
export async function findWaitingVendor(tx: Tx, id: number, since: Date): Promise<WaitingVendorRow | undefined> {
  const { rows } = await sql<WaitingVendorRow>`
    select p.customer_id, p.name, (
      select count(*)::int from leads l
      where l.provider_id = p.id and l.waiting_since > ${since.toISOString()} and l.deleted_at is null) as couples
    from providers p where p.id = ${id} and p.left_at is null`.execute(tx);
  return rows[0];
}

/** Of two who remind at once, one does: false for the other. */
export async function insertReminder(tx: Tx, reminder: VendorReminderTable): Promise<boolean> {
  const row = await tx
    .insertInto('vendor_reminders')
    .values(reminder)
    .onConflict((conflict) => conflict.columns(['provider_id', 'day']).doNothing())
    .returning('provider_id')
    .executeTakeFirst();
  return row !== undefined;
}

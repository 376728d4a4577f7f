import { sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type {} from './leads.tables.ts';

/** Those of the leads whose look was counted: a report about them can give it back. */
export async function findCounted(tx: Tx, customerId: number, leadIds: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('lead_reveals')
    .select('lead_id')
    .where('customer_id', '=', customerId)
    .where(anyOf('lead_id', leadIds))
    .where('fake_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.lead_id));
}

export type ReportedRow = { id: number; couple_name: string; reason: string | null; message: string | null };

/** Reported requests as the team looks at them; they are nobody's. */
export async function findReported(tx: Tx, ids: readonly number[]): Promise<ReportedRow[]> {
  const { rows } = await sql<ReportedRow>`
    select leads.id, leads.couple_name, lead_details.message,
      (select value from config_entries where item_type = 'lead_report_reasons' and item_id = leads.report_reason_id) as reason
    from leads left join lead_details on lead_details.lead_id = leads.id
    where leads.id = any(${ids})`.execute(tx);
  return rows;
}

/** The request was nobody's: looking at it costs nothing. */
export async function markFake(tx: Tx, customerId: number, leadId: number, at: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('lead_reveals')
    .set({ fake_at: at })
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

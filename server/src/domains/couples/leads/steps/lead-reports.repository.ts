import { sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type {} from '../leads.tables.ts';

/** The leads that were counted as one of the month's requests: an accepted report returns that request. */
export async function findCountedReveals(tx: Tx, customerId: number, leadIds: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('lead_reveals')
    .select('lead_id')
    .where('customer_id', '=', customerId)
    .where(anyOf('lead_id', leadIds))
    .where('fake_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.lead_id));
}

export type ReportedLeadRow = { id: number; couple_name: string; reason: string | null; message: string | null };

/** Reported requests as the team reviews them, of any customer. */
export async function findReportedLeads(tx: Tx, ids: readonly number[]): Promise<ReportedLeadRow[]> {
  const { rows } = await sql<ReportedLeadRow>`
    select leads.id, leads.couple_name, lead_details.message,
      (select value from config_entries where item_type = 'lead_report_reasons' and item_id = leads.report_reason_id) as reason
    from leads left join lead_details on lead_details.lead_id = leads.id
    where leads.id = any(${ids})`.execute(tx);
  return rows;
}

/** The request was fake, so it no longer counts against the month's limit. */
export async function markRevealFake(tx: Tx, customerId: number, leadId: number, at: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('lead_reveals')
    .set({ fake_at: at })
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { UndoRecord } from '../leads.tables.ts';

export type ReportedLeadRow = { id: number; couple_name: string; reason: string | null; message: string | null };

/** Reported requests as the team reviews them, of any customer. A refused report has its reason in the history only. */
export async function findReportedLeads(tx: Tx, ids: readonly number[]): Promise<ReportedLeadRow[]> {
  const { rows } = await sql<ReportedLeadRow>`
    select leads.id, leads.couple_name, lead_details.message,
      (select value from config_entries where item_type = 'lead_report_reasons' and item_id = coalesce(leads.report_reason_id, (
        select (details->>'reasonId')::int from lead_events event
        where event.customer_id = leads.customer_id and event.lead_id = leads.id and event.kind = 'spam_reported'
        order by event.at desc, event.id desc limit 1))) as reason
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

/** What the lead was before it was reported, unless the report was undone. */
export async function findStateBeforeReport(
  tx: Tx,
  customerId: number,
  leadId: number,
): Promise<UndoRecord | undefined> {
  const row = await tx
    .selectFrom('lead_events')
    .select('undo')
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'spam_reported')
    .where('undone_at', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.undo ?? undefined;
}

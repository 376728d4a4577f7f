import type { Tx } from '#platform/db/db.ts';
import { type WholeLead, wholeLeads } from './lead-detail.repository.ts';

/** A lead for the house's own work: post that arrives, errands that run. No caller stands behind it, so its customer is named. */
export function lockLeadAnywhere(tx: Tx, customerId: number, id: number): Promise<WholeLead | undefined> {
  return wholeLeads(tx)
    .where('leads.customer_id', '=', customerId)
    .where('leads.id', '=', id)
    .forUpdate('leads')
    .executeTakeFirst();
}

/** The lead of a request, by the marketplace's own name for it. */
export function lockLeadOfRequest(tx: Tx, requestId: string): Promise<WholeLead | undefined> {
  return wholeLeads(tx).where('leads.request_id', '=', requestId).forUpdate('leads').executeTakeFirst();
}

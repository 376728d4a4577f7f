import type { LeadEventKind } from '@bellbird/contract/couples/leads';
import type { Tx } from '#platform/db/db.ts';
import type { LeadRow } from '../leads.repository.ts';
import type { EventDetails } from '../leads.tables.ts';
import { insertEvent } from './lead-events.repository.ts';

export type EventLead = Pick<LeadRow, 'id' | 'customer_id' | 'provider_id'>;
type Event = { kind: LeadEventKind; at: Date; customerUserId?: number | null; details?: EventDetails };

/** Adds one entry to the timeline of a lead. */
export function recordEvent(tx: Tx, lead: EventLead, event: Event): Promise<void> {
  const { kind, at, customerUserId, details } = event;
  const of = { customerId: lead.customer_id, leadId: lead.id, providerId: lead.provider_id };
  return insertEvent(tx, { ...of, kind, at: at.toISOString(), customerUserId, details });
}

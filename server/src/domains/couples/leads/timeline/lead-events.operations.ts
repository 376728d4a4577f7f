import type { LeadEventKind } from '@bellbird/contract/couples/leads';
import type { Tx } from '#platform/db/db.ts';
import type { LeadRow } from '../leads.repository.ts';
import type { EventDetails } from '../leads.tables.ts';
import { type NewEvent, insertEvent } from './lead-events.repository.ts';

export type EventLead = Pick<LeadRow, 'id' | 'customer_id' | 'provider_id'>;
export type LeadEvent = { kind: LeadEventKind; at: Date; customerUserId?: number | null; details?: EventDetails };

/** Adds one entry to the timeline of a lead. */
export function recordEvent(tx: Tx, lead: EventLead, event: LeadEvent): Promise<void> {
  return insertEvent(tx, toNewEvent(lead, event));
}

export function toNewEvent(lead: EventLead, { kind, at, customerUserId, details }: LeadEvent): NewEvent {
  const of = { customerId: lead.customer_id, leadId: lead.id, providerId: lead.provider_id };
  return { ...of, kind, at: at.toISOString(), customerUserId, details };
}

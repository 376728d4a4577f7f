import type { LeadEventKind, LeadInteraction, LeadNote, LeadStatus } from '@bellbird/contract/couples/leads';
import type { CustomerEventRow, EventRow } from './lead-events.repository.ts';
import type { NoteRow } from './lead-notes.repository.ts';

export function presentEvent(row: EventRow): LeadInteraction {
  const { from = null, to = null, reasonId = null, text = null, count = null, changes = [] } = row.details;
  return {
    id: row.id,
    kind: row.kind as LeadEventKind,
    at: row.at,
    author: presentAuthor(row),
    from: from as LeadStatus | null,
    to: to as LeadStatus | null,
    reasonId,
    text,
    count,
    changes,
    undone: row.undone_at !== null,
  };
}

export function presentCustomerEvent(row: CustomerEventRow) {
  return { ...presentEvent(row), lead: { id: row.lead_id, coupleName: row.couple_name } };
}

export function presentNote(row: NoteRow): LeadNote {
  return { id: row.id, body: row.body, createdAt: row.created_at, author: presentAuthor(row) };
}

function presentAuthor(row: { customer_user_id: number | null; author_name: string | null }) {
  if (row.customer_user_id === null) return null;
  return { id: row.customer_user_id, name: row.author_name ?? '' };
}

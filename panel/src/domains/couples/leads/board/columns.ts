import type { LeadSummary } from '@bellbird/contract/couples/leads';
import type { LeadStatus } from '@bellbird/contract/couples/leads/lead-status.ts';

/** A column of the board: the statuses it shows. A dropped card gets the first of them. */
export const COLUMNS = [
  { key: 'new', statuses: ['new'] },
  { key: 'pending', statuses: ['pending'] },
  { key: 'negotiating', statuses: ['negotiating'] },
  { key: 'offer_made', statuses: ['offer_made'] },
  { key: 'deal', statuses: ['deal', 'deal_approved'] },
] as const satisfies readonly { key: LeadStatus; statuses: readonly LeadStatus[] }[];

export type BoardColumn = (typeof COLUMNS)[number];
export type ColumnKey = BoardColumn['key'];

/** The statuses that close a couple. */
export const CLOSING_STATUSES = [
  'call_again',
  'rejected',
  'not_wedding',
  'spam_reported',
] as const satisfies readonly LeadStatus[];

/**
 * Sorts couples into columns by their status, whichever list they came from: a card just moved is in its new column
 * at once.
 */
export function inColumns(rows: readonly LeadSummary[]): Record<ColumnKey, LeadSummary[]> {
  const columns: Record<ColumnKey, LeadSummary[]> = { new: [], pending: [], negotiating: [], offer_made: [], deal: [] };
  const seen = new Set<number>();
  for (const lead of rows) {
    const column = COLUMNS.find(({ statuses }) => (statuses as readonly LeadStatus[]).includes(lead.status));
    if (!column || seen.has(lead.id)) continue;
    seen.add(lead.id);
    columns[column.key].push(lead);
  }
  for (const leads of Object.values(columns))
    leads.sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
  return columns;
}

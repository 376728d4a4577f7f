import type { LeadSummary } from '@bellbird/contract/couples/leads';
import type { LeadStatus } from '@bellbird/contract/couples/leads/lead-status.ts';
import type { ColumnKey } from './columns.ts';
import type { useBoard } from './use-board.ts';

/** What both ways of showing the board get. */
export type BoardViewProps = {
  board: ReturnType<typeof useBoard>;
  column: string | undefined;
  onColumn: (column: ColumnKey) => void;
  /** The address of a list with these statuses and the filters of the board. */
  searchFor: (statuses: readonly LeadStatus[]) => Record<string, unknown>;
  onMove: (lead: LeadSummary, to: LeadStatus) => void;
};

import type { LeadSummary } from '@bellbird/contract/couples/leads';
import type { LeadStatus } from '@bellbird/contract/couples/leads/lead-status.ts';
import type { ColumnKey } from './columns.ts';
import type { useBoard } from './use-board.ts';

/** The props of both views of the board. */
export type BoardViewProps = {
  board: ReturnType<typeof useBoard>;
  column: string | undefined;
  onColumn: (column: ColumnKey) => void;
  /** The search of a list with these statuses and the board's filters. */
  searchFor: (statuses: readonly LeadStatus[]) => Record<string, unknown>;
  onMove: (lead: LeadSummary, to: LeadStatus) => void;
};

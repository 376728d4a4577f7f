import type { LeadDetail, LeadSummary } from '@bellbird/contract/couples/leads';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { nextTask } from '#loading/next-task.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { knownRow, leadOptions } from './lead.queries.ts';

export type OpenLead = {
  /** What is known so far: a row of the list, then the whole request. */
  summary: LeadSummary | undefined;
  lead: LeadDetail | undefined;
  isMissing: boolean;
  isFailed: boolean;
  retry: () => void;
};

/** From the answer to the first rendering, on a slow phone. */
const JUST_FETCHED_MS = 2000;

/** A couple's request. A page opened from the list shows its row first, then refreshes. */
export function useLead(id: number): OpenLead {
  const queries = useQueryClient();
  const [row] = useState(() => knownRow(queries, id));
  const query = useQuery({
    ...leadOptions(id),
    enabled: Number.isInteger(id) && id > 0,
    // What was fetched with the document itself is not asked for again.
    refetchOnMount: ({ state }) => Date.now() - state.dataUpdatedAt > JUST_FETCHED_MS,
  });
  const areListsOld = query.data !== undefined && (query.data.isFirstOpening || differs(row, query.data));

  // Opening marks a request as read and moves a new one on; the answer that said so may have been lost, or was another's.
  useEffect(() => {
    if (areListsOld) void nextTask().then(() => queries.invalidateQueries({ queryKey: ['leads'] }));
  }, [queries, areListsOld]);

  const isMissing = !(id > 0) || (query.error instanceof ApiFailure && query.error.status === 404);
  return {
    summary: query.data ?? row,
    lead: query.data,
    isMissing,
    isFailed: query.isLoadingError && !isMissing,
    retry: () => void query.refetch(),
  };
}

function differs(row: LeadSummary | undefined, lead: LeadDetail): boolean {
  return row !== undefined && (row.isRead !== lead.isRead || row.status !== lead.status);
}

import type { LeadSummary } from '@bellbird/contract/couples/leads';
import type { LeadStatus } from '@bellbird/contract/couples/leads/lead-status.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type LeadListState, filterQuery } from '../list/lead-search.ts';
import { leadCountsOptions } from '../leads.queries.ts';
import { leadsOptions } from '../list/list.queries.ts';
import { type BoardColumn, COLUMNS, inColumns } from './columns.ts';

const CARDS_PER_COLUMN = 50;

export type ColumnData = {
  column: BoardColumn;
  leads: readonly LeadSummary[];
  total: number;
  /** The total budget; known only while the board is filtered by nothing but provider and dates. */
  budget: number | undefined;
};

/** The board: its columns with their newest cards, and the number of closed couples. */
export function useBoard(state: LeadListState) {
  const { status: _columns, ...filter } = filterQuery(state);
  const { providerIds, createdAtStart, createdAtEnd, ...narrowing } = filter;
  const [unanswered, pending, negotiating, offered, deals] = COLUMNS;
  const lists = [
    useColumn(unanswered, filter),
    useColumn(pending, filter),
    useColumn(negotiating, filter),
    useColumn(offered, filter),
    useColumn(deals, filter),
  ];
  const counts = useQuery(
    leadCountsOptions({
      ...(providerIds && { providerIds }),
      ...(createdAtStart && { createdAtStart }),
      ...(createdAtEnd && { createdAtEnd }),
    }),
  ).data?.byStatus;

  const answers = lists.map((list) => list.data);
  const cards = useMemo(
    () => inColumns(answers.flatMap((answer) => answer?.data ?? [])),
    // The results are the same objects until one of them changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    answers,
  );
  const isWhole = Object.keys(narrowing).length === 0;

  const columns = COLUMNS.map((column, index): ColumnData => {
    const leads = cards[column.key];
    const listed = lists[index]?.data;
    // A card that was just moved counts in its new column.
    const moved = leads.length - (listed?.data.length ?? 0);
    const statuses: readonly LeadStatus[] = column.statuses;
    const budgets = counts?.filter(({ status }) => statuses.includes(status)).map(({ budget }) => budget);
    return {
      column,
      leads,
      total: (listed?.meta.total ?? 0) + moved,
      budget: isWhole ? budgets?.reduce((sum, budget) => sum + budget, 0) : undefined,
    };
  });

  const failed = lists.filter((list) => list.isLoadingError);
  return {
    columns,
    isLoading: lists.some((list) => list.isPending),
    /** Set when a column could not be loaded. */
    retry: failed.length > 0 ? () => failed.forEach((list) => void list.refetch()) : undefined,
    countOf: (status: LeadStatus) => counts?.find((each) => each.status === status)?.count,
  };
}

/** A query each: the code that makes any number of them would be loaded by every page. */
function useColumn({ statuses }: BoardColumn, filter: ReturnType<typeof filterQuery>) {
  return useQuery(leadsOptions({ ...filter, status: [...statuses], sort: 'newest', page: 1, limit: CARDS_PER_COLUMN }));
}

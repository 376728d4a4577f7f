import type { LeadDetail, LeadSummary } from '@bellbird/contract/couples/leads';
import type { LeadStatus } from '@bellbird/contract/couples/leads/lead-status.ts';
import type { QueryClient } from '@tanstack/react-query';
import { showAtOnce } from '#platform/query/show-at-once.ts';

const LISTS = ['leads', 'list'] as const;

type Rows = { data: LeadSummary[] };

export function leadKey(id: number) {
  return ['lead', id] as const;
}

/** The couple’s name, as far as this browser knows it: from their page, or from a list. */
export function coupleOf(queries: QueryClient, id: number): string {
  return findShown(queries, id)?.couple.name ?? '';
}

function findShown(queries: QueryClient, id: number): LeadDetail | LeadSummary | undefined {
  const rows = queries.getQueriesData<Rows>({ queryKey: LISTS }).flatMap(([, list]) => list?.data ?? []);
  return queries.getQueryData<LeadDetail>(leadKey(id)) ?? rows.find((row) => row.id === id);
}

/** Shows a lead with its new status before the server answers. Returns a function that undoes it. */
export async function showMoved(queries: QueryClient, id: number, status: LeadStatus): Promise<() => Promise<void>> {
  const show = async (next: LeadStatus) => {
    await showAtOnce<LeadDetail>(queries, { queryKey: leadKey(id), exact: true }, (lead) => ({
      ...lead,
      status: next,
    }));
    const inList = (list: Rows) => withRow(list, id, (row) => ({ ...row, status: next }));
    await showAtOnce<Rows>(queries, { queryKey: LISTS }, inList);
  };
  const before = findShown(queries, id)?.status;
  await show(status);
  return async () => before && show(before);
}

/** Updates the lead wherever it is shown, and refetches the rest. */
export async function keepLead(queries: QueryClient, lead: LeadDetail): Promise<void> {
  await queries.cancelQueries({ queryKey: leadKey(lead.id), exact: true });
  queries.setQueryData<LeadDetail>(leadKey(lead.id), lead);
  changeRows(queries, lead.id, (row) => pickRow(row, lead));
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['leads'] }),
    queries.invalidateQueries({
      queryKey: leadKey(lead.id),
      predicate: ({ queryKey }) => queryKey.length > leadKey(lead.id).length,
    }),
  ]);
}

/** Refetches everything about a lead, and the lists it is in. */
export async function refetchLead(queries: QueryClient, id: number): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: leadKey(id) }),
    queries.invalidateQueries({ queryKey: ['leads'] }),
  ]);
}

function changeRows(queries: QueryClient, id: number, change: (row: LeadSummary) => LeadSummary): void {
  queries.setQueriesData<Rows>({ queryKey: LISTS }, (list) => list && withRow(list, id, change));
}

function withRow(list: Rows, id: number, change: (row: LeadSummary) => LeadSummary): Rows {
  if (!Array.isArray(list.data)) return list;
  return { ...list, data: list.data.map((row) => (row.id === id ? change(row) : row)) };
}

/** Only the fields of a row. */
function pickRow(row: LeadSummary, lead: LeadDetail): LeadSummary {
  const fields = Object.keys(row) as (keyof LeadSummary)[];
  return Object.fromEntries(fields.map((field) => [field, lead[field]])) as LeadSummary;
}

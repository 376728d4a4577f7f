import type { LeadDetail, LeadSummary } from '@bellbird/contract/couples/leads';
import type { LeadStatus } from '@bellbird/contract/couples/leads/lead-status.ts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

const LISTS = ['leads', 'list'] as const;

type Rows = { data: LeadSummary[] };

export function leadKey(id: number) {
  return ['lead', id] as const;
}

/** The couple’s name, as far as this browser knows it: from their page, or from a list. */
export function coupleOf(queries: QueryClient, id: number): string {
  const rows = queries.getQueriesData<Rows>({ queryKey: LISTS }).flatMap(([, list]) => list?.data ?? []);
  const shown = queries.getQueryData<LeadDetail>(leadKey(id)) ?? rows.find((row) => row.id === id);
  return shown?.couple.name ?? '';
}

/** Shows a lead with its new status before the server answers. Returns a function that undoes it. */
export function showMoved(queries: QueryClient, id: number, status: LeadStatus): () => void {
  const before: [QueryKey, unknown][] = [
    [leadKey(id), queries.getQueryData(leadKey(id))],
    ...queries.getQueriesData({ queryKey: LISTS }),
  ];
  queries.setQueryData<LeadDetail>(leadKey(id), (lead) => lead && { ...lead, status });
  changeRows(queries, id, (row) => ({ ...row, status }));
  return () => before.forEach(([key, data]) => queries.setQueryData(key, data));
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
  queries.setQueriesData<Rows>({ queryKey: LISTS }, (list) =>
    Array.isArray(list?.data) ? { ...list, data: list.data.map((row) => (row.id === id ? change(row) : row)) } : list,
  );
}

/** Only the fields of a row. */
function pickRow(row: LeadSummary, lead: LeadDetail): LeadSummary {
  const fields = Object.keys(row) as (keyof LeadSummary)[];
  return Object.fromEntries(fields.map((field) => [field, lead[field]])) as LeadSummary;
}

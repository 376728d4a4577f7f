import type {
  countApprovals,
  decideApproval,
  listApprovals,
  openApproval as openCall,
} from '@bellbird/contract/attention/approvals';
import type { ApprovalKind } from '@bellbird/contract/attention/approvals/approval-kinds.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const listEndpoint = endpoint<typeof listApprovals>('GET /desk/approvals');
const countsEndpoint = endpoint<typeof countApprovals>('GET /desk/approvals/counts');
const openEndpoint = endpoint<typeof openCall>('POST /desk/approvals/{id}/details');
const decideEndpoint = endpoint<typeof decideApproval>('POST /desk/approvals/{id}/decision');

export const approvalsKey = ['desk', 'approvals'] as const;
const COUNT_EVERY_MS = 60_000;

export function approvalsOptions(wanted: { kind?: ApprovalKind | undefined; page: number }) {
  const { kind, page } = wanted;
  return queryOptions({
    queryKey: [...approvalsKey, 'list', wanted],
    queryFn: ({ signal }) => api(listEndpoint, { query: { page, ...(kind && { kind }) }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** How much waits, and since when. */
export const approvalCountsOptions = queryOptions({
  queryKey: [...approvalsKey, 'counts'],
  queryFn: async ({ signal }) => {
    const { counts, oldestAskedAt } = (await api(countsEndpoint, { signal })).data;
    return { counts, oldestAskedAt, total: Object.values(counts).reduce((sum, count) => sum + count, 0) };
  },
  refetchInterval: COUNT_EVERY_MS,
});

/** Opening the details is recorded by the server. */
export async function openApproval(id: number): Promise<{ label: string; value: string }[]> {
  return (await api(openEndpoint, { params: { id } })).data;
}

export async function decide(id: number, decision: 'approved' | 'rejected', reason?: string): Promise<void> {
  await api(decideEndpoint, { params: { id }, body: { decision, ...(reason && { reason }) } });
}

import type {
  approveSeveral as approveSeveralCall,
  claimApproval,
  countApprovals,
  decideApproval,
  listApprovals,
  openApproval as openCall,
  releaseApproval,
  undoDecision,
} from '@bellbird/contract/attention/approvals';
import type { ApprovalKind } from '@bellbird/contract/attention/approvals/approval-kinds.ts';
import type { ConfigItemType, listConfigs } from '@bellbird/contract/foundation/configs';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const listEndpoint = endpoint<typeof listApprovals>('GET /desk/approvals');
const countsEndpoint = endpoint<typeof countApprovals>('GET /desk/approvals/counts');
const openEndpoint = endpoint<typeof openCall>('POST /desk/approvals/{id}/details');
const reasonsEndpoint = endpoint<typeof listConfigs>('GET /configs');
const claimEndpoint = endpoint<typeof claimApproval>('POST /desk/approvals/{id}/claim');
const releaseEndpoint = endpoint<typeof releaseApproval>('DELETE /desk/approvals/{id}/claim');
const decideEndpoint = endpoint<typeof decideApproval>('POST /desk/approvals/{id}/decision');
const undoEndpoint = endpoint<typeof undoDecision>('DELETE /desk/approvals/{id}/decision');
const severalEndpoint = endpoint<typeof approveSeveralCall>('POST /desk/approvals/decisions');

export const approvalsKey = ['desk', 'approvals'] as const;
const COUNT_EVERY_MS = 60_000;

export type QueueFilter = { kind?: ApprovalKind | undefined; show?: 'mine' | 'overdue' | undefined };

export function approvalsOptions({ kind, show }: QueueFilter) {
  const query = { ...(kind && { kind }), ...(show && { [show]: 'true' as const }) };
  return infiniteQueryOptions({
    queryKey: [...approvalsKey, 'list', query],
    queryFn: ({ signal, pageParam }) =>
      api(listEndpoint, { query: { ...query, ...(pageParam && { after: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.meta.next,
    placeholderData: keepPreviousData,
  });
}

/** The reasons that a list offers for a refusal, in the words the vendor will read. */
export function reasonsOptions(list: ConfigItemType | undefined) {
  return queryOptions({
    queryKey: [...approvalsKey, 'reasons', list],
    queryFn: async ({ signal }) => {
      const { data } = await api(reasonsEndpoint, { query: { itemTypes: list ? [list] : [] }, signal });
      return data.filter(({ status }) => status === 'active').map(({ value }) => value);
    },
    enabled: list !== undefined,
  });
}

async function fetchCounts(signal: AbortSignal) {
  return (await api(countsEndpoint, { signal })).data;
}

/** How much waits of each kind, and since when. */
export type ApprovalCounts = Awaited<ReturnType<typeof fetchCounts>>;

export const approvalCountsOptions = queryOptions({
  queryKey: [...approvalsKey, 'counts'],
  queryFn: ({ signal }) => fetchCounts(signal),
  refetchInterval: COUNT_EVERY_MS,
});

/** Opening the details is recorded by the server. */
export async function openApproval(id: number): Promise<{ label: string; value: string }[]> {
  return (await api(openEndpoint, { params: { id } })).data;
}

export async function claim(id: number): Promise<void> {
  await api(claimEndpoint, { params: { id } });
}

export async function release(id: number): Promise<void> {
  await api(releaseEndpoint, { params: { id } });
}

export async function decide(id: number, decision: 'approved' | 'rejected', reason?: string): Promise<void> {
  await api(decideEndpoint, { params: { id }, body: { decision, undoable: true, ...(reason && { reason }) } });
}

export async function undo(id: number): Promise<void> {
  await api(undoEndpoint, { params: { id } });
}

export async function approveSeveral(ids: number[]): Promise<{ decided: number[]; left: number[] }> {
  return (await api(severalEndpoint, { body: { ids } })).data;
}

import type { ApprovalKind } from '@bellbird/contract/attention/approvals/approval-kinds.ts';
import type { ConfigItemType } from '@bellbird/contract/foundation/configs';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';

export const approvalsKey = ['desk', 'approvals'] as const;
const COUNT_EVERY_MS = 60_000;

export type QueueFilter = { kind?: ApprovalKind | undefined; show?: 'mine' | 'overdue' | undefined };

export function approvalsOptions({ kind, show }: QueueFilter) {
  const query = { ...(kind && { kind }), ...(show && { [show]: 'true' as const }) };
  return infiniteQueryOptions({
    queryKey: [...approvalsKey, 'list', query],
    queryFn: ({ signal, pageParam }) =>
      api('GET /desk/approvals', { query: { ...query, ...(pageParam && { after: pageParam }) }, signal }),
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
      const { data } = await api('GET /configs', { query: { itemTypes: list ? [list] : [] }, signal });
      return data.filter(({ status }) => status === 'active').map(({ value }) => value);
    },
    enabled: list !== undefined,
  });
}

const fetchCounts = async (signal: AbortSignal) => (await api('GET /desk/approvals/counts', { signal })).data;

/** How much waits of each kind, and since when. */
export type ApprovalCounts = Awaited<ReturnType<typeof fetchCounts>>;

export const approvalCountsOptions = queryOptions({
  queryKey: [...approvalsKey, 'counts'],
  queryFn: ({ signal }) => fetchCounts(signal),
  refetchInterval: COUNT_EVERY_MS,
});

/** Opening the details is recorded by the server. */
export const openApproval = async (id: number) =>
  (await api('POST /desk/approvals/{id}/details', { params: { id } })).data;
export const claim = (id: number) => api('POST /desk/approvals/{id}/claim', { params: { id } });
export const release = (id: number) => api('DELETE /desk/approvals/{id}/claim', { params: { id } });
export const decide = (id: number, decision: 'approved' | 'rejected', reason?: string) =>
  api('POST /desk/approvals/{id}/decision', {
    params: { id },
    body: { decision, undoable: true, ...(reason && { reason }) },
  });
export const undo = (id: number) => api('DELETE /desk/approvals/{id}/decision', { params: { id } });
export const approveSeveral = async (ids: number[]) =>
  (await api('POST /desk/approvals/decisions', { body: { ids } })).data;

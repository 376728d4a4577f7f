import type { listFailedJobs, readOperations, retryJobs } from '@bellbird/contract/desk/operations';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const readEndpoint = endpoint<typeof readOperations>('GET /desk/operations');
const failedEndpoint = endpoint<typeof listFailedJobs>('GET /desk/operations/failed-jobs');
const retryEndpoint = endpoint<typeof retryJobs>('POST /desk/operations/retries');

export const operationsKey = ['desk', 'operations'] as const;
const LOOK_EVERY_MS = 30_000;

export const operationsOptions = queryOptions({
  queryKey: [...operationsKey, 'now'],
  queryFn: async ({ signal }) => (await api(readEndpoint, { signal })).data,
  refetchInterval: LOOK_EVERY_MS,
  staleTime: 0,
});

export function failedJobsOptions({ queue, page }: { queue: string | undefined; page: number }) {
  return queryOptions({
    queryKey: [...operationsKey, 'failed', queue, page],
    queryFn: ({ signal }) => api(failedEndpoint, { query: { page, ...(queue && { queue }) }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Without an id all failed work of the queue; returns how much is tried again. */
export async function retryFailed(queue: string, id?: string): Promise<number> {
  return (await api(retryEndpoint, { body: { queue, ...(id && { id }) } })).data.retried;
}

import { keepPreviousData } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { answerOptions, dataOptions } from '#platform/query/call-options.ts';

export const operationsKey = ['desk', 'operations'] as const;
const LOOK_EVERY_MS = 30_000;

export const operationsOptions = dataOptions([...operationsKey, 'now'], 'GET /desk/operations', {
  refetchInterval: LOOK_EVERY_MS,
  staleTime: 0,
});

export const failedJobsOptions = ({ queue, page }: { queue: string | undefined; page: number }) =>
  answerOptions([...operationsKey, 'failed', queue, page], 'GET /desk/operations/failed-jobs', {
    query: { page, ...(queue && { queue }) },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Without an id all failed work of the queue; returns how much is tried again. */
export const retryFailed = async (queue: string, id?: string) =>
  (await api('POST /desk/operations/retries', { body: { queue, ...(id && { id }) } })).data.retried;

import type { readPromptMeta } from '@bellbird/contract/prompts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const readPromptMetaEndpoint = endpoint<typeof readPromptMeta>('GET /provider-prompts/meta');

const COUNT_EVERY_MS = 60_000;

/** How many prompts wait in the to-do list. */
export const promptCountOptions = queryOptions({
  queryKey: ['prompts', 'meta'],
  queryFn: async ({ signal }) => (await api(readPromptMetaEndpoint, { signal })).data.pending,
  refetchInterval: COUNT_EVERY_MS,
});

import type { PromptMeta } from '@bellbird/contract/attention/prompts';
import { BELL_TYPES, type PromptType } from '@bellbird/contract/attention/prompts/prompt-types.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { takeOver } from '#platform/query/handed-over.ts';
import { fetchCleaner, needsCleaner } from '#ui/rich-text/cleaner.ts';

const COUNT_EVERY_MS = 60_000;
const PAGE_SIZE = 25;

/** How many prompts are open: in the to-do list, and in the bell. */
export const promptCountOptions = queryOptions({
  queryKey: ['prompts', 'meta'],
  queryFn: async ({ client, signal }) => {
    // The navigation asks for all its counts at once.
    const known = await takeOver<PromptMeta>(client, ['leads', 'counts', {}], ['prompts', 'meta']);
    const { pending, byType, ahead, modal } = known ?? (await api('GET /provider-prompts/meta', { signal })).data;
    return { pending, bell: BELL_TYPES.reduce((sum, type) => sum + byType[type], 0), byType, ahead, modal };
  },
  refetchInterval: COUNT_EVERY_MS,
});

export type PromptSearch = {
  state: 'told' | 'open' | 'done';
  types?: readonly PromptType[] | undefined;
  providerId?: number | undefined;
};

/** An infinite list of prompts. */
export function promptsOptions({ state, types, providerId }: PromptSearch) {
  return infiniteQueryOptions({
    queryKey: ['prompts', 'list', { state, types, providerId }],
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        state,
        page: pageParam,
        limit: PAGE_SIZE,
        ...(types && { type: types.join(',') }),
        ...(providerId && { providerId }),
      };
      const page = await api('GET /provider-prompts', { query, signal });
      // Shown without it, they would be drawn twice.
      if (page.data.some(({ body }) => needsCleaner(body ?? ''))) await fetchCleaner();
      return page;
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page * meta.limit < meta.total ? meta.page + 1 : undefined),
  });
}

/** What the bell shows: done or not, the newest first. */
export const bellOptions = promptsOptions({ state: 'told', types: BELL_TYPES });

export const settlePrompt = async (id: number, type: 'completed' | 'reopened') =>
  (await api('POST /provider-prompts/{id}/actions', { params: { id }, body: { type } })).data;

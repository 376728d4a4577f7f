import type { ProviderCategory } from '@bellbird/contract/listing/providers';
import { CATEGORY_CACHE_MS } from '@bellbird/contract/shared/limits';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { catalogueVersion } from '#platform/config/panel-config.ts';
import { createTimedCache } from './timed-cache.ts';

const cache = createTimedCache<ProviderCategory[]>(
  () => 'bellbird.categories',
  CATEGORY_CACHE_MS,
  Date.now,
  catalogueVersion,
);

/** The categories a provider can belong to; they change so rarely that a week of caching is fine. */
export const providerCategoriesOptions = queryOptions({
  queryKey: ['provider-categories'],
  queryFn: async () => {
    const kept = cache.read();
    if (kept) return kept;
    const { data } = await api('GET /provider-categories');
    cache.write(data);
    return data;
  },
});

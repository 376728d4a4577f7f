import type { previewListing } from '@bellbird/contract/insight/public-listings';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const previewEndpoint = endpoint<typeof previewListing>('GET /providers/{id}/listing-preview');

/** Always fresh: it is opened to check what was just changed. */
export function previewOptions(providerId: number) {
  return queryOptions({
    queryKey: ['listing-preview', providerId],
    queryFn: async ({ signal }) => (await api(previewEndpoint, { params: { id: providerId }, signal })).data,
    staleTime: 0,
  });
}

import type { readProviderPermissions } from '@bellbird/contract/listing/providers';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const permissionsEndpoint = endpoint<typeof readProviderPermissions>('GET /providers/{id}/permissions');

/** Which pages of a provider the user may manage. */
export function permissionsOptions(id: number) {
  return queryOptions({
    queryKey: ['provider', id, 'permissions'],
    queryFn: async ({ signal }) => (await api(permissionsEndpoint, { params: { id }, signal })).data.pages,
  });
}

import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';

/** Which pages of a provider the user may manage. */
export function permissionsOptions(id: number) {
  return queryOptions({
    queryKey: ['provider', id, 'permissions'],
    queryFn: async ({ signal }) =>
      (await api('GET /providers/{id}/permissions', { params: { id }, signal })).data.pages,
  });
}

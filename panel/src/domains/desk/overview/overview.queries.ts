import type { readOverview } from '@bellbird/contract/desk/overview';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const overviewEndpoint = endpoint<typeof readOverview>('GET /desk/overview');

export const deskOverviewOptions = queryOptions({
  queryKey: ['desk', 'overview'],
  queryFn: async ({ signal }) => (await api(overviewEndpoint, { signal })).data,
});

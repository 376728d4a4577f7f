import type { readOverview, remindVendor as remindCall } from '@bellbird/contract/desk/overview';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const overviewEndpoint = endpoint<typeof readOverview>('GET /desk/overview');
const remindEndpoint = endpoint<typeof remindCall>('POST /desk/providers/{id}/reminders');

const COUNTING_MS = 3000;
const EVERY_MS = 5 * 60_000;

export const deskOverviewOptions = queryOptions({
  queryKey: ['desk', 'overview'],
  queryFn: async ({ signal }) => (await api(overviewEndpoint, { signal })).data,
  // Of a new instance nothing has been counted yet; it is being counted now.
  refetchInterval: ({ state }) => (state.data?.weeks.length === 0 ? COUNTING_MS : EVERY_MS),
});

export async function remindVendor(id: number): Promise<void> {
  await api(remindEndpoint, { params: { id } });
}

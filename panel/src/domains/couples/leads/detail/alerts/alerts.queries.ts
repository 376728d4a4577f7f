import type { listAlerts, markAlertsSeen } from '@bellbird/contract/attention/alerts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const listEndpoint = endpoint<typeof listAlerts>('GET /leads/{id}/alerts');
const seenEndpoint = endpoint<typeof markAlertsSeen>('POST /leads/{id}/seen');

export function alertsOptions(id: number) {
  return queryOptions({
    queryKey: ['lead', id, 'alerts'],
    queryFn: async ({ signal }) => (await api(listEndpoint, { params: { id }, signal })).data,
  });
}

export async function markSeen(id: number): Promise<void> {
  await api(seenEndpoint, { params: { id } });
}

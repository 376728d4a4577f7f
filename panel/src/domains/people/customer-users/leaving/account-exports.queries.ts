import type { listAccountExports, requestAccountExport } from '@bellbird/contract/people/account-exports';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const listEndpoint = endpoint<typeof listAccountExports>('GET /account-exports');
const requestEndpoint = endpoint<typeof requestAccountExport>('POST /account-exports');

const POLL_MS = 2000;

/** Asked again while one is being made. Addresses are good for minutes, so nothing is kept. */
export const accountExportsOptions = queryOptions({
  queryKey: ['account-exports'],
  queryFn: async ({ signal }) => (await api(listEndpoint, { signal })).data,
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.some(({ status }) => status === 'waiting' || status === 'running') ? POLL_MS : false,
});

export async function requestExport(oldPassword: string): Promise<void> {
  await api(requestEndpoint, { body: { oldPassword } });
}

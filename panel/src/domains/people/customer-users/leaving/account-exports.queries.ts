import { api } from '#platform/api/api.ts';
import { dataOptions } from '#platform/query/call-options.ts';

const POLL_MS = 2000;

/** Asked again while one is being made. Addresses are good for minutes, so nothing is kept. */
export const accountExportsOptions = dataOptions(['account-exports'], 'GET /account-exports', {
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.some(({ status }) => status === 'waiting' || status === 'running') ? POLL_MS : false,
});

export const requestExport = (oldPassword: string) => api('POST /account-exports', { body: { oldPassword } });

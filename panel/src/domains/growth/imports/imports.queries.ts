import type { ImportForm } from '@bellbird/contract/growth/imports';
import { api } from '#platform/api/api.ts';
import { dataOptions } from '#platform/query/call-options.ts';

const POLL_MS = 1500;
const UNDER_WAY = new Set(['waiting', 'running', 'undoing']);

export const isUnderWay = ({ status }: { status: string }) => UNDER_WAY.has(status);

/** Asked again while one is under way. */
export const importsOptions = dataOptions(['imports'], 'GET /imports', {
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? POLL_MS : false),
});

export const checkTable = async (body: ImportForm) => (await api('POST /imports/check', { body })).data;

export const importTable = (body: ImportForm, key: string) => api('POST /imports', { body, idempotencyKey: key });

export const fetchProblems = async (id: number) => (await api('GET /imports/{id}/problems', { params: { id } })).data;

export const undo = (id: number) => api('POST /imports/{id}/undo', { params: { id } });

export const fetchPriceNames = async (providerId: number) =>
  (await api('GET /imports/price-names', { query: { providerId } })).data;

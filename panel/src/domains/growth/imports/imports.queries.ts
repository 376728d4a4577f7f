import type {
  ImportForm,
  checkImport,
  listImportProblems,
  listImports,
  listPriceNames,
  startImport,
  undoImport,
} from '@bellbird/contract/growth/imports';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const checkEndpoint = endpoint<typeof checkImport>('POST /imports/check');
const startEndpoint = endpoint<typeof startImport>('POST /imports', { idempotent: true });
const listEndpoint = endpoint<typeof listImports>('GET /imports');
const problemsEndpoint = endpoint<typeof listImportProblems>('GET /imports/{id}/problems');
const undoEndpoint = endpoint<typeof undoImport>('POST /imports/{id}/undo');
const priceNamesEndpoint = endpoint<typeof listPriceNames>('GET /imports/price-names');

const POLL_MS = 1500;
const UNDER_WAY = new Set(['waiting', 'running', 'undoing']);

export const isUnderWay = ({ status }: { status: string }) => UNDER_WAY.has(status);

/** Asked again while one is under way. */
export const importsOptions = queryOptions({
  queryKey: ['imports'],
  queryFn: async ({ signal }) => (await api(listEndpoint, { signal })).data,
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? POLL_MS : false),
});

export const checkTable = async (body: ImportForm) => (await api(checkEndpoint, { body })).data;

export async function importTable(body: ImportForm, key: string): Promise<void> {
  await api(startEndpoint, { body, idempotencyKey: key });
}

export const fetchProblems = async (id: number) => (await api(problemsEndpoint, { params: { id } })).data;

export async function undo(id: number): Promise<void> {
  await api(undoEndpoint, { params: { id } });
}

export const fetchPriceNames = async (providerId: number) =>
  (await api(priceNamesEndpoint, { query: { providerId } })).data;

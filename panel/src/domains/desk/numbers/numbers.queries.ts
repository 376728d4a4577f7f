import type { NumberState, buyNumber, listNumbers, releaseNumber, syncNumbers } from '@bellbird/contract/couples/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const listEndpoint = endpoint<typeof listNumbers>('GET /desk/numbers');
const syncEndpoint = endpoint<typeof syncNumbers>('POST /desk/numbers/sync');
const buyEndpoint = endpoint<typeof buyNumber>('POST /desk/numbers', { idempotent: true });
const releaseEndpoint = endpoint<typeof releaseNumber>('DELETE /desk/numbers/{id}');

export const numbersKey = ['desk', 'numbers'] as const;

export type NumberSearch = { state: NumberState | undefined; query: string; page: number };

export function numbersOptions(search: NumberSearch) {
  const { state, query, page } = search;
  return queryOptions({
    queryKey: [...numbersKey, search],
    queryFn: ({ signal }) =>
      api(listEndpoint, { query: { page, ...(state && { state }), ...(query && { query }) }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export async function synchronise(): Promise<{ added: number; gone: number }> {
  return (await api(syncEndpoint)).data;
}

export async function buy(key: string): Promise<void> {
  await api(buyEndpoint, { idempotencyKey: key });
}

export async function giveBack(id: number): Promise<void> {
  await api(releaseEndpoint, { params: { id } });
}

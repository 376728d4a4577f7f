import type { NumberState } from '@bellbird/contract/couples/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';

export const numbersKey = ['desk', 'numbers'] as const;

export type NumberSearch = { state: NumberState | undefined; query: string; page: number };

export function numbersOptions(search: NumberSearch) {
  const { state, query, page } = search;
  return queryOptions({
    queryKey: [...numbersKey, search],
    queryFn: ({ signal }) =>
      api('GET /desk/numbers', { query: { page, ...(state && { state }), ...(query && { query }) }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export const synchronise = async () => (await api('POST /desk/numbers/sync')).data;
export const buy = (key: string) => api('POST /desk/numbers', { idempotencyKey: key });
export const giveBack = (id: number) => api('DELETE /desk/numbers/{id}', { params: { id } });

import type { OrderChange, OrderList } from '@bellbird/contract/money/orders';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';

const listRoute = 'GET /desk/orders';

export const ordersKey = ['desk', 'orders'] as const;
const COUNT_EVERY_MS = 60_000;

export type OrderSearch = { page: number; list: OrderList; mine: boolean };

export function deskOrdersOptions(search: OrderSearch) {
  const { page, list, mine } = search;
  return queryOptions({
    queryKey: [...ordersKey, search],
    queryFn: ({ signal }) => api(listRoute, { query: { page, list, ...(mine && { mine: 'true' }) }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** How many orders nobody has arranged yet. */
export const ordersToDoOptions = queryOptions({
  queryKey: [...ordersKey, 'count'],
  queryFn: async ({ signal }) => (await api(listRoute, { query: { list: 'to_do', limit: 1 }, signal })).meta.total,
  refetchInterval: COUNT_EVERY_MS,
});

export const changeDeskOrder = async (id: number, body: OrderChange) =>
  (await api('POST /desk/orders/{id}/actions', { params: { id }, body })).data;

import type { DeskOrder, OrderChange, OrderList, changeOrder, listDeskOrders } from '@bellbird/contract/money/orders';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const listEndpoint = endpoint<typeof listDeskOrders>('GET /desk/orders');
const changeEndpoint = endpoint<typeof changeOrder>('POST /desk/orders/{id}/actions');

export const ordersKey = ['desk', 'orders'] as const;
const COUNT_EVERY_MS = 60_000;

export type OrderSearch = { page: number; list: OrderList; mine: boolean };

export function deskOrdersOptions(search: OrderSearch) {
  const { page, list, mine } = search;
  return queryOptions({
    queryKey: [...ordersKey, search],
    queryFn: ({ signal }) => api(listEndpoint, { query: { page, list, ...(mine && { mine: 'true' }) }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** How many orders nobody has arranged yet. */
export const ordersToDoOptions = queryOptions({
  queryKey: [...ordersKey, 'count'],
  queryFn: async ({ signal }) => (await api(listEndpoint, { query: { list: 'to_do', limit: 1 }, signal })).meta.total,
  refetchInterval: COUNT_EVERY_MS,
});

export async function changeDeskOrder(id: number, body: OrderChange): Promise<DeskOrder> {
  return (await api(changeEndpoint, { params: { id }, body })).data;
}

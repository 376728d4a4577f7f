import type {
  exportAuditEntries,
  findCustomerUsers,
  listAuditEntries,
  readCustomerHistory,
  startActing,
} from '@bellbird/contract/desk/support';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const findUsersEndpoint = endpoint<typeof findCustomerUsers>('GET /desk/customer-users');
const listAuditEndpoint = endpoint<typeof listAuditEntries>('GET /desk/audit');
const exportAuditEndpoint = endpoint<typeof exportAuditEntries>('GET /desk/audit/export');
const historyEndpoint = endpoint<typeof readCustomerHistory>('GET /desk/customers/{id}/history');
const startActingEndpoint = endpoint<typeof startActing>('POST /desk/switch-user');

/** The customer users who match the search, or all of them without one. */
export function deskUsersOptions(search: { query: string; page: number }) {
  return queryOptions({
    queryKey: ['desk', 'customer-users', search],
    queryFn: ({ signal }) =>
      api(findUsersEndpoint, { query: { page: search.page, ...(search.query && { query: search.query }) }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Never cached: people look at it to see what has just happened. */
export function auditOptions(search: { customerId: number | undefined; query: string; page: number }) {
  return queryOptions({
    queryKey: ['desk', 'audit', search],
    queryFn: ({ signal }) =>
      api(listAuditEndpoint, {
        query: {
          page: search.page,
          ...(search.customerId && { customerId: search.customerId }),
          ...(search.query && { query: search.query }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** What the search finds, for a file; the server records who asked for it. */
export async function fetchAuditFile(search: { customerId: number | undefined; query: string }) {
  const { customerId, query } = search;
  return (await api(exportAuditEndpoint, { query: { ...(customerId && { customerId }), ...(query && { query }) } }))
    .data;
}

/** The last entries of one customer. */
export function customerHistoryOptions(id: number) {
  return queryOptions({
    queryKey: ['desk', 'customers', id, 'history'],
    queryFn: async ({ signal }) => (await api(historyEndpoint, { params: { id }, query: { limit: 15 }, signal })).data,
    staleTime: 0,
  });
}

export async function startActingFor(customerUserId: number, reason: string | undefined) {
  return (await api(startActingEndpoint, { body: { customerUserId, ...(reason && { reason }) } })).data;
}

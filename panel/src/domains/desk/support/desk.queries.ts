import { keepPreviousData } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { answerOptions, dataOptions } from '#platform/query/call-options.ts';

/** The customer users who match the search, or all of them without one. */
export const deskUsersOptions = (search: { query: string; page: number }) =>
  answerOptions(['desk', 'customer-users', search], 'GET /desk/customer-users', {
    query: { page: search.page, ...(search.query && { query: search.query }) },
    placeholderData: keepPreviousData,
  });

/** Never cached: people look at it to see what has just happened. */
export const auditOptions = (search: { customerId: number | undefined; query: string; page: number }) =>
  answerOptions(['desk', 'audit', search], 'GET /desk/audit', {
    query: {
      page: search.page,
      ...(search.customerId && { customerId: search.customerId }),
      ...(search.query && { query: search.query }),
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** What the search finds, for a file; the server records who asked for it. */
export async function fetchAuditFile(search: { customerId: number | undefined; query: string }) {
  const { customerId, query } = search;
  return (
    await api('GET /desk/audit/export', { query: { ...(customerId && { customerId }), ...(query && { query }) } })
  ).data;
}

/** The last entries of one customer. */
export const customerHistoryOptions = (id: number) =>
  dataOptions(['desk', 'customers', id, 'history'], 'GET /desk/customers/{id}/history', {
    params: { id },
    query: { limit: 15 },
    staleTime: 0,
  });

export const startActingFor = async (customerUserId: number, reason: string | undefined) =>
  (await api('POST /desk/switch-user', { body: { customerUserId, ...(reason && { reason }) } })).data;

import type { findCustomerUsers, listAuditEntries, startActing } from '@bellbird/contract/desk/support';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const findUsersEndpoint = endpoint<typeof findCustomerUsers>('GET /desk/customer-users');
const listAuditEndpoint = endpoint<typeof listAuditEntries>('GET /desk/audit');
const startActingEndpoint = endpoint<typeof startActing>('POST /desk/switch-user');

/** The customer users who fit what was typed; all of them without a word. */
export function deskUsersOptions(search: { query: string; page: number }) {
  return queryOptions({
    queryKey: ['desk', 'customer-users', search],
    queryFn: ({ signal }) =>
      api(findUsersEndpoint, { query: { page: search.page, ...(search.query && { query: search.query }) }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The trail is never served from memory: one looks at it to see what has just happened. */
export function auditOptions(search: { customerId: number | undefined; page: number }) {
  return queryOptions({
    queryKey: ['desk', 'audit', search],
    queryFn: ({ signal }) =>
      api(listAuditEndpoint, {
        query: { page: search.page, ...(search.customerId && { customerId: search.customerId }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export async function startToAct(customerUserId: number) {
  return (await api(startActingEndpoint, { body: { customerUserId } })).data;
}

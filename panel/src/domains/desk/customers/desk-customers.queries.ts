import type { RedirectHours } from '@bellbird/contract/couples/calls';
import type {
  DeskCustomerChange,
  NewCustomerNote,
  NewDeskCustomer,
  NewDeskProvider,
} from '@bellbird/contract/desk/customers';
import type { BillingForm, PackageEndForm } from '@bellbird/contract/money/payments';
import type { NewTeamUser, TeamUserChange } from '@bellbird/contract/people/customer-users';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { answerOptions, dataOptions } from '#platform/query/call-options.ts';

const holdRoute = 'PUT /desk/providers/{id}/hold';
const PEOPLE = '/desk/customers/{customerId}/people';

export const customersKey = ['desk', 'customers'] as const;

export const customersOptions = (search: { query: string; page: number }) =>
  answerOptions([...customersKey, 'list', search], 'GET /desk/customers', {
    query: { page: search.page, ...(search.query && { query: search.query }) },
    placeholderData: keepPreviousData,
  });

export const customerOptions = (id: number) =>
  dataOptions([...customersKey, id], 'GET /desk/customers/{id}', {
    params: { id },
    // The vendor pays and writes, too: opened again, the page shows what has happened.
    staleTime: 0,
  });

export const colleaguesOptions = dataOptions(['desk', 'colleagues'], 'GET /desk/colleagues');

export const ownTasksOptions = dataOptions([...customersKey, 'tasks'], 'GET /desk/tasks');

export const createCustomer = async (form: NewDeskCustomer, key: string) =>
  (await api('POST /desk/customers', { body: form, idempotencyKey: key })).data.id;

export const deskPlacesOptions = dataOptions(['cities'], 'GET /cities');

export const addProvider = (customerId: number, form: NewDeskProvider, key: string) =>
  api('POST /desk/customers/{id}/providers', { params: { id: customerId }, body: form, idempotencyKey: key });
export const updateCustomer = (id: number, change: DeskCustomerChange) =>
  api('PUT /desk/customers/{id}', { params: { id }, body: change });
export const addNote = (id: number, note: NewCustomerNote) =>
  api('POST /desk/customers/{id}/notes', { params: { id }, body: note });
export const setTaskDone = (id: number, isDone: boolean) =>
  api('PUT /desk/notes/{id}', { params: { id }, body: { isDone } });
export const setMembership = (providerId: number, hasLeft: boolean) =>
  api('PUT /desk/providers/{id}/membership', { params: { id: providerId }, body: { hasLeft } });
export const holdProvider = (id: number, reason: string) =>
  api(holdRoute, { params: { id }, body: { isOnHold: true, reason } });
export const releaseProvider = (id: number) => api(holdRoute, { params: { id }, body: { isOnHold: false } });
export const endPackage = (id: number, form: PackageEndForm) =>
  api('PUT /desk/providers/{id}/package-end', { params: { id }, body: form });
export const restorePackage = (id: number) => api('DELETE /desk/providers/{id}/package-end', { params: { id } });
export const updateBilling = (id: number, form: BillingForm) =>
  api('PUT /desk/customers/{id}/billing-details', { params: { id }, body: form });

export async function fetchInvoice(installmentId: number): Promise<Blob> {
  return (await api('GET /desk/payment-installments/{id}/invoice', {
    params: { id: installmentId },
  })) as unknown as Blob;
}

export const addPerson = (customerId: number, form: NewTeamUser, key: string) =>
  api(`POST ${PEOPLE}`, { params: { customerId }, body: form, idempotencyKey: key });

export type PersonOf = { customerId: number; id: number };

export const updatePerson = (of: PersonOf, form: TeamUserChange) =>
  api(`PUT ${PEOPLE}/{id}`, { params: of, body: form });
export const removePerson = (of: PersonOf) => api(`DELETE ${PEOPLE}/{id}`, { params: of });
export const confirmPerson = (of: PersonOf) => api(`POST ${PEOPLE}/{id}/confirmation`, { params: of });

export type Numbers = {
  quickContactNumber: string | null;
  redirectNumber: string | null;
  redirectHours: RedirectHours | null;
};

export const setNumbers = (providerId: number, numbers: Numbers) =>
  api('PUT /desk/providers/{id}/numbers', { params: { id: providerId }, body: numbers });

const OFFERED = 5;

/** A few numbers that nobody has. */
export const freeNumbersOptions = queryOptions({
  queryKey: ['desk', 'numbers', 'offered'],
  queryFn: async ({ signal }) => {
    const { data } = await api('GET /desk/numbers', { query: { state: 'free', limit: OFFERED }, signal });
    return data.map(({ number }) => number);
  },
  staleTime: 0,
});

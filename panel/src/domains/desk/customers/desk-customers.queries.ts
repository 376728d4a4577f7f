import type { RedirectHours, assignNumbers, listNumbers } from '@bellbird/contract/couples/calls';
import type {
  DeskCustomerChange,
  NewCustomerNote,
  NewDeskCustomer,
  NewDeskProvider,
  addCustomerNote,
  createDeskCustomer,
  createDeskProvider,
  findCustomers,
  finishTask,
  listColleagues,
  listOwnTasks,
  readDeskCustomer,
  updateDeskCustomer,
} from '@bellbird/contract/desk/customers';
import type { listCities } from '@bellbird/contract/foundation/places';
import type {
  BillingForm,
  PackageEndForm,
  endPackage as endPackageCall,
  readInvoiceAtDesk,
  restorePackage as restorePackageCall,
  updateBillingAtDesk,
} from '@bellbird/contract/money/payments';
import type {
  NewTeamUser,
  TeamUserChange,
  addUserByTeam,
  confirmUserByTeam,
  removeUserByTeam,
  updateUserByTeam,
} from '@bellbird/contract/people/customer-users';
import type { changeMembership, holdProvider as holdCall } from '@bellbird/contract/listing/providers';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const findEndpoint = endpoint<typeof findCustomers>('GET /desk/customers');
const readEndpoint = endpoint<typeof readDeskCustomer>('GET /desk/customers/{id}');
const createEndpoint = endpoint<typeof createDeskCustomer>('POST /desk/customers', { idempotent: true });
const updateEndpoint = endpoint<typeof updateDeskCustomer>('PUT /desk/customers/{id}');
const providerEndpoint = endpoint<typeof createDeskProvider>('POST /desk/customers/{id}/providers', {
  idempotent: true,
});
const citiesEndpoint = endpoint<typeof listCities>('GET /cities');
const colleaguesEndpoint = endpoint<typeof listColleagues>('GET /desk/colleagues');
const noteEndpoint = endpoint<typeof addCustomerNote>('POST /desk/customers/{id}/notes');
const taskEndpoint = endpoint<typeof finishTask>('PUT /desk/notes/{id}');
const tasksEndpoint = endpoint<typeof listOwnTasks>('GET /desk/tasks');
const membershipEndpoint = endpoint<typeof changeMembership>('PUT /desk/providers/{id}/membership');
const holdEndpoint = endpoint<typeof holdCall>('PUT /desk/providers/{id}/hold');
const endPackageEndpoint = endpoint<typeof endPackageCall>('PUT /desk/providers/{id}/package-end');
const restorePackageEndpoint = endpoint<typeof restorePackageCall>('DELETE /desk/providers/{id}/package-end');
const invoiceEndpoint = endpoint<typeof readInvoiceAtDesk>('GET /desk/payment-installments/{id}/invoice');
const billingEndpoint = endpoint<typeof updateBillingAtDesk>('PUT /desk/customers/{id}/billing-details');
const PEOPLE = '/desk/customers/{customerId}/people';
const addEndpoint = endpoint<typeof addUserByTeam>(`POST ${PEOPLE}`, { idempotent: true });
const rightsEndpoint = endpoint<typeof updateUserByTeam>(`PUT ${PEOPLE}/{id}`);
const removeEndpoint = endpoint<typeof removeUserByTeam>(`DELETE ${PEOPLE}/{id}`);
const confirmEndpoint = endpoint<typeof confirmUserByTeam>(`POST ${PEOPLE}/{id}/confirmation`);
const numbersEndpoint = endpoint<typeof assignNumbers>('PUT /desk/providers/{id}/numbers');

const freeEndpoint = endpoint<typeof listNumbers>('GET /desk/numbers');

export const customersKey = ['desk', 'customers'] as const;

export function customersOptions(search: { query: string; page: number }) {
  return queryOptions({
    queryKey: [...customersKey, 'list', search],
    queryFn: ({ signal }) =>
      api(findEndpoint, { query: { page: search.page, ...(search.query && { query: search.query }) }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function customerOptions(id: number) {
  return queryOptions({
    queryKey: [...customersKey, id],
    queryFn: async ({ signal }) => (await api(readEndpoint, { params: { id }, signal })).data,
    // The vendor pays and writes, too: opened again, the page shows what has happened.
    staleTime: 0,
  });
}

export const colleaguesOptions = queryOptions({
  queryKey: ['desk', 'colleagues'],
  queryFn: async ({ signal }) => (await api(colleaguesEndpoint, { signal })).data,
});

export const ownTasksOptions = queryOptions({
  queryKey: [...customersKey, 'tasks'],
  queryFn: async ({ signal }) => (await api(tasksEndpoint, { signal })).data,
});

export async function createCustomer(form: NewDeskCustomer, key: string): Promise<number> {
  return (await api(createEndpoint, { body: form, idempotencyKey: key })).data.id;
}

export const deskPlacesOptions = queryOptions({
  queryKey: ['cities'],
  queryFn: async ({ signal }) => (await api(citiesEndpoint, { signal })).data,
});

export async function addProvider(customerId: number, form: NewDeskProvider, key: string): Promise<void> {
  await api(providerEndpoint, { params: { id: customerId }, body: form, idempotencyKey: key });
}

export async function updateCustomer(id: number, change: DeskCustomerChange): Promise<void> {
  await api(updateEndpoint, { params: { id }, body: change });
}

export async function addNote(id: number, note: NewCustomerNote): Promise<void> {
  await api(noteEndpoint, { params: { id }, body: note });
}

export async function setTaskDone(id: number, isDone: boolean): Promise<void> {
  await api(taskEndpoint, { params: { id }, body: { isDone } });
}

export async function setMembership(providerId: number, hasLeft: boolean): Promise<void> {
  await api(membershipEndpoint, { params: { id: providerId }, body: { hasLeft } });
}

export async function holdProvider(id: number, reason: string): Promise<void> {
  await api(holdEndpoint, { params: { id }, body: { isOnHold: true, reason } });
}

export async function releaseProvider(id: number): Promise<void> {
  await api(holdEndpoint, { params: { id }, body: { isOnHold: false } });
}

export async function endPackage(id: number, form: PackageEndForm): Promise<void> {
  await api(endPackageEndpoint, { params: { id }, body: form });
}

export async function restorePackage(id: number): Promise<void> {
  await api(restorePackageEndpoint, { params: { id } });
}

export async function updateBilling(id: number, form: BillingForm): Promise<void> {
  await api(billingEndpoint, { params: { id }, body: form });
}

export async function fetchInvoice(installmentId: number): Promise<Blob> {
  return (await api(invoiceEndpoint, { params: { id: installmentId } })) as unknown as Blob;
}

export async function addPerson(customerId: number, form: NewTeamUser, key: string): Promise<void> {
  await api(addEndpoint, { params: { customerId }, body: form, idempotencyKey: key });
}

export type PersonOf = { customerId: number; id: number };

export async function updatePerson(of: PersonOf, form: TeamUserChange): Promise<void> {
  await api(rightsEndpoint, { params: of, body: form });
}

export async function removePerson(of: PersonOf): Promise<void> {
  await api(removeEndpoint, { params: of });
}

export async function confirmPerson(of: PersonOf): Promise<void> {
  await api(confirmEndpoint, { params: of });
}

export type Numbers = {
  quickContactNumber: string | null;
  redirectNumber: string | null;
  redirectHours: RedirectHours | null;
};

export async function setNumbers(providerId: number, numbers: Numbers): Promise<void> {
  await api(numbersEndpoint, { params: { id: providerId }, body: numbers });
}

const OFFERED = 5;

/** A few numbers that nobody has. */
export const freeNumbersOptions = queryOptions({
  queryKey: ['desk', 'numbers', 'offered'],
  queryFn: async ({ signal }) => {
    const { data } = await api(freeEndpoint, { query: { state: 'free', limit: OFFERED }, signal });
    return data.map(({ number }) => number);
  },
  staleTime: 0,
});

import type {
  AlertSettings,
  readAlertSettings,
  saveAlertSettings as saveAlertsCall,
} from '@bellbird/contract/attention/alerts';
import type { listTeamVisits } from '@bellbird/contract/desk/support';
import type {
  connectAccount as connectAccountCall,
  disconnectAccount as disconnectAccountCall,
  listAccounts,
  listOwnSessions,
  logout,
} from '@bellbird/contract/people/access';
import type {
  CustomerUserForm,
  NewCustomerUserForm,
  actOnCustomerUser,
  confirmCustomerUser,
  createCustomerUser,
  createLink,
  deleteCustomerUser,
  deleteLink,
  listCustomerUsers,
  listLinkableProviders,
  readConfirmation,
  readCustomerUser,
  updateCustomerUser,
  updateLink,
  uploadUserImage,
} from '@bellbird/contract/people/customer-users';
import type { CustomerUserAction, CustomerUserStatus } from '@bellbird/contract/people/customer-users/rules.ts';
import type { CallInput } from '@bellbird/contract/shared/call';
import type { SocialType } from '@bellbird/contract/shared/social';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import type { SocialReturn } from '#platform/routing/social-return.ts';

const alertsEndpoint = endpoint<typeof readAlertSettings>('GET /alert-settings');
const saveAlertsEndpoint = endpoint<typeof saveAlertsCall>('PUT /alert-settings');
const listEndpoint = endpoint<typeof listCustomerUsers>('GET /customers/{customerId}/users');
const readEndpoint = endpoint<typeof readCustomerUser>('GET /customers/{customerId}/users/{id}');
const createEndpoint = endpoint<typeof createCustomerUser>('POST /customers/{customerId}/users', { idempotent: true });
const updateEndpoint = endpoint<typeof updateCustomerUser>('PUT /customers/{customerId}/users/{id}');
const deleteEndpoint = endpoint<typeof deleteCustomerUser>('DELETE /customers/{customerId}/users/{id}');
const imageEndpoint = endpoint<typeof uploadUserImage>('POST /customers/{customerId}/users/{id}/image');
const actEndpoint = endpoint<typeof actOnCustomerUser>('POST /customers/{customerId}/users/{id}/actions', {
  idempotent: true,
});
const createLinkEndpoint = endpoint<typeof createLink>('POST /customers/{customerId}/users/{id}/providers', {
  idempotent: true,
});
const updateLinkEndpoint = endpoint<typeof updateLink>('PUT /customers/{customerId}/users/{id}/providers/{linkId}');
const deleteLinkEndpoint = endpoint<typeof deleteLink>('DELETE /customers/{customerId}/users/{id}/providers/{linkId}');
const linkableEndpoint = endpoint<typeof listLinkableProviders>('GET /customers/{customerId}/providers');
const readConfirmationEndpoint = endpoint<typeof readConfirmation>(
  'GET /customers/{customerId}/users/{id}/confirmation/{hash}',
);
const confirmEndpoint = endpoint<typeof confirmCustomerUser>(
  'POST /customers/{customerId}/users/{id}/confirmation/{hash}',
);
const ACCOUNTS = '/customers/{customerId}/users/{id}/accounts';
const accountsEndpoint = endpoint<typeof listAccounts>(`GET ${ACCOUNTS}`);
const connectEndpoint = endpoint<typeof connectAccountCall>(`POST ${ACCOUNTS}`);
const disconnectEndpoint = endpoint<typeof disconnectAccountCall>(`DELETE ${ACCOUNTS}/{type}`);
const visitsEndpoint = endpoint<typeof listTeamVisits>('GET /team-visits');
const sessionsEndpoint = endpoint<typeof listOwnSessions>('GET /access-tokens');
const endSessionEndpoint = endpoint<typeof logout>('DELETE /access-tokens/{id}');

export type Who = { customerId: number; id: number };
export type UserFilters = {
  name?: string | undefined;
  status?: CustomerUserStatus | undefined;
  sort: 'name' | 'role' | 'status' | 'createdAt';
  direction: 'asc' | 'desc';
  page: number;
  limit: number;
};

const ALL = ['customer-users'] as const;
export const usersKey = ALL;

export function usersOptions(customerId: number, { status, ...filters }: UserFilters) {
  return queryOptions({
    queryKey: [...ALL, 'list', customerId, { status, ...filters }],
    queryFn: ({ signal }) =>
      api(listEndpoint, { params: { customerId }, query: { ...filters, ...(status && { status: [status] }) }, signal }),
    placeholderData: keepPreviousData,
  });
}

export async function readUser(params: Who) {
  return (await api(readEndpoint, { params })).data;
}

export function userOptions({ customerId, id }: Who) {
  return queryOptions({
    queryKey: [...ALL, 'one', customerId, id],
    queryFn: () => readUser({ customerId, id }),
    // The form must show the current data …
    staleTime: 0,
    gcTime: 0,
    // … and must not change while somebody edits it.
    refetchOnReconnect: false,
  });
}

export function linkableProvidersOptions(customerId: number) {
  return queryOptions({
    queryKey: [...ALL, 'providers', customerId],
    queryFn: async ({ signal }) => (await api(linkableEndpoint, { params: { customerId }, signal })).data,
  });
}

export const ownSessionsOptions = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: async ({ signal }) => (await api(sessionsEndpoint, { signal })).data,
  staleTime: 0,
});

export const teamVisitsOptions = queryOptions({
  queryKey: ['team-visits'],
  queryFn: async ({ signal }) => (await api(visitsEndpoint, { signal })).data,
});

export async function endSession(id: number): Promise<void> {
  await api(endSessionEndpoint, { params: { id } });
}

export function accountsOptions(params: Who) {
  return queryOptions({
    queryKey: ['own-accounts', params],
    queryFn: async ({ signal }) => (await api(accountsEndpoint, { params, signal })).data,
    staleTime: 0,
  });
}

/** Redirects to the provider, which sends the browser back with what `connectAccount` needs. */
export async function leaveToConnect(params: Who, type: SocialType): Promise<void> {
  const { data } = await api(connectEndpoint, { params, body: { type } });
  if ('authUrl' in data) location.assign(data.authUrl);
}

export async function connectAccount(params: Who, type: SocialType, returned: SocialReturn): Promise<void> {
  await api(connectEndpoint, { params, body: { type, ...returned } });
}

export async function disconnectAccount(params: Who, type: SocialType): Promise<void> {
  await api(disconnectEndpoint, { params: { ...params, type } });
}

export async function createUser(customerId: number, body: NewCustomerUserForm, idempotencyKey: string) {
  return (await api(createEndpoint, { params: { customerId }, body, idempotencyKey })).data;
}

export async function updateUser(params: Who, body: CustomerUserForm) {
  return (await api(updateEndpoint, { params, body })).data;
}

export async function deleteUser(params: Who): Promise<void> {
  await api(deleteEndpoint, { params });
}

export async function act(params: Who, type: CustomerUserAction) {
  return (await api(actEndpoint, { params, body: { type } })).data;
}

export async function uploadImage(params: Who, image: Blob) {
  // A browser that cannot write WebP writes PNG instead.
  const name = image.type === 'image/webp' ? 'picture.webp' : 'picture.png';
  const file = new File([image], name, { type: image.type });
  return (await api(imageEndpoint, { params, files: { image: file } })).data;
}

type LinkBody = CallInput<typeof updateLink>['body'];

export async function addLink(params: Who, body: LinkBody & { providerId: number }): Promise<void> {
  await api(createLinkEndpoint, { params, body });
}

export async function changeLink(params: Who, linkId: number, body: LinkBody): Promise<void> {
  await api(updateLinkEndpoint, { params: { ...params, linkId }, body });
}

export async function removeLink(params: Who, linkId: number): Promise<void> {
  await api(deleteLinkEndpoint, { params: { ...params, linkId } });
}

export type ConfirmationLink = Who & { hash: string };

export async function loadConfirmation(params: ConfirmationLink) {
  return (await api(readConfirmationEndpoint, { params })).data;
}

export async function confirmUser(params: ConfirmationLink) {
  return (await api(confirmEndpoint, { params })).data;
}

/** How the user is reached when they have not seen something new. */
export const alertSettingsOptions = queryOptions({
  queryKey: ['alert-settings'],
  queryFn: async ({ signal }) => (await api(alertsEndpoint, { signal })).data,
});

export async function saveAlertSettings(body: AlertSettings): Promise<void> {
  await api(saveAlertsEndpoint, { body });
}

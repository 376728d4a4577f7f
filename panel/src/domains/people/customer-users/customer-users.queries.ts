import type { AlertSettings } from '@bellbird/contract/attention/alerts';
import type { renewPassword as renewPasswordCall } from '@bellbird/contract/people/access';
import type { CustomerUserForm, NewCustomerUserForm, updateLink } from '@bellbird/contract/people/customer-users';
import type { CustomerUserAction, CustomerUserStatus } from '@bellbird/contract/people/customer-users/rules.ts';
import type { CallInput } from '@bellbird/contract/shared/call';
import type { SocialType } from '@bellbird/contract/shared/social';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { answerOptions, dataOptions } from '#platform/query/call-options.ts';
import type { SocialReturn } from '#platform/routing/social-return.ts';

const ACCOUNTS = '/customers/{customerId}/users/{id}/accounts';
const connectRoute = `POST ${ACCOUNTS}` as const;

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

export const usersOptions = (customerId: number, { status, ...filters }: UserFilters) =>
  answerOptions([...ALL, 'list', customerId, { status, ...filters }], 'GET /customers/{customerId}/users', {
    params: { customerId },
    query: { ...filters, ...(status && { status: [status] }) },
    placeholderData: keepPreviousData,
  });

export const readUser = async (params: Who) => (await api('GET /customers/{customerId}/users/{id}', { params })).data;

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

export const linkableProvidersOptions = (customerId: number) =>
  dataOptions([...ALL, 'providers', customerId], 'GET /customers/{customerId}/providers', { params: { customerId } });

export const ownSessionsOptions = dataOptions(['own-sessions'], 'GET /access-tokens', { staleTime: 0 });

export const teamVisitsOptions = dataOptions(['team-visits'], 'GET /team-visits');

export const endSession = (id: number) => api('DELETE /access-tokens/{id}', { params: { id } });

export type Renewal = CallInput<typeof renewPasswordCall>['body'];

export const renewPassword = async (tokenId: number, body: Renewal) =>
  (await api('PUT /access-tokens/{id}/password', { params: { id: tokenId }, body })).data;

export const accountsOptions = (params: Who) =>
  dataOptions(['own-accounts', params], `GET ${ACCOUNTS}`, { params, staleTime: 0 });

/** Redirects to the provider, which sends the browser back with what `connectAccount` needs. */
export async function leaveToConnect(
  { customerId, id }: Who,
  type: SocialType,
  oldPassword: string,
  signal: AbortSignal,
): Promise<void> {
  const { data } = await api(connectRoute, { params: { customerId, id }, body: { type, oldPassword } });
  if ('authUrl' in data && !signal.aborted) location.assign(data.authUrl);
}

export const connectAccount = (params: Who, type: SocialType, returned: SocialReturn) =>
  api(connectRoute, { params, body: { type, ...returned } });
export const disconnectAccount = (params: Who, type: SocialType) =>
  api(`DELETE ${ACCOUNTS}/{type}`, { params: { ...params, type } });
export const createUser = async (customerId: number, body: NewCustomerUserForm, idempotencyKey: string) =>
  (await api('POST /customers/{customerId}/users', { params: { customerId }, body, idempotencyKey })).data;
export const updateUser = async (params: Who, body: CustomerUserForm) =>
  (await api('PUT /customers/{customerId}/users/{id}', { params, body })).data;
export const deleteUser = (params: Who) => api('DELETE /customers/{customerId}/users/{id}', { params });
export const act = async (params: Who, type: CustomerUserAction) =>
  (
    await api('POST /customers/{customerId}/users/{id}/actions', {
      params,
      body: { type },
      idempotencyKey: crypto.randomUUID(),
    })
  ).data;

export async function uploadImage(params: Who, image: Blob) {
  // A browser that cannot write WebP writes PNG instead.
  const name = image.type === 'image/webp' ? 'picture.webp' : 'picture.png';
  const file = new File([image], name, { type: image.type });
  return (await api('POST /customers/{customerId}/users/{id}/image', { params, files: { image: file } })).data;
}

type LinkBody = CallInput<typeof updateLink>['body'];

export const addLink = (params: Who, body: LinkBody & { providerId: number }, idempotencyKey: string) =>
  api('POST /customers/{customerId}/users/{id}/providers', { params, body, idempotencyKey });
export const changeLink = (params: Who, linkId: number, body: LinkBody) =>
  api('PUT /customers/{customerId}/users/{id}/providers/{linkId}', { params: { ...params, linkId }, body });
export const removeLink = (params: Who, linkId: number) =>
  api('DELETE /customers/{customerId}/users/{id}/providers/{linkId}', { params: { ...params, linkId } });

export type ConfirmationLink = Who & { hash: string };

export const loadConfirmation = async (params: ConfirmationLink) =>
  (await api('GET /customers/{customerId}/users/{id}/confirmation/{hash}', { params })).data;
export const confirmUser = async (params: ConfirmationLink) =>
  (await api('POST /customers/{customerId}/users/{id}/confirmation/{hash}', { params })).data;

/** How the user is reached when they have not seen something new. */
export const alertSettingsOptions = dataOptions(['alert-settings'], 'GET /alert-settings');

export const saveAlertSettings = (body: AlertSettings) => api('PUT /alert-settings', { body });

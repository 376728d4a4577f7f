import type { login, renewPassword } from '@bellbird/contract/access';
import type { CallInput } from '@bellbird/contract/shared/call';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const loginEndpoint = endpoint<typeof login>('POST /access-tokens');
const renewPasswordEndpoint = endpoint<typeof renewPassword>('PUT /access-tokens/{id}/password');

export type Credentials = CallInput<typeof login>['body'];
export type Renewal = CallInput<typeof renewPassword>['body'];

/** A fresh login, or the customers to choose from when the credentials fit several. */
export async function signIn(body: Credentials) {
  return (await api(loginEndpoint, { body })).data;
}

export async function renew(tokenId: number, body: Renewal) {
  return (await api(renewPasswordEndpoint, { params: { id: tokenId }, body })).data;
}

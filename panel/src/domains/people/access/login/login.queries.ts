import type { login } from '@bellbird/contract/people/access';
import type { CallInput } from '@bellbird/contract/shared/call';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const loginEndpoint = endpoint<typeof login>('POST /access-tokens');

export type Credentials = CallInput<typeof login>['body'];

/** A session, or the next step: the customers to choose from, or the second factor. */
export async function signIn(body: Credentials) {
  return (await api(loginEndpoint, { body })).data;
}

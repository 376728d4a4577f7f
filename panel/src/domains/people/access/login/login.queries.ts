import type { login } from '@bellbird/contract/people/access';
import type { CallInput } from '@bellbird/contract/shared/call';
import { api } from '#platform/api/api.ts';

export type Credentials = CallInput<typeof login>['body'];

/** A session, or the next step: the customers to choose from, or the second factor. */
export const signIn = async (body: Credentials) => (await api('POST /access-tokens', { body })).data;

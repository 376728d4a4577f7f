import type {
  CodeChannel,
  finishTwoFactor,
  readInvitation,
  renewLapsedPassword,
  renewPassword,
  requestCode,
  verifyCode,
} from '@bellbird/contract/people/access';
import type { CallInput } from '@bellbird/contract/shared/call';
import { api } from '#platform/api/api.ts';

const INVITATION = '/customers/{customerId}/users/{customerUserId}/invitations/{hash}';

export type Renewal = CallInput<typeof renewPassword>['body'];
export type LapsedRenewal = CallInput<typeof renewLapsedPassword>['body'];
export type TypedCode = CallInput<typeof verifyCode>['body'];
export type InvitationLink = CallInput<typeof readInvitation>['params'];
export type { CodeChannel };

export const renew = async (tokenId: number, body: Renewal) =>
  (await api('PUT /access-tokens/{id}/password', { params: { id: tokenId }, body })).data;
export const renewLapsed = (body: LapsedRenewal) => api('PUT /access-tokens/lapsed-password', { body });
export const askForReset = (username: string) => api('POST /password-reset', { body: { username } });
export const checkReset = (key: string) => api('GET /password-reset/{key}', { params: { key } });
export const reset = (recoveryKey: string, password: string) =>
  api('PUT /password-reset/{recoveryKey}', { params: { recoveryKey }, body: { password, userType: 'customer' } });
export const askForUsername = (email: string) => api('POST /users/forgot-username', { body: { email } });

/** Sends a code; with a challenge it is sent again. */
export const askForCode = async (body: CallInput<typeof requestCode>['body']) =>
  (await api('POST /auth/quick/request', { body })).data;

/** As with a password: a session, or the next step. */
export const signInWithCode = async (body: TypedCode) => (await api('POST /auth/quick/verify', { body })).data;

/** The second step of a sign-in with a second factor. */
export const finishSignIn = async (body: CallInput<typeof finishTwoFactor>['body']) =>
  (await api('POST /auth/two-factor', { body })).data;
export const invitedUser = async (params: InvitationLink) => (await api(`GET ${INVITATION}`, { params })).data;
export const register = (params: InvitationLink, body: { username: string; password: string }) =>
  api(`PUT ${INVITATION}`, { params, body });
export const readChange = async (key: string) => (await api('GET /sign-in-changes/{key}', { params: { key } })).data;
export const undoChange = async (key: string) =>
  (await api('POST /sign-in-changes/{key}/undo', { params: { key } })).data;

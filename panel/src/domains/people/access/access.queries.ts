import type {
  CodeChannel,
  acceptInvitation,
  checkPasswordReset,
  finishTwoFactor,
  readInvitation,
  readSignInChange,
  remindUsername,
  renewLapsedPassword,
  renewPassword,
  requestCode,
  requestPasswordReset,
  resetPassword,
  undoSignInChange,
  verifyCode,
} from '@bellbird/contract/people/access';
import type { CallInput } from '@bellbird/contract/shared/call';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const renewPasswordEndpoint = endpoint<typeof renewPassword>('PUT /access-tokens/{id}/password');
const renewLapsedEndpoint = endpoint<typeof renewLapsedPassword>('PUT /access-tokens/lapsed-password');
const requestResetEndpoint = endpoint<typeof requestPasswordReset>('POST /password-reset');
const checkResetEndpoint = endpoint<typeof checkPasswordReset>('GET /password-reset/{key}');
const resetEndpoint = endpoint<typeof resetPassword>('PUT /password-reset/{recoveryKey}');
const remindEndpoint = endpoint<typeof remindUsername>('POST /users/forgot-username');
const requestCodeEndpoint = endpoint<typeof requestCode>('POST /auth/quick/request');
const verifyCodeEndpoint = endpoint<typeof verifyCode>('POST /auth/quick/verify');
const finishEndpoint = endpoint<typeof finishTwoFactor>('POST /auth/two-factor');
const readChangeEndpoint = endpoint<typeof readSignInChange>('GET /sign-in-changes/{key}');
const undoChangeEndpoint = endpoint<typeof undoSignInChange>('POST /sign-in-changes/{key}/undo');
const INVITATION = '/customers/{customerId}/users/{customerUserId}/invitations/{hash}';
const readInvitationEndpoint = endpoint<typeof readInvitation>(`GET ${INVITATION}`);
const acceptInvitationEndpoint = endpoint<typeof acceptInvitation>(`PUT ${INVITATION}`);

export type Renewal = CallInput<typeof renewPassword>['body'];
export type LapsedRenewal = CallInput<typeof renewLapsedPassword>['body'];
export type TypedCode = CallInput<typeof verifyCode>['body'];
export type InvitationLink = CallInput<typeof readInvitation>['params'];
export type { CodeChannel };

export async function renew(tokenId: number, body: Renewal) {
  return (await api(renewPasswordEndpoint, { params: { id: tokenId }, body })).data;
}

export async function renewLapsed(body: LapsedRenewal): Promise<void> {
  await api(renewLapsedEndpoint, { body });
}

export async function askForReset(username: string): Promise<void> {
  await api(requestResetEndpoint, { body: { username } });
}

export async function checkReset(key: string): Promise<void> {
  await api(checkResetEndpoint, { params: { key } });
}

export async function reset(recoveryKey: string, password: string): Promise<void> {
  await api(resetEndpoint, { params: { recoveryKey }, body: { password, userType: 'customer' } });
}

export async function askForUsername(email: string): Promise<void> {
  await api(remindEndpoint, { body: { email } });
}

/** Sends a code; with a challenge it is sent again. */
export async function askForCode(body: CallInput<typeof requestCode>['body']) {
  return (await api(requestCodeEndpoint, { body })).data;
}

/** As with a password: a session, or the next step. */
export async function signInWithCode(body: TypedCode) {
  return (await api(verifyCodeEndpoint, { body })).data;
}

/** The second step of a sign-in with a second factor. */
export async function finishSignIn(body: CallInput<typeof finishTwoFactor>['body']) {
  return (await api(finishEndpoint, { body })).data;
}

export async function invitedUser(params: InvitationLink) {
  return (await api(readInvitationEndpoint, { params })).data;
}

export async function register(params: InvitationLink, body: { username: string; password: string }): Promise<void> {
  await api(acceptInvitationEndpoint, { params, body });
}

export async function readChange(key: string) {
  return (await api(readChangeEndpoint, { params: { key } })).data;
}

export async function undoChange(key: string) {
  return (await api(undoChangeEndpoint, { params: { key } })).data;
}

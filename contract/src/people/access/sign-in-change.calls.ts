import { z } from 'zod';
import { anyone } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { Instant, LinkKey } from '../../shared/fields.ts';

export const SIGN_IN_CHANGES = [
  'contacts',
  'password',
  'two_factor_on',
  'two_factor_off',
  'account_connected',
] as const;

/** A change to how somebody signs in or is reached. */
export const SignInChange = z.object({
  kind: z.enum(SIGN_IN_CHANGES),
  changedAt: Instant,
  state: z.enum(['open', 'undone', 'expired']),
});
export type SignInChange = z.output<typeof SignInChange>;

const params = z.object({ key: LinkKey });

export const readSignInChange = call({
  name: 'access.readSignInChange',
  method: 'GET',
  path: '/sign-in-changes/{key}',
  summary: 'The change that a mailed link is about; reading undoes nothing',
  access: anyone,
  params,
  responses: { 200: one(SignInChange) },
});

export const undoSignInChange = call({
  name: 'access.undoSignInChange',
  method: 'POST',
  path: '/sign-in-changes/{key}/undo',
  summary: 'Undo a change and everything after it, end all sessions and mail a link to choose a new password',
  access: anyone,
  params,
  responses: { 200: one(SignInChange) },
});

import { z } from 'zod';
import { anyone, session } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { TEXT } from '../../shared/sentences.ts';
import { CurrentPassword, Instant, Uuid } from '../../shared/fields.ts';
import { NewToken } from './access.calls.ts';
import { OneTimeCode } from './one-time-code.calls.ts';

/** Ten letters and digits that are not easily confused; case, spaces and dashes do not matter. */
const RECOVERY_CODE = /^(?:[\s-]*[a-hj-km-np-z2-9]){10}[\s-]*$/i;
const APP_CODE = /^\d{6}$/;

/** A second factor: six digits from the app, or a recovery code. */
export const SecondFactorCode = z
  .string(TEXT.required)
  .trim()
  .min(1, TEXT.required)
  .max(40, 'Please enter the 6 digits from your app, or a recovery code.')
  .refine(
    (code) => APP_CODE.test(code) || RECOVERY_CODE.test(code),
    'Please enter the 6 digits from your app, or a recovery code.',
  )
  .meta({ examples: ['407318'] });

export const finishTwoFactor = call({
  name: 'access.finishTwoFactor',
  method: 'POST',
  path: '/auth/two-factor',
  summary: 'Finish a sign-in with the second factor: a code of the app, or a recovery code',
  access: anyone,
  body: z.strictObject({ challengeId: Uuid, code: SecondFactorCode }),
  responses: { 201: one(NewToken) },
});

export const TwoFactorState = z.object({
  isOn: z.boolean(),
  /** Since when; null while it is off. */
  since: Instant.nullable(),
  recoveryCodesLeft: z.int(),
  /** The team signs in with one, so it can’t be turned off. */
  isRequired: z.boolean(),
});
export type TwoFactorState = z.output<typeof TwoFactorState>;

export const readTwoFactor = call({
  name: 'access.readTwoFactor',
  method: 'GET',
  path: '/auth/two-factor',
  summary: "Whether the caller's sign-in asks for a second factor, and how many recovery codes are left",
  access: session,
  responses: { 200: one(TwoFactorState) },
  neverActedFor: true,
});

/** What the authenticator app needs: the key to type, and a link that opens the app on the same device. */
export const TwoFactorSetUp = z.object({ key: z.string(), uri: z.string() });
export type TwoFactorSetUp = z.output<typeof TwoFactorSetUp>;

export const TwoFactorSetUpForm = z.strictObject({ password: CurrentPassword });

export const beginTwoFactor = call({
  name: 'access.beginTwoFactor',
  method: 'POST',
  path: '/auth/two-factor/set-up',
  summary: 'Make a key for the authenticator app; nothing is asked for at sign-in before it is confirmed',
  access: session,
  body: TwoFactorSetUpForm,
  responses: { 201: one(TwoFactorSetUp) },
  neverActedFor: true,
});

export const readTwoFactorQr = call({
  name: 'access.readTwoFactorQr',
  method: 'GET',
  path: '/auth/two-factor/qr',
  summary: 'The key that is being set up, as a picture to scan; once confirmed it is shown to nobody',
  access: session,
  responses: { 200: 'blob' },
  neverActedFor: true,
});

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const confirmTwoFactor = call({
  name: 'access.confirmTwoFactor',
  method: 'PUT',
  path: '/auth/two-factor',
  summary: 'Turn the second factor on with the first code of the app; every other session of the login ends',
  access: session,
  body: z.strictObject({ code: OneTimeCode }),
  responses: { 200: one(RecoveryCodes) },
  neverActedFor: true,
});

/** Proof that it is the owner: the password or a code, one of the two. */
export const OwnerProof = z
  .strictObject({ password: CurrentPassword.optional(), code: SecondFactorCode.optional() })
  .refine((proof) => (proof.password === undefined) !== (proof.code === undefined), {
    path: ['password'],
    error: 'Please enter your password or a code.',
  })
  .meta({ examples: [{ password: 'demo-wedding' }] });
export type OwnerProof = z.output<typeof OwnerProof>;

export const turnOffTwoFactor = call({
  name: 'access.turnOffTwoFactor',
  method: 'POST',
  path: '/auth/two-factor/turn-off',
  summary: 'Turn the second factor off',
  access: session,
  body: OwnerProof,
  responses: { 204: z.void() },
  neverActedFor: true,
});

export const renewRecoveryCodes = call({
  name: 'access.renewRecoveryCodes',
  method: 'POST',
  path: '/auth/two-factor/recovery-codes',
  summary: 'Make new recovery codes; the earlier ones open nothing any more',
  access: session,
  body: OwnerProof,
  responses: { 201: one(RecoveryCodes) },
  neverActedFor: true,
});

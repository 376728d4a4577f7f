import { z } from 'zod';
import { anyone } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { TEXT } from '../../shared/sentences.ts';
import { Instant, Username, Uuid, id } from '../../shared/fields.ts';
import { ONE_TIME_CODE_DIGITS } from '../../shared/limits.ts';
import { NewToken, NotYetIn } from './access.calls.ts';

export const CODE_CHANNELS = ['sms', 'email'] as const;
export const CodeChannel = z.enum(CODE_CHANNELS);
export type CodeChannel = z.output<typeof CodeChannel>;

export const CodeRequest = z.strictObject({
  username: Username,
  channel: CodeChannel,
  /** Sent to have the code of that challenge sent again; earlier attempts still count. */
  challengeId: Uuid.optional(),
});

export const CodeChallenge = z.object({
  challengeId: Uuid,
  /** The channel used: without a phone number the code goes by mail. */
  channel: CodeChannel,
  /** Where it was sent, mostly masked. */
  destination: z.string(),
  expiresAt: Instant,
  resendAfter: Instant,
});
export type CodeChallenge = z.output<typeof CodeChallenge>;

export const requestCode = call({
  name: 'access.requestCode',
  method: 'POST',
  path: '/auth/quick/request',
  summary: 'Send a one-time code; an unknown username gets the same answer and no code',
  access: anyone,
  body: CodeRequest,
  responses: { 200: one(CodeChallenge) },
});

export const OneTimeCode = z
  .string(TEXT.required)
  .min(1, TEXT.required)
  .regex(new RegExp(`^\\d{${ONE_TIME_CODE_DIGITS}}$`), `Please enter the ${ONE_TIME_CODE_DIGITS} digits of your code.`)
  .meta({ examples: ['407318'] });

export const verifyCode = call({
  name: 'access.verifyCode',
  method: 'POST',
  path: '/auth/quick/verify',
  summary: 'Sign in with a one-time code',
  access: anyone,
  body: z.strictObject({ challengeId: Uuid, code: OneTimeCode, customerId: id('customer').optional() }),
  responses: { 201: one(NewToken), 200: one(NotYetIn) },
});

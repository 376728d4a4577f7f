import { z } from 'zod';
import { anyone } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { TEXT } from '../../shared/sentences.ts';
import { Email, LinkKey, NewPassword, Username, RepeatedPassword } from '../../shared/fields.ts';

/** The same response whoever asks and whatever was found; the mail has the rest. */
const Heard = one(z.object({}));

export const PasswordResetRequest = z.strictObject({ username: Username });

export const requestPasswordReset = call({
  name: 'access.requestPasswordReset',
  method: 'POST',
  path: '/password-reset',
  summary: 'Ask for a link to choose a new password; the answer tells nobody whether the account exists',
  access: anyone,
  body: PasswordResetRequest,
  responses: { 202: Heard },
});

export const checkPasswordReset = call({
  name: 'access.checkPasswordReset',
  method: 'GET',
  path: '/password-reset/{key}',
  summary: 'Tell whether a recovery key still works; it stays unused',
  access: anyone,
  params: z.object({ key: LinkKey }),
  responses: { 200: one(z.object({})) },
});

export const resetPassword = call({
  name: 'access.resetPassword',
  method: 'PUT',
  path: '/password-reset/{recoveryKey}',
  summary: 'Choose a new password with a recovery key; every session of the login ends',
  access: anyone,
  params: z.object({ recoveryKey: LinkKey }),
  body: z.strictObject({ password: NewPassword, userType: z.literal('customer') }),
  responses: { 204: z.void() },
});

/** A new password is typed twice, to catch typos. */
export const NewPasswordForm = z
  .strictObject({ password: NewPassword, passwordMatch: RepeatedPassword })
  .refine((form) => form.passwordMatch === form.password, { path: ['passwordMatch'], error: TEXT.passwordsDiffer });

export const UsernameReminderRequest = z.strictObject({ email: Email });

export const remindUsername = call({
  name: 'access.remindUsername',
  method: 'POST',
  path: '/users/forgot-username',
  summary: 'Ask for the usernames that belong to an email address; they are sent there',
  access: anyone,
  body: UsernameReminderRequest,
  responses: { 202: Heard },
});

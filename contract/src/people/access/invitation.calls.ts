import { z } from 'zod';
import { anyone } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { TEXT } from '../../shared/sentences.ts';
import { LinkKey, NewPassword, Username, idParam, RepeatedPassword } from '../../shared/fields.ts';

const InvitationPath = z.object({
  customerId: idParam('customer'),
  customerUserId: idParam('customerUser'),
  hash: LinkKey,
});

export const InvitedUser = z.object({ name: z.string(), username: z.string() });
export type InvitedUser = z.output<typeof InvitedUser>;

export const readInvitation = call({
  name: 'access.readInvitation',
  method: 'GET',
  path: '/customers/{customerId}/users/{customerUserId}/invitations/{hash}',
  summary: 'Read who an invitation is for; a used, expired or foreign one does not exist',
  access: anyone,
  params: InvitationPath,
  responses: { 200: one(InvitedUser) },
});

export const acceptInvitation = call({
  name: 'access.acceptInvitation',
  method: 'PUT',
  path: '/customers/{customerId}/users/{customerUserId}/invitations/{hash}',
  summary: 'Choose the username and password of an invited user',
  access: anyone,
  params: InvitationPath,
  body: z.strictObject({ username: Username, password: NewPassword }),
  responses: { 204: z.void() },
});

/** What the invited person fills in: the password twice, to catch typos. */
export const RegistrationForm = z
  .strictObject({ username: Username, password: NewPassword, passwordMatch: RepeatedPassword })
  .refine((form) => form.passwordMatch === form.password, { path: ['passwordMatch'], error: TEXT.passwordsDiffer });

import { z } from 'zod';
import { staffFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created } from '../../shared/envelope.ts';
import { Email, Version, idParam, optionalText, text } from '../../shared/fields.ts';
import { PERSON_NAME_MAX } from '../../shared/limits.ts';
import { ROLE } from './roles.ts';

const rights = {
  name: text(PERSON_NAME_MAX),
  surname: optionalText(PERSON_NAME_MAX),
  roleId: z.literal(Object.values(ROLE)),
  /** May invite, change and remove others, and pay. */
  canManage: z.boolean(),
};

export const NewTeamUser = z.strictObject({ ...rights, email: Email });
export type NewTeamUser = z.output<typeof NewTeamUser>;

export const addUserByTeam = call({
  name: 'customerUsers.addByTeam',
  method: 'POST',
  path: '/desk/customers/{customerId}/people',
  summary: 'Add a person to a customer, for all its providers; they are invited by mail at once',
  access: staffFor('accounts'),
  params: z.object({ customerId: idParam('customer') }),
  body: NewTeamUser,
  responses: { 201: Created },
  idempotent: true,
});

const params = z.object({ customerId: idParam('customer'), id: idParam('customerUser') });

export const TeamUserChange = z.strictObject({ ...rights, version: Version });
export type TeamUserChange = z.output<typeof TeamUserChange>;

export const updateUserByTeam = call({
  name: 'customerUsers.updateByTeam',
  method: 'PUT',
  path: '/desk/customers/{customerId}/people/{id}',
  summary: 'Change a person’s name and rights; how they sign in is theirs',
  access: staffFor('accounts'),
  params,
  body: TeamUserChange,
  responses: { 204: z.void() },
});

export const removeUserByTeam = call({
  name: 'customerUsers.removeByTeam',
  method: 'DELETE',
  path: '/desk/customers/{customerId}/people/{id}',
  summary: 'Remove a person from a customer, unless nobody else can manage it',
  access: staffFor('accounts'),
  params,
  responses: { 204: z.void() },
});

export const confirmUserByTeam = call({
  name: 'customerUsers.confirmByTeam',
  method: 'POST',
  path: '/desk/customers/{customerId}/people/{id}/confirmation',
  summary: 'Confirm a person the customer added; they are invited by mail',
  access: staffFor('accounts'),
  params,
  responses: { 204: z.void() },
});

import { z } from 'zod';
import { staff, staffFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { Email, Instant, Version, id, idParam, text } from '../../shared/fields.ts';
import { PERSON_NAME_MAX } from '../../shared/limits.ts';
import { TEAM_ROLES } from '../../shared/team.ts';

/** Somebody of the marketplace team. */
export const TeamMember = z.object({
  id: id('staffMember'),
  version: z.int(),
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  roles: z.array(z.enum(TEAM_ROLES)),
  active: z.boolean(),
  /** They have chosen a password, so the invitation has done its work. */
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  lastSeenAt: Instant.nullable(),
  isSelf: z.boolean(),
});
export type TeamMember = z.output<typeof TeamMember>;

const Roles = z
  .array(z.enum(TEAM_ROLES))
  .max(TEAM_ROLES.length)
  .transform((roles) => TEAM_ROLES.filter((role) => roles.includes(role)));

const personFields = { name: text(PERSON_NAME_MAX), surname: text(PERSON_NAME_MAX), roles: Roles };

export const NewTeamMember = z.strictObject({ ...personFields, email: Email });
export type NewTeamMember = z.output<typeof NewTeamMember>;

export const TeamMemberChange = z.strictObject({ ...personFields, active: z.boolean(), version: Version });
export type TeamMemberChange = z.output<typeof TeamMemberChange>;

const params = z.object({ id: idParam('staffMember') });

export const listTeam = call({
  name: 'team.list',
  method: 'GET',
  path: '/desk/team',
  summary: 'The people of the marketplace team, by name',
  access: staffFor('team'),
  responses: { 200: one(z.array(TeamMember)) },
});

export const endTeamTour = call({
  name: 'team.endTour',
  method: 'PUT',
  path: '/desk/tour',
  summary: 'Finish or dismiss one’s own tour of the desk; it never returns',
  access: staff,
  responses: { 204: z.void() },
});

export const createTeamMember = call({
  name: 'team.create',
  method: 'POST',
  path: '/desk/team',
  summary: 'Add somebody to the team; a mail lets them choose a password',
  access: staffFor('team'),
  body: NewTeamMember,
  responses: { 201: one(z.object({ id: id('staffMember') })) },
});

export const updateTeamMember = call({
  name: 'team.update',
  method: 'PUT',
  path: '/desk/team/{id}',
  summary: 'Change name, roles or whether somebody may sign in; leaving ends their sessions at once',
  access: staffFor('team'),
  params,
  body: TeamMemberChange,
  responses: { 204: z.void() },
});

export const welcomeTeamMember = call({
  name: 'team.welcome',
  method: 'POST',
  path: '/desk/team/{id}/welcome',
  summary: 'Send the mail to choose a password again',
  access: staffFor('team'),
  params,
  responses: { 204: z.void() },
});

export const resetTeamSecondFactor = call({
  name: 'team.resetSecondFactor',
  method: 'DELETE',
  path: '/desk/team/{id}/two-factor',
  summary: 'For a colleague who lost phone and recovery codes: they sign in with their password and set it up again',
  access: staffFor('team'),
  params,
  responses: { 204: z.void() },
});

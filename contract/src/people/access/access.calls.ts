import { z } from 'zod';
import { anyone, session } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { CurrentPassword, NewPassword, Username, Uuid, id, idParam, RepeatedPassword } from '../../shared/fields.ts';
import { TEXT } from '../../shared/sentences.ts';
import { TEAM_ROLES } from '../../shared/team.ts';

/** An outstanding amount that the panel shows first. */
export const PendingPayment = z.object({ id: z.int(), recurringMonth: z.int() });

export const TokenData = z.object({
  id: id('accessToken'),
  /** Absent for the marketplace team, who belong to no customer. */
  customerId: id('customer').optional(),
  customerUserId: id('customerUser').optional(),
  isStaff: z.boolean(),
  /** The name of a member of the team; absent for everybody else. */
  staffName: z.string().optional(),
  /** What they may do at the desk, which stays closed until their second factor is on. */
  team: z.object({ roles: z.array(z.enum(TEAM_ROLES)), needsSecondFactor: z.boolean() }).optional(),
  passwordChangeRequired: z.boolean(),
  pendingPayments: z.array(PendingPayment),
});
export type TokenData = z.output<typeof TokenData>;

export const NewToken = TokenData.extend({ accessToken: z.string(), consumerKey: z.string() });
export type NewToken = z.output<typeof NewToken>;

export const CustomerChoice = z.object({ customers: z.array(z.object({ id: id('customer'), name: z.string() })) });

/** The first factor was correct; `POST /auth/two-factor` completes the sign-in. */
export const TwoFactorChallenge = z.object({ twoFactor: z.object({ challengeId: Uuid }) });

/** The response of a sign-in that does not open a session yet. */
export const NotYetIn = z.union([CustomerChoice, TwoFactorChallenge]);

export const LoginForm = z.strictObject({
  username: Username,
  password: CurrentPassword,
  /** Sent on the second attempt, if the credentials belong to several customers. */
  customerId: id('customer').optional(),
});

export const login = call({
  name: 'access.login',
  method: 'POST',
  path: '/access-tokens',
  summary: 'Sign in with username and password',
  access: anyone,
  body: LoginForm,
  responses: { 201: one(NewToken), 200: one(NotYetIn) },
});

export const readToken = call({
  name: 'access.readToken',
  method: 'GET',
  path: '/access-tokens/{id}',
  summary: 'Read what a session must know of itself',
  access: session,
  params: z.object({ id: idParam('accessToken') }),
  responses: { 200: one(TokenData) },
  beforePasswordChange: true,
});

export const logout = call({
  name: 'access.logout',
  method: 'DELETE',
  path: '/access-tokens/{id}',
  summary: 'End a session',
  access: session,
  params: z.object({ id: idParam('accessToken') }),
  responses: { 204: z.void() },
  beforePasswordChange: true,
});

export const RenewalForm = z
  .strictObject({ oldPassword: CurrentPassword, password: NewPassword, passwordMatch: RepeatedPassword })
  .refine((form) => form.passwordMatch === form.password, { path: ['passwordMatch'], error: TEXT.passwordsDiffer })
  .refine((form) => form.oldPassword !== form.password, {
    path: ['password'],
    error: 'Please choose a password you have not used here.',
  })
  .meta({ examples: [{ oldPassword: 'demo-wedding', password: 'new-wedding', passwordMatch: 'new-wedding' }] });

/** The same for somebody who cannot sign in because their password has expired: the username says who they are. */
export const LapsedPasswordForm = z
  .strictObject({
    username: Username,
    oldPassword: CurrentPassword,
    password: NewPassword,
    passwordMatch: RepeatedPassword,
  })
  .refine((form) => form.passwordMatch === form.password, { path: ['passwordMatch'], error: TEXT.passwordsDiffer })
  .refine((form) => form.oldPassword !== form.password, {
    path: ['password'],
    error: 'Please choose a password you have not used here.',
  })
  .meta({
    examples: [
      { username: 'demo', oldPassword: 'demo-wedding', password: 'new-wedding', passwordMatch: 'new-wedding' },
    ],
  });

export const renewLapsedPassword = call({
  name: 'access.renewLapsedPassword',
  method: 'PUT',
  path: '/access-tokens/lapsed-password',
  summary: 'Replace an expired password; every session of the login ends',
  access: anyone,
  body: LapsedPasswordForm,
  responses: { 204: z.void() },
});

export const renewPassword = call({
  name: 'access.renewPassword',
  method: 'PUT',
  path: '/access-tokens/{id}/password',
  summary: 'Choose a new password; every other session of the login ends',
  access: session,
  params: z.object({ id: idParam('accessToken') }),
  body: RenewalForm,
  responses: { 200: one(TokenData) },
  beforePasswordChange: true,
  neverActedFor: true,
});

import {
  acceptInvitation,
  checkPasswordReset,
  login,
  logout,
  readInvitation,
  readToken,
  remindUsername,
  renewLapsedPassword,
  readSignInChange,
  renewPassword,
  requestCode,
  requestPasswordReset,
  resetPassword,
  undoSignInChange,
  verifyCode,
} from '@bellbird/contract/people/access';
import { bindToBrowser, withBrowserSecret } from '#platform/http/browser-cookie.ts';
import {
  accepted,
  created,
  noContent,
  ok,
  type RequestFacts,
  route,
  type Route,
  type RouteLimit,
} from '#platform/http/route.ts';
import {
  CODE_GUESSES_PER_ADDRESS,
  CODE_SENDS_PER_ACCOUNT,
  CODE_SENDS_PER_ADDRESS,
  LINK_PER_ADDRESS,
  LOGIN_PER_ACCOUNT,
  LOGIN_PER_ADDRESS,
  REMINDER_PER_ADDRESS,
  REMINDER_PER_EMAIL,
  RESET_PER_ACCOUNT,
  RESET_PER_ADDRESS,
} from './access.limits.ts';
import type { AccessService } from './access.service.ts';
import type { InvitationsService } from './invitations.service.ts';
import type { OneTimeCodesService } from './one-time-codes.service.ts';
import type { PasswordResetsService } from './password-resets.service.ts';
import type { SignInChangesService } from './sign-in-changes.service.ts';

const field = (name: string) => (body: unknown) => String((body as Record<string, unknown> | null)?.[name] ?? '');
const byUsername = field('username');

const LOGIN_LIMITS: RouteLimit[] = [
  { ...LOGIN_PER_ADDRESS, by: 'address' },
  { ...LOGIN_PER_ACCOUNT, by: byUsername },
];
const LINK_LIMITS: RouteLimit[] = [{ ...LINK_PER_ADDRESS, by: 'address' }];

type Services = {
  access: AccessService;
  resets: PasswordResetsService;
  codes: OneTimeCodesService;
  invitations: InvitationsService;
  changes: SignInChangesService;
};

export function accessRoutes({ access, resets, codes, invitations, changes }: Services): Route[] {
  return [
    ...sessionRoutes(access),
    ...forgottenRoutes(resets),
    ...codeRoutes(codes),
    ...invitationRoutes(invitations),
    ...changeRoutes(changes),
  ];
}

function changeRoutes(changes: SignInChangesService): Route[] {
  return [
    route(readSignInChange, async ({ params }) => ok(await changes.read(params.key)), LINK_LIMITS),
    route(undoSignInChange, async ({ params, facts }) => ok(await changes.undo(params.key, facts)), LINK_LIMITS),
  ];
}

function sessionRoutes(access: AccessService): Route[] {
  return [
    route(login, ({ body, facts }) => signIn(facts, (from) => access.login(body, from)), LOGIN_LIMITS),
    route(readToken, async ({ caller, params }) => ok(await access.readToken(caller, params.id))),
    route(logout, async ({ caller, params }) => {
      await access.logout(caller, params.id);
      return noContent();
    }),
    route(renewPassword, async ({ caller, params, body }) => ok(await access.renewPassword(caller, params.id, body))),
    route(
      renewLapsedPassword,
      async ({ body, facts }) => {
        await access.renewLapsedPassword(body, facts);
        return noContent();
      },
      LOGIN_LIMITS,
    ),
  ];
}

function forgottenRoutes(resets: PasswordResetsService): Route[] {
  return [
    route(
      requestPasswordReset,
      async ({ body }) => {
        await resets.request(body.username);
        return accepted();
      },
      [
        { ...RESET_PER_ADDRESS, by: 'address' },
        { ...RESET_PER_ACCOUNT, by: byUsername },
      ],
    ),
    route(
      checkPasswordReset,
      async ({ params }) => {
        await resets.check(params.key);
        return ok({});
      },
      LINK_LIMITS,
    ),
    route(
      resetPassword,
      async ({ params, body, facts }) => {
        await resets.complete(params.recoveryKey, body.password, facts);
        return noContent();
      },
      LINK_LIMITS,
    ),
    route(
      remindUsername,
      async ({ body }) => {
        await resets.remindUsername(body.email);
        return accepted();
      },
      [
        { ...REMINDER_PER_ADDRESS, by: 'address' },
        { ...REMINDER_PER_EMAIL, by: field('email') },
      ],
    ),
  ];
}

function codeRoutes(codes: OneTimeCodesService): Route[] {
  return [
    route(requestCode, async ({ body }) => ok(await codes.request(body)), [
      { ...CODE_SENDS_PER_ADDRESS, by: 'address' },
      { ...CODE_SENDS_PER_ACCOUNT, by: byUsername },
    ]),
    route(verifyCode, ({ body, facts }) => signIn(facts, (from) => codes.verify(body, from)), [
      { ...CODE_GUESSES_PER_ADDRESS, by: 'address' },
    ]),
  ];
}

function invitationRoutes(invitations: InvitationsService): Route[] {
  return [
    route(readInvitation, async ({ params }) => ok(await invitations.read(params)), LINK_LIMITS),
    route(
      acceptInvitation,
      async ({ params, body, facts }) => {
        await invitations.accept(params, body, facts);
        return noContent();
      },
      LINK_LIMITS,
    ),
  ];
}

type Result = Awaited<ReturnType<AccessService['login']>>;

/** Every way to sign in has the same responses: 201 with the session, or 200 with the customers to choose from. */
async function signIn(facts: RequestFacts, work: (facts: RequestFacts) => Promise<Result>) {
  const from = withBrowserSecret(facts);
  const result = await work(from);
  return 'token' in result ? bindToBrowser(created(result.token), from) : ok(result);
}

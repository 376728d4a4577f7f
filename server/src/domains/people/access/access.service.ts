import type { TokenData } from '@bellbird/contract/people/access';
import { record } from '#platform/audit/audit.ts';
import type { Caller, Member, SignedIn } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { RequestFacts } from '#platform/http/route.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import { LOGIN_PER_ACCOUNT } from './access.limits.ts';
import { type LoginRow, endSessions, findLogin, setPassword } from './access.repository.ts';
import { type PasswordExpiryPorts, newPasswordExpiry } from './password-expiry.operations.ts';
import { isPasswordCorrect } from './password-check.operations.ts';
import { hashPassword, verifyPassword } from './passwords.operations.ts';
import { recordSignInChange } from './sign-in-changes.operations.ts';
import type { SessionsService } from './sessions.service.ts';
import type { LoginResult, PendingPayments, SignInService } from './sign-in.service.ts';

export type Credentials = { username: string; password: string; customerId?: number };
export type LapsedRenewal = { username: string; oldPassword: string; password: string };

type Deps = PasswordExpiryPorts & {
  db: Db;
  jobs: Jobs;
  sessions: SessionsService;
  rateLimits: RateLimits;
  signIns: SignInService;
  pendingPayments: PendingPayments;
};

export type AccessService = ReturnType<typeof createAccessService>;

/** Signing in and out. Wrong credentials are 422 and never 401, since a 401 signs the panel out. */
export function createAccessService(deps: Deps) {
  const { db, clock, sessions, rateLimits, signIns, pendingPayments } = deps;

  const hasExpired = ({ password_lapses_at: moment }: LoginRow) => moment !== null && new Date(moment) <= clock.now();

  async function prove(username: string, password: string): Promise<LoginRow> {
    const known = await db.system((tx) => findLogin(tx, username));
    const fits = await verifyPassword(password, known?.password_hash ?? null);
    if (!known || !fits) fail('wrong_credentials');
    await rateLimits.forgive(LOGIN_PER_ACCOUNT, username);
    return known;
  }

  async function login(credentials: Credentials, facts: RequestFacts): Promise<LoginResult> {
    const known = await prove(credentials.username, credentials.password);
    if (hasExpired(known)) fail('password_lapsed');
    return db.system((tx) => signIns.signIn(tx, known, credentials.customerId, facts));
  }

  async function readToken(caller: SignedIn, id: number): Promise<TokenData> {
    if (id !== caller.tokenId) fail('not_found');
    return tokenData(caller);
  }

  async function logout(caller: SignedIn, id: number): Promise<void> {
    await db.system(async (tx) => {
      const ended = await endSessions(tx, caller.loginId, { only: id });
      if (ended.length === 0) fail('not_found');
      await sessions.publishChanged(tx, ended);
      await record(tx, caller as Caller, { action: 'access.logout', subject: { kind: 'accessToken', id } });
    });
  }

  async function renewPassword(
    caller: SignedIn,
    id: number,
    form: { oldPassword: string; password: string },
  ): Promise<TokenData> {
    if (id !== caller.tokenId) fail('not_found');
    if (!(await isPasswordCorrect(deps, caller.loginId, form.oldPassword))) {
      fail('invalid_fields', { fields: { oldPassword: 'This is not your current password.' } });
    }
    const passwordHash = await hashPassword(form.password);
    await db.system(async (tx) => {
      await setPassword(tx, caller.loginId, passwordHash, newPasswordExpiry(deps));
      const ended = await endSessions(tx, caller.loginId, { allBut: id });
      await sessions.publishChanged(tx, [...ended, id]);
      await recordSignInChange(tx, deps, { kind: 'password', loginId: caller.loginId });
      await record(tx, caller as Caller, {
        action: 'access.renewPassword',
        subject: { kind: 'login', id: caller.loginId },
      });
    });
    return { ...(await tokenData(caller)), passwordChangeRequired: false };
  }

  async function renewLapsedPassword(form: LapsedRenewal, facts: RequestFacts): Promise<void> {
    const known = await prove(form.username, form.oldPassword);
    if (!hasExpired(known)) fail('password_not_lapsed');
    const passwordHash = await hashPassword(form.password);
    await db.system(async (tx) => {
      await setPassword(tx, known.id, passwordHash, newPasswordExpiry(deps));
      await sessions.publishChanged(tx, await endSessions(tx, known.id, 'all'));
      await recordSignInChange(tx, deps, { kind: 'password', loginId: known.id });
      await record(
        tx,
        { kind: 'anonymous' },
        { action: 'access.renewLapsedPassword', subject: { kind: 'login', id: known.id }, requestId: facts.id },
      );
    });
  }

  const pendingOf = (caller: Member) => db.tenantRead(caller.customerId, (tx) => pendingPayments(tx, caller));

  async function tokenData(caller: SignedIn): Promise<TokenData> {
    return {
      id: caller.tokenId,
      isStaff: caller.kind === 'staff',
      ...(caller.kind === 'member'
        ? { customerId: caller.customerId, customerUserId: caller.customerUserId }
        : { staffName: caller.name, team: { roles: [...caller.roles], needsSecondFactor: caller.needsSecondFactor } }),
      passwordChangeRequired: caller.passwordChangeRequired,
      pendingPayments: caller.kind === 'member' ? await pendingOf(caller) : [],
    };
  }

  return { login, readToken, logout, renewPassword, renewLapsedPassword };
}

import type { NewToken, TokenData } from '@bellbird/contract/access';
import { record } from '#platform/audit/audit.ts';
import type { Caller, SignedIn } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { RequestFacts } from '#platform/http/route.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { Clock } from '#platform/time/clock.ts';
import { LOGIN_PER_ACCOUNT } from './access.limits.ts';
import {
  type Home,
  endSessions,
  findHomes,
  findLogin,
  findLoginById,
  findStaffMember,
  insertSession,
  setPassword,
} from './access.repository.ts';
import { hashPassword, passwordFits } from './passwords.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { type Sessions, sessionExpiry } from './sessions.ts';

export type Credentials = { username: string; password: string; customerId?: number };
export type LoginResult = { token: NewToken } | { customers: { id: number; name: string }[] };

type Opened = { home: Home | undefined; staffMemberId: number | undefined };

export type AccessService = ReturnType<typeof createAccessService>;

/** Ways in and out. Wrong credentials are 422 and never 401, since a 401 logs the panel out. */
export function createAccessService(deps: { db: Db; clock: Clock; sessions: Sessions; rateLimits: RateLimits }) {
  const { db, clock, sessions, rateLimits } = deps;

  async function login(credentials: Credentials, facts: RequestFacts): Promise<LoginResult> {
    const known = await db.system((tx) => findLogin(tx, credentials.username));
    const fits = await passwordFits(credentials.password, known?.password_hash ?? null);
    if (!known || !fits) fail('wrong_credentials');
    await rateLimits.forgive(LOGIN_PER_ACCOUNT, credentials.username);
    return db.system(async (tx) => {
      const homes = await findHomes(tx, known.id);
      const staffMemberId = await findStaffMember(tx, known.id);
      const opened = open(homes, staffMemberId, credentials.customerId);
      if (!opened) return { customers: homes.map((home) => ({ id: home.customerId, name: home.customerName })) };
      return { token: await startSession(tx, { ...known, ...opened }, facts) };
    });
  }

  async function startSession(
    tx: Tx,
    who: Opened & { id: number; password_change_required: boolean },
    facts: RequestFacts,
  ): Promise<NewToken> {
    const accessToken = newSecret();
    const consumerKey = newSecret();
    const id = await insertSession(tx, {
      loginId: who.id,
      customerId: who.home?.customerId ?? null,
      customerUserId: who.home?.customerUserId ?? null,
      staffMemberId: who.staffMemberId ?? null,
      tokenHash: hashSecret(accessToken),
      consumerKeyHash: hashSecret(consumerKey),
      userAgent: facts.userAgent,
      address: facts.address,
      expiresAt: sessionExpiry(clock),
    });
    await record(
      tx,
      { kind: 'anonymous' },
      {
        action: 'access.login',
        subject: { kind: 'login', id: who.id },
        customerId: who.home?.customerId,
        requestId: facts.id,
      },
    );
    return {
      id,
      accessToken,
      consumerKey,
      isStaff: who.staffMemberId !== undefined,
      customerId: who.home?.customerId,
      customerUserId: who.home?.customerUserId,
      passwordChangeRequired: who.password_change_required,
      pendingPayments: [],
    };
  }

  function readToken(caller: SignedIn, id: number): TokenData {
    if (id !== caller.tokenId) fail('not_found');
    return tokenData(caller);
  }

  async function logout(caller: SignedIn, id: number): Promise<void> {
    await db.system(async (tx) => {
      const ended = await endSessions(tx, caller.loginId, { only: id });
      if (ended.length === 0) fail('not_found');
      await sessions.announce(tx, ended);
      await record(tx, caller as Caller, { action: 'access.logout', subject: { kind: 'accessToken', id } });
    });
  }

  async function renewPassword(
    caller: SignedIn,
    id: number,
    form: { oldPassword: string; password: string },
  ): Promise<TokenData> {
    if (id !== caller.tokenId) fail('not_found');
    const known = await db.system((tx) => findLoginById(tx, caller.loginId));
    if (!(await passwordFits(form.oldPassword, known?.password_hash ?? null))) {
      fail('invalid_fields', { fields: { oldPassword: 'This is not your current password.' } });
    }
    const passwordHash = await hashPassword(form.password);
    await db.system(async (tx) => {
      await setPassword(tx, caller.loginId, passwordHash);
      const ended = await endSessions(tx, caller.loginId, { allBut: id });
      await sessions.announce(tx, [...ended, id]);
      await record(tx, caller as Caller, {
        action: 'access.renewPassword',
        subject: { kind: 'login', id: caller.loginId },
      });
    });
    return { ...tokenData(caller), passwordChangeRequired: false };
  }

  return { login, readToken, logout, renewPassword };
}

/** Which door a login opens: the only one, or the one asked for; undefined when the person must choose. */
function open(
  homes: readonly Home[],
  staffMemberId: number | undefined,
  customerId: number | undefined,
): Opened | undefined {
  if (customerId !== undefined) {
    const home = homes.find((each) => each.customerId === customerId) ?? fail('wrong_credentials');
    return { home, staffMemberId: undefined };
  }
  if (staffMemberId !== undefined) return { home: undefined, staffMemberId };
  if (homes.length > 1) return undefined;
  return { home: homes[0] ?? fail('wrong_credentials'), staffMemberId: undefined };
}

function tokenData(caller: SignedIn): TokenData {
  return {
    id: caller.tokenId,
    isStaff: caller.kind === 'staff',
    ...(caller.kind === 'member' ? { customerId: caller.customerId, customerUserId: caller.customerUserId } : {}),
    passwordChangeRequired: caller.passwordChangeRequired,
    pendingPayments: [],
  };
}

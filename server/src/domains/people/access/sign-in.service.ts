import type { NewToken, TokenData } from '@bellbird/contract/people/access';
import { TWO_FACTOR_TTL_S } from '@bellbird/contract/shared/limits';
import { record } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { RequestFacts } from '#platform/http/route.ts';
import type { Clock } from '#platform/time/clock.ts';
import {
  type Membership,
  type StaffAccount,
  findMemberships,
  findStaffAccount,
  insertSession,
} from './access.repository.ts';
import { hashSecret, newSecret } from '#platform/crypto/secrets.ts';
import { sessionExpiry } from './sessions.rules.ts';
import { insertTwoFactorChallenge } from './two-factor-challenges.repository.ts';
import { isTwoFactorOn } from './two-factor.repository.ts';

type Choice = { customers: { id: number; name: string }[] };

export type LoginResult = { token: NewToken } | Choice | { twoFactor: { challengeId: string } };

type ProvedLogin = { id: number; password_change_required: boolean };

/** Finds what a user has to pay; a new session carries it. */
export type PendingPayments = (
  tx: Tx,
  who: { customerId: number; customerUserId: number },
) => Promise<TokenData['pendingPayments']>;

type Account = { membership: Membership | undefined; staff: StaffAccount | undefined };

export type SignInService = ReturnType<typeof createSignInService>;

type Deps = { clock: Clock; pendingPayments: PendingPayments; teamSecondFactor: boolean };

/** The last step of every way to sign in. */
export function createSignInService({ clock, pendingPayments, teamSecondFactor }: Deps) {
  /**
   * Signs in a login that has proved itself. The result is a session, the customers to choose from, or the challenge
   * of the second factor, before which there is no session.
   */
  async function signIn(
    tx: Tx,
    login: ProvedLogin,
    customerId: number | undefined,
    facts: RequestFacts,
  ): Promise<LoginResult> {
    const account = await findAccount(tx, login.id, customerId);
    if ('customers' in account) return account;
    if (await isTwoFactorOn(tx, login.id)) {
      const expiresAt = new Date(clock.now().getTime() + TWO_FACTOR_TTL_S * 1000);
      const owner = { loginId: login.id, customerId: account.membership?.customerId ?? null };
      return { twoFactor: { challengeId: await insertTwoFactorChallenge(tx, { ...owner, expiresAt }) } };
    }
    return { token: await startSession(tx, { ...login, ...account }, facts) };
  }

  /** Opens the session of a login that has passed its second factor, too. */
  async function openSession(
    tx: Tx,
    login: ProvedLogin,
    customerId: number | undefined,
    facts: RequestFacts,
  ): Promise<NewToken> {
    const account = await findAccount(tx, login.id, customerId);
    if ('customers' in account) fail('sign_in_expired');
    return startSession(tx, { ...login, ...account }, facts);
  }

  async function startSession(tx: Tx, who: Account & ProvedLogin, facts: RequestFacts): Promise<NewToken> {
    const { membership, staff } = who;
    const accessToken = newSecret();
    const consumerKey = newSecret();
    const id = await insertSession(tx, {
      loginId: who.id,
      customerId: membership?.customerId ?? null,
      customerUserId: membership?.customerUserId ?? null,
      staffMemberId: staff?.id ?? null,
      tokenHash: hashSecret(accessToken),
      consumerKeyHash: hashSecret(consumerKey),
      browserHash: facts.browserSecret ? hashSecret(facts.browserSecret) : null,
      userAgent: facts.userAgent,
      address: facts.address,
      expiresAt: sessionExpiry(clock.now()),
    });
    const subject = { kind: 'login', id: who.id };
    const entry = { action: 'access.login', subject, customerId: membership?.customerId, requestId: facts.id };
    await record(tx, { kind: 'anonymous' }, entry);
    return {
      id,
      accessToken,
      consumerKey,
      isStaff: staff !== undefined,
      staffName: staff?.name,
      team: staff && {
        roles: staff.roles,
        needsSecondFactor: teamSecondFactor && !(await isTwoFactorOn(tx, who.id)),
      },
      customerId: membership?.customerId,
      customerUserId: membership?.customerUserId,
      passwordChangeRequired: who.password_change_required,
      pendingPayments: membership ? await pendingPayments(tx, membership) : [],
    };
  }

  return { signIn, openSession };
}

/** The account that a login opens: the only one or the one asked for; the customers if the person has to choose. */
async function findAccount(tx: Tx, loginId: number, customerId: number | undefined): Promise<Account | Choice> {
  const memberships = await findMemberships(tx, loginId);
  if (customerId !== undefined) {
    const membership = memberships.find((each) => each.customerId === customerId) ?? fail('wrong_credentials');
    return { membership, staff: undefined };
  }
  const staff = await findStaffAccount(tx, loginId);
  if (staff) return { membership: undefined, staff };
  if (memberships.length > 1) {
    return { customers: memberships.map((each) => ({ id: each.customerId, name: each.customerName })) };
  }
  return { membership: memberships[0] ?? fail('wrong_credentials'), staff: undefined };
}

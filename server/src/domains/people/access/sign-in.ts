import type { NewToken, TokenData } from '@bellbird/contract/people/access';
import { TWO_FACTOR_TTL_S } from '@bellbird/contract/shared/limits';
import { record } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { RequestFacts } from '#platform/http/route.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type Home, type StaffDoor, findHomes, findStaffMember, insertSession } from './access.repository.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { sessionExpiry } from './sessions.ts';
import { insertTwoFactorChallenge } from './two-factor-challenges.repository.ts';
import { isTwoFactorOn } from './two-factor.repository.ts';

type Choice = { customers: { id: number; name: string }[] };

export type LoginResult = { token: NewToken } | Choice | { twoFactor: { challengeId: string } };

type ProvedLogin = { id: number; password_change_required: boolean };

/**
 * Opens the door for a login that has proved itself, by whichever way: a session, the customers to choose from, or
 * the challenge of the second factor, before which there is no session.
 */
export type SignIn = (
  tx: Tx,
  login: ProvedLogin,
  customerId: number | undefined,
  facts: RequestFacts,
) => Promise<LoginResult>;

/** What a user has to pay, which a session is told of when it opens. */
export type PendingPayments = (
  tx: Tx,
  who: { customerId: number; customerUserId: number },
) => Promise<TokenData['pendingPayments']>;

type Opening = { clock: Clock; pendingPayments: PendingPayments };

type Opened = { home: Home | undefined; staff: StaffDoor | undefined };

export function createSignIn(opening: Opening): SignIn {
  const { clock } = opening;
  return async (tx, login, customerId, facts) => {
    const door = await findDoor(tx, login.id, customerId);
    if ('customers' in door) return door;
    if (await isTwoFactorOn(tx, login.id)) {
      const expiresAt = new Date(clock.now().getTime() + TWO_FACTOR_TTL_S * 1000);
      const whose = { loginId: login.id, customerId: door.home?.customerId ?? null };
      return { twoFactor: { challengeId: await insertTwoFactorChallenge(tx, { ...whose, expiresAt }) } };
    }
    return { token: await startSession(tx, opening, { ...login, ...door }, facts) };
  };
}

/** Opens the session of a login that has proved everything there is to prove. */
export async function openSession(
  tx: Tx,
  opening: Opening,
  login: ProvedLogin,
  customerId: number | undefined,
  facts: RequestFacts,
): Promise<NewToken> {
  const door = await findDoor(tx, login.id, customerId);
  if ('customers' in door) fail('sign_in_expired');
  return startSession(tx, opening, { ...login, ...door }, facts);
}

async function startSession(
  tx: Tx,
  { clock, pendingPayments }: Opening,
  who: Opened & ProvedLogin,
  facts: RequestFacts,
): Promise<NewToken> {
  const accessToken = newSecret();
  const consumerKey = newSecret();
  const id = await insertSession(tx, {
    loginId: who.id,
    customerId: who.home?.customerId ?? null,
    customerUserId: who.home?.customerUserId ?? null,
    staffMemberId: who.staff?.id ?? null,
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
    isStaff: who.staff !== undefined,
    staffName: who.staff?.name,
    customerId: who.home?.customerId,
    customerUserId: who.home?.customerUserId,
    passwordChangeRequired: who.password_change_required,
    pendingPayments: who.home ? await pendingPayments(tx, who.home) : [],
  };
}

/** Which door a login opens: the only one, or the one asked for; the customers when the person must choose. */
async function findDoor(tx: Tx, loginId: number, customerId: number | undefined): Promise<Opened | Choice> {
  const homes = await findHomes(tx, loginId);
  if (customerId !== undefined) {
    const home = homes.find((each) => each.customerId === customerId) ?? fail('wrong_credentials');
    return { home, staff: undefined };
  }
  const staff = await findStaffMember(tx, loginId);
  if (staff) return { home: undefined, staff };
  if (homes.length > 1) return { customers: homes.map((home) => ({ id: home.customerId, name: home.customerName })) };
  return { home: homes[0] ?? fail('wrong_credentials'), staff: undefined };
}

import type { NewToken } from '@bellbird/contract/access';
import { record } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { RequestFacts } from '#platform/http/route.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type Home, findHomes, findStaffMember, insertSession } from './access.repository.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { sessionExpiry } from './sessions.ts';

export type LoginResult = { token: NewToken } | { customers: { id: number; name: string }[] };

/** Opens the door for a login that has proved itself, by whichever way: a session, or the customers to choose from. */
export type SignIn = (
  tx: Tx,
  login: { id: number; password_change_required: boolean },
  customerId: number | undefined,
  facts: RequestFacts,
) => Promise<LoginResult>;

type Opened = { home: Home | undefined; staffMemberId: number | undefined };

export function createSignIn({ clock }: { clock: Clock }): SignIn {
  return async (tx, login, customerId, facts) => {
    const homes = await findHomes(tx, login.id);
    const staffMemberId = await findStaffMember(tx, login.id);
    const opened = open(homes, staffMemberId, customerId);
    if (!opened) return { customers: homes.map((home) => ({ id: home.customerId, name: home.customerName })) };
    return { token: await startSession(tx, { ...login, ...opened }, facts, sessionExpiry(clock)) };
  };
}

async function startSession(
  tx: Tx,
  who: Opened & { id: number; password_change_required: boolean },
  facts: RequestFacts,
  expiresAt: Date,
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
    expiresAt,
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

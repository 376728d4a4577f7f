import type { ProviderLink, SignedIn } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type SessionRow, findSession, touchSession } from './access.repository.ts';
import { hashSecret, sameSecret } from './secrets.ts';

export const SESSION_DAYS = 30;
/** A session is looked up again after this long; an ended one is out at once, by signal. */
const CACHE_MS = 2000;
const CACHE_SIZE = 10_000;
/** Last use is noted once a minute, so that reading costs no write. */
const TOUCH_AFTER_S = 60;
const CHANNEL = 'sessions';

type Cached = { caller: SignedIn; until: number };

export type Sessions = {
  authenticate(accessToken: string, consumerKey: string): Promise<SignedIn | undefined>;
  /** Tells every process that these sessions are over or have changed. */
  publishAfterCommit(tx: Tx, tokenIds: readonly number[]): Promise<void>;
};

export function sessionExpiry(clock: Clock): Date {
  return new Date(clock.now().getTime() + SESSION_DAYS * 24 * 60 * 60 * 1000);
}

/** Knows who calls. Remembers it for two seconds, unless the line that would bring news of a logout is down. */
export function createSessions(deps: { db: Db; clock: Clock; realtime: Realtime }): Sessions {
  const { db, clock, realtime } = deps;
  const cache = new Map<string, Cached>();
  realtime.subscribe(CHANNEL, (signal) => forget(signal.data as number[]));

  function forget(tokenIds: readonly number[]): void {
    for (const [key, cached] of cache) if (tokenIds.includes(cached.caller.tokenId)) cache.delete(key);
  }

  function remember(key: string, cached: Cached): void {
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(key, cached);
  }

  return {
    async authenticate(accessToken, consumerKey) {
      // Both secrets together are the key: only who has both finds anything.
      const key = `${accessToken} ${consumerKey}`;
      const now = clock.now().getTime();
      const known = cache.get(key);
      if (known && known.until > now && realtime.isConnected()) return known.caller;
      const row = await db.system(async (tx) => {
        const found = await findSession(tx, hashSecret(accessToken));
        if (!found || !sameSecret(found.consumer_key_hash, hashSecret(consumerKey))) return undefined;
        if (found.idle_seconds > TOUCH_AFTER_S) await touchSession(tx, found.id, sessionExpiry(clock));
        return found;
      });
      const caller = row && callerOf(row);
      if (!caller) return undefined;
      remember(key, { caller, until: now + CACHE_MS });
      return caller;
    },
    async publishAfterCommit(tx, tokenIds) {
      if (tokenIds.length > 0) await realtime.signal(tx, CHANNEL, tokenIds);
    },
  };
}

function callerOf(row: SessionRow): SignedIn | undefined {
  const session = { tokenId: row.id, loginId: row.login_id, passwordChangeRequired: row.password_change_required };
  if (row.staff_member_id !== null) {
    return { kind: 'staff', ...session, staffMemberId: row.staff_member_id, name: row.staff_name ?? '' };
  }
  if (row.customer_id === null || row.customer_user_id === null) return undefined;
  return {
    kind: 'member',
    ...session,
    customerId: row.customer_id,
    customerUserId: row.customer_user_id,
    canManage: row.can_manage ?? false,
    links: row.links as ProviderLink[],
  };
}

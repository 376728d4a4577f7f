import type { ProviderLink, SignedIn } from '#platform/auth/caller.ts';
import { RIGHTS_CHANNEL, SESSIONS_CHANNEL } from '#platform/auth/session-signals.ts';
import { hashSecret, sameSecret } from '#platform/crypto/secrets.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type SessionRow, findSession, touchSession } from './access.repository.ts';
import { sessionExpiry } from './sessions.rules.ts';

/** How long a process trusts its cache; a logout clears it at once, by signal. */
const CACHE_MS = 2000;
const CACHE_SIZE = 10_000;
/** The last use is written at most once a minute, so that most calls write nothing. */
const TOUCH_AFTER_S = 60;

type Cached = { caller: SignedIn; until: number };

export type SessionsService = ReturnType<typeof createSessionsService>;

type Deps = { db: Db; clock: Clock; realtime: Realtime; teamSecondFactor: boolean };

/** Finds out who calls. A process caches the answer for two seconds, but not while it might miss the signal of a change. */
export function createSessionsService({ db, clock, realtime, teamSecondFactor }: Deps) {
  const cache = new Map<string, Cached>();
  realtime.subscribe(SESSIONS_CHANNEL, ({ data }) => forget(({ tokenId }) => (data as number[]).includes(tokenId)));
  realtime.subscribe(RIGHTS_CHANNEL, ({ data }) =>
    forget((caller) => caller.kind === 'member' && (data as number[]).includes(caller.customerUserId)),
  );

  function forget(isConcerned: (caller: SignedIn) => boolean): void {
    for (const [key, cached] of cache) if (isConcerned(cached.caller)) cache.delete(key);
  }

  function remember(key: string, cached: Cached): void {
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(key, cached);
  }

  return {
    async authenticate(
      accessToken: string,
      consumerKey: string,
      browserSecret: string | undefined,
    ): Promise<SignedIn | undefined> {
      // Keyed by all secrets, so that one of them alone finds nothing.
      const key = `${accessToken} ${consumerKey} ${browserSecret ?? ''}`;
      const now = clock.now().getTime();
      const known = cache.get(key);
      if (known && known.until > now && realtime.isConnected()) return known.caller;
      const row = await db.system(async (tx) => {
        const found = await findSession(tx, hashSecret(accessToken));
        if (!found || !sameSecret(found.consumer_key_hash, hashSecret(consumerKey))) return undefined;
        if (found.browser_hash && !sameSecret(found.browser_hash, hashSecret(browserSecret ?? ''))) return undefined;
        if (found.idle_seconds > TOUCH_AFTER_S) await touchSession(tx, found.id, sessionExpiry(clock.now()));
        return found;
      });
      const caller = row && toCaller(row, teamSecondFactor);
      if (!caller) return undefined;
      remember(key, { caller, until: now + CACHE_MS });
      return caller;
    },
    /** Signals to every process that these sessions have ended or changed. */
    async publishChanged(tx: Tx, tokenIds: readonly number[]): Promise<void> {
      if (tokenIds.length > 0) await realtime.signal(tx, SESSIONS_CHANNEL, tokenIds);
    },
  };
}

function toCaller(row: SessionRow, teamSecondFactor: boolean): SignedIn | undefined {
  const session = { tokenId: row.id, loginId: row.login_id, passwordChangeRequired: row.password_change_required };
  if (row.staff_member_id !== null) {
    return {
      kind: 'staff',
      ...session,
      staffMemberId: row.staff_member_id,
      name: row.staff_name ?? '',
      roles: row.staff_roles ?? [],
      needsSecondFactor: teamSecondFactor && !row.has_second_factor,
    };
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

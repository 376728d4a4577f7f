import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Tx } from './wire/pipelined-client.ts';

/** Tells other processes that a customer’s rows have changed. */
export const WROTE_CHANNEL = 'wrote';

export type Replica = {
  readonly pool: pg.Pool;
  /** Whether the replica has everything this customer is known to have written, and lags little. */
  isFreshFor(customerId: number): boolean;
  /** Until the replica has caught up with this moment, the customer’s lists come from the primary. */
  wrote(customerId: number): void;
  close(): Promise<void>;
};

/** A replica that is further behind is not read from; nobody sees data older than this. */
const MOST_LAG_MS = 5000;
const ASK_EVERY_MS = 100;

const changed = new WeakMap<Tx, Set<number>>();

/** Work across customers says whose lists it changes, before it makes open panels fetch them again. */
export function changesListsOf(tx: Tx, customerId: number): void {
  const customers = changed.get(tx) ?? new Set();
  changed.set(tx, customers.add(customerId));
}

/** The customers whose rows a transaction that has ended was about. */
export function takeChanged(tx: Tx, own: number | undefined): ReadonlySet<number> {
  const customers = changed.get(tx) ?? new Set();
  changed.delete(tx);
  return own === undefined ? customers : customers.add(own);
}

const insisting = new AsyncLocalStorage<true>();

/** Reads in this work come from the primary, because its caller has just written. */
export function readingPrimary<T>(work: () => T): T {
  return insisting.run(true, work);
}

/**
 * Knows up to which moment the replica is complete: a position in the primary’s log is noted with the time, and once the
 * replica has replayed it, it has all that was committed before.
 */
export function watchReplica(pool: pg.Pool, primary: pg.Pool, onError: (error: Error) => void): Replica {
  const lastWrites = new Map<number, number>();
  let completeAsOf = -Infinity;
  let isClosed = false;

  async function follow(): Promise<void> {
    const askedAt = performance.now();
    const { rows } = await primary.query<{ position: string }>('select pg_current_wal_lsn()::text as position');
    const position = rows[0]?.position;
    while (!isClosed && !(await hasReplayed(pool, position))) {
      if (performance.now() - askedAt > MOST_LAG_MS) return;
      await wait(ASK_EVERY_MS);
    }
    completeAsOf = askedAt;
    for (const [customerId, at] of lastWrites) if (at < askedAt) lastWrites.delete(customerId);
  }

  const following = (async () => {
    while (!isClosed) {
      // Reads come from the primary until it responds again.
      await follow().catch(onError);
      await wait(ASK_EVERY_MS);
    }
  })();

  return {
    pool,
    isFreshFor(customerId) {
      if (insisting.getStore()) return false;
      return performance.now() - completeAsOf < MOST_LAG_MS && (lastWrites.get(customerId) ?? -Infinity) < completeAsOf;
    },
    wrote: (customerId) => void lastWrites.set(customerId, performance.now()),
    async close() {
      isClosed = true;
      await following;
      await pool.end();
    },
  };
}

async function hasReplayed(pool: pg.Pool, position: string | undefined): Promise<boolean> {
  // After a promotion it is no replica any more, and has everything.
  const { rows } = await pool.query<{ replayed: boolean }>(
    'select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn as replayed',
    [position],
  );
  return rows[0]?.replayed === true;
}

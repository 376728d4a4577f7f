import pg from 'pg';
import { type PublishedEvent, takePublished } from './after-commit.ts';
import { type OpenTransaction, currentTransaction, runInTransaction } from './open-transaction.ts';
import { connectTo } from './hosts.ts';
import { WROTE_CHANNEL, takeChanged, watchReplica } from './replica.ts';
import { sendNamed } from './wire/client-dialect.ts';
import { type Tx, builderOf, releaseAfter } from './wire/pipelined-client.ts';
import { RowClient } from './wire/row-client.ts';
import { allStatementsSent } from './wire/send-together.ts';
import { customerIsSet, setCustomer } from './shown-customer.ts';
import { readAs } from './tenant-reader.ts';
import { markEnded, markOpen } from './wire/transaction-end.ts';
import { typeParsers } from './types.ts';
import { takePendingWrites } from './with-commit.ts';

export type { Tx } from './wire/pipelined-client.ts';

export type Db = {
  /** Work as one customer: row-level security hides every other customer's rows, whatever the query forgets. */
  tenant<T>(customerId: number, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for work that only reads, at a lower cost. */
  tenantRead<T>(customerId: number, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** A list or statistics. It may come from a replica and be a moment old, but never without the caller’s own writes. */
  tenantList<T>(customerId: number, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Another process has written rows of this customer. */
  wroteElsewhere(customerId: number): void;
  /** Work as the marketplace itself, across customers: sign-in, jobs, the team's desk. */
  system<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  check(): Promise<void>;
  close(): Promise<void>;
};

/** How long a call waits for a connection and for a statement before it gets a 503. */
export type DbLimits = { connectMs: number; statementMs: number };

export type DbOptions = {
  url: string;
  /** A replica for lists and statistics. */
  readUrl?: string | undefined;
  poolSize: number;
  onError(error: Error): void;
  /** For machines that are slower than any production server. */
  limits?: DbLimits;
  /** Receives the events of transactions that have committed. */
  onCommit?(announcements: readonly PublishedEvent[]): void;
};

const LIMITS: DbLimits = { connectMs: 5000, statementMs: 15_000 };
const EVERY_CONNECTION = '-c timezone=UTC -c idle_in_transaction_session_timeout=30000';
/** A role that owns nothing, so that row-level security applies to it. */
const AS_TENANT = '-c role=bellbird_app';
/** Lists bind dates; without this PostgreSQL plans them again at each call, a third of the call’s cost. */
const GENERIC_PLANS = '-c plan_cache_mode=force_generic_plan';
const READING = `${AS_TENANT} ${GENERIC_PLANS} -c default_transaction_read_only=on`;

/** Opens the pools: customers’ reads and writes, both under row-level security, and the marketplace’s own work. */
export function openDb(options: DbOptions): Db {
  const readers = openPool(options, READING);
  const writers = openPool(options, `${AS_TENANT} ${GENERIC_PLANS}`);
  const system = openPool(options, '');
  const replica =
    options.readUrl === undefined
      ? undefined
      : watchReplica(openPool({ ...options, url: options.readUrl }, READING), system, options.onError);
  const db = {};
  /** The transaction this code already runs in, if it is for the same customer. */
  const outerFor = (customerId: number | undefined): OpenTransaction | undefined => {
    const outer = currentTransaction();
    return outer?.db === db && outer.customerId === customerId ? outer : undefined;
  };

  async function transaction<T>(
    pool: pg.Pool,
    customerId: number | undefined,
    work: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    const outer = outerFor(customerId);
    if (outer) return work(outer.tx);
    const client = await pool.connect();
    const opened: OpenTransaction = { db, customerId, tx: builderOf(client), isOpen: true, after: [] };
    try {
      markOpen(client);
      // Not awaited: it is sent with the first query, and if it fails so does that query.
      begin(client, customerId).catch(() => {});
      const { tx } = opened;
      const result = await runInTransaction(opened, () => work(tx));
      const writes = takePendingWrites(tx);
      if (writes.length > 0) await allStatementsSent();
      markEnded(client);
      const [{ command }] = await Promise.all([sendNamed(client, 'commit', 'commit'), ...writes]);
      // After a failed statement PostgreSQL answers a commit with ROLLBACK and no error.
      if (command !== 'COMMIT') throw new Error('the transaction could not be committed');
      const announcements = [...takePublished(tx)];
      for (const changed of takeChanged(tx, customerId)) {
        replica?.wrote(changed);
        if (replica) announcements.push({ channel: WROTE_CHANNEL, data: changed });
      }
      if (customerId !== undefined) customerIsSet(client, customerId);
      client.release();
      if (announcements.length > 0) options.onCommit?.(announcements);
      opened.isOpen = false;
      // The change is committed: what could not be tidied up is worth a line in the log, not a failed call.
      for (const work of opened.after) await work().catch(options.onError);
      return result;
    } catch (error) {
      markEnded(client);
      takePublished(builderOf(client));
      void takePendingWrites(builderOf(client));
      takeChanged(builderOf(client), undefined);
      releaseAfter(client, client.query('rollback'));
      throw error;
    } finally {
      opened.isOpen = false;
    }
  }

  return {
    tenant: (customerId, work) => transaction(writers, customerId, work),
    tenantRead: (customerId, work) => {
      const outer = outerFor(customerId);
      return outer ? work(outer.tx) : readAs(readers, customerId, work);
    },
    tenantList: (customerId, work) => {
      const outer = outerFor(customerId);
      if (outer) return work(outer.tx);
      return readAs(replica?.isFreshFor(customerId) ? replica.pool : readers, customerId, work);
    },
    wroteElsewhere: (customerId) => replica?.wrote(customerId),
    system: (work) => transaction(system, undefined, work),
    check: async () => {
      await system.query('select 1');
    },
    close: async () => {
      await replica?.close();
      await Promise.all([readers.end(), writers.end(), system.end()]);
    },
  };
}

function openPool(options: DbOptions, settings: string): pg.Pool {
  const { connectMs, statementMs } = options.limits ?? LIMITS;
  const pool = new pg.Pool({
    max: options.poolSize,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 60_000,
    types: typeParsers,
    options: `${EVERY_CONNECTION} -c statement_timeout=${statementMs} ${settings}`,
    pipeline: true,
    ...connectTo(options.url, RowClient),
  } as pg.PoolConfig);
  // The pool only handles errors of idle connections: one that breaks while in use would end the process.
  pool.on('connect', (client) => client.on('error', options.onError));
  pool.on('error', options.onError);
  return pool;
}

/** Begins the transaction and sets its customer. */
function begin(client: pg.PoolClient, customerId: number | undefined): Promise<unknown> {
  const begun = sendNamed(client, 'begin', 'begin');
  if (customerId === undefined) return begun;
  return Promise.all([begun, setCustomer(client, customerId)]);
}

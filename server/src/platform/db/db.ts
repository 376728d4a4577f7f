import { AsyncLocalStorage } from 'node:async_hooks';
import type { Socket } from 'node:net';
import { Kysely } from 'kysely';
import pg from 'pg';
import { clientDialect } from './client-dialect.ts';
import type { Tables } from './tables.ts';
import { typeParsers } from './types.ts';

/** A transaction. Repositories take nothing else, so a query outside of one does not compile. */
export type Tx = Kysely<Tables>;

export type Db = {
  /** Work as one customer: row-level security hides every other customer's rows, whatever the query forgets. */
  tenant<T>(customerId: number, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for work that only reads: its end is not waited for. */
  tenantRead<T>(customerId: number, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Work as the marketplace itself, across customers: sign-in, jobs, the team's desk. */
  system<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  check(): Promise<void>;
  close(): Promise<void>;
};

type Ambient = { customerId: number | undefined; tx: Tx };

export type DbOptions = { url: string; poolSize: number; onError(error: Error): void };

const UTC = '-c timezone=UTC -c statement_timeout=15000 -c idle_in_transaction_session_timeout=30000';
/** Lists bind dates; without this PostgreSQL plans them again at each call, a third of the call's cost. */
const GENERIC_PLANS = '-c plan_cache_mode=force_generic_plan';

/** Opens the pools: one bound by row-level security for customers' work, one for the marketplace's own. */
export function openDb(options: DbOptions): Db {
  const open = (extra: string) => {
    const pool = new pg.Pool({
      connectionString: options.url,
      max: options.poolSize,
      connectionTimeoutMillis: 5000,
      idleTimeoutMillis: 60_000,
      types: typeParsers,
      options: `${UTC} ${extra}`,
      pipeline: true,
    } as pg.PoolConfig);
    // The pool listens to idle connections only: one that is cut while in use would end the whole process.
    pool.on('connect', (client) => client.on('error', options.onError));
    pool.on('error', options.onError);
    return pool;
  };
  const tenants = open(`-c role=bellbird_app ${GENERIC_PLANS}`);
  const system = open('');
  const ambient = new AsyncLocalStorage<Ambient>();

  async function transaction<T>(
    pool: pg.Pool,
    customerId: number | undefined,
    mode: 'write' | 'read',
    work: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    const outer = ambient.getStore();
    if (outer && outer.customerId === customerId) return work(outer.tx);
    const client = await pool.connect();
    try {
      sendTogether(client);
      // Not awaited: the connection is pipelined, so this travels with the first query of the work.
      ignoreUntilWork(client.query(opening(mode, customerId)));
      const tx = kyselyOf(client);
      const result = await (mode === 'read' ? work(tx) : ambient.run({ customerId, tx }, () => work(tx)));
      const commit = client.query('commit');
      if (mode === 'write') await commit;
      release(client, commit);
      return result;
    } catch (error) {
      release(client, client.query('rollback'));
      throw error;
    }
  }

  return {
    tenant: (customerId, work) => transaction(tenants, customerId, 'write', work),
    tenantRead: (customerId, work) => transaction(tenants, customerId, 'read', work),
    system: (work) => transaction(system, undefined, 'write', work),
    check: async () => {
      await system.query('select 1');
    },
    close: async () => {
      await Promise.all([tenants.end(), system.end()]);
    },
  };
}

/** Opens the transaction and names its customer in one message. The id is a number: there is nothing to escape. */
function opening(mode: 'write' | 'read', customerId: number | undefined): string {
  const begin = mode === 'read' ? 'begin read only' : 'begin';
  return customerId === undefined ? begin : `${begin}; set local app.customer_id = ${Math.trunc(customerId)}`;
}

/** Holds back what is written until the work has asked its first questions: one packet instead of five. */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

const instances = new WeakMap<pg.PoolClient, Tx>();

function kyselyOf(client: pg.PoolClient): Tx {
  let instance = instances.get(client);
  if (!instance) {
    instance = new Kysely<Tables>({ dialect: clientDialect(client) });
    instances.set(client, instance);
  }
  return instance;
}

/** A failed begin fails every query behind it too, and that one is reported. */
function ignoreUntilWork(query: Promise<unknown>): void {
  query.catch(() => {});
}

/** Hands a connection back when its transaction has ended; one that could not end it is thrown away. */
function release(client: pg.PoolClient, end: Promise<unknown>): void {
  end.then(
    () => client.release(),
    (error: Error) => client.release(error),
  );
}

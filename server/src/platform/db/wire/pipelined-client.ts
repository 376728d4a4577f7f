import { Kysely } from 'kysely';
import type pg from 'pg';
import { clientDialect } from './client-dialect.ts';
import type { Tables } from '../tables.ts';

/** A transaction. Repositories take nothing else, so a query outside of one does not compile. */
export type Tx = Kysely<Tables>;

const instances = new WeakMap<pg.PoolClient, Tx>();
const clients = new WeakMap<Tx, pg.PoolClient>();

/** The query builder of a connection, created once. */
export function builderOf(client: pg.PoolClient): Tx {
  let instance = instances.get(client);
  if (!instance) {
    instance = new Kysely<Tables>({ dialect: clientDialect(client) });
    instances.set(client, instance);
    clients.set(instance, client);
  }
  return instance;
}

/** The connection behind a query builder. */
export function clientOf(tx: Tx): pg.PoolClient {
  const client = clients.get(tx);
  if (!client) throw new Error('this query builder stands on no connection of ours');
  return client;
}

/** Releases a connection when its last statement has ended, and discards it if that failed. */
export function releaseAfter(client: pg.PoolClient, end: Promise<unknown>): void {
  end.then(
    () => client.release(),
    (error: Error) => client.release(error),
  );
}

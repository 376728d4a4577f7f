import type pg from 'pg';
import { customerIsSet, setCustomer } from './shown-customer.ts';
import { type Tx, builderOf } from './wire/pipelined-client.ts';
import { sendTogether } from './wire/send-together.ts';

/** A connection that shows one customer, while some calls read on it. */
type Reader = { readonly connected: Promise<pg.PoolClient>; calls: number; fault: Error | undefined };

/** So many calls read on one connection: more would wait longer for each other than they save. */
const MOST_CALLS = 4;

/** For each pool, the connection that the next call of a customer can join. */
const readers = new WeakMap<pg.Pool, Map<number, Reader>>();

/**
 * Reads as one customer on a read-only pool. Without a transaction: each statement has its own snapshot anyway, and
 * begin and commit would cost a quarter of a short list. So calls that a customer makes at the same moment, as every page
 * does, share a connection: their statements travel together, and PostgreSQL wakes one process for all of them. It stays
 * set to its customer, so the next call of the same one sends nothing extra.
 */
export async function readAs<T>(pool: pg.Pool, customerId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
  const open = readers.get(pool) ?? new Map<number, Reader>();
  readers.set(pool, open);
  const reader = join(open, customerId, pool);
  try {
    const client = await reader.connected;
    sendTogether(client);
    const result = await work(builderOf(client));
    // It still showed the customer before: nothing that was read is this one's.
    if (reader.fault) throw reader.fault;
    return result;
  } finally {
    leave(open, customerId, reader);
  }
}

function join(open: Map<number, Reader>, customerId: number, pool: pg.Pool): Reader {
  const known = open.get(customerId);
  const reader = known && known.calls < MOST_CALLS && !known.fault ? known : connect(pool, customerId);
  reader.calls += 1;
  open.set(customerId, reader);
  return reader;
}

function connect(pool: pg.Pool, customerId: number): Reader {
  const reader: Reader = { connected: pool.connect().then(show), calls: 0, fault: undefined };
  function show(client: pg.PoolClient): pg.PoolClient {
    sendTogether(client);
    // Not awaited: the queries that follow are answered after it.
    setCustomer(client, customerId)?.catch((error: Error) => (reader.fault = error));
    return client;
  }
  return reader;
}

/** The last one to leave gives the connection back, or discards it if it could not be set. */
function leave(open: Map<number, Reader>, customerId: number, reader: Reader): void {
  reader.calls -= 1;
  if (reader.calls > 0) return;
  if (open.get(customerId) === reader) open.delete(customerId);
  const release = (client: pg.PoolClient) => {
    if (!reader.fault) customerIsSet(client, customerId);
    client.release(reader.fault);
  };
  // Without a connection every call has failed already.
  reader.connected.then(release, () => undefined);
}

import type pg from 'pg';
import { type Tx, builderOf } from './wire/pipelined-client.ts';
import { sendTogether } from './wire/send-together.ts';

/** Whose rows a connection shows just now. */
const shown = new WeakMap<pg.PoolClient, number>();

/**
 * Reads as one customer on a pool whose every statement is read-only. No transaction is needed: each statement has a
 * snapshot of its own either way, and begin and commit would cost a quarter of a short list. A connection keeps its
 * customer, so that the next call of the same one says nothing at all.
 */
export async function readAs<T>(pool: pg.Pool, customerId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let fault: Error | undefined;
  try {
    sendTogether(client);
    const switched =
      shown.get(client) === customerId ? undefined : client.query(`set app.customer_id = ${Math.trunc(customerId)}`);
    shown.delete(client);
    // Awaited by the work's own queries behind it; a failed one costs the connection.
    switched?.catch((error: Error) => {
      fault = error;
    });
    const result = await work(builderOf(client));
    if (!fault) shown.set(client, customerId);
    return result;
  } finally {
    client.release(fault);
  }
}

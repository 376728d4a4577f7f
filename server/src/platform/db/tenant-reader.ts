import type pg from 'pg';
import { customerIsSet, setCustomer } from './shown-customer.ts';
import { type Tx, builderOf } from './wire/pipelined-client.ts';
import { sendTogether } from './wire/send-together.ts';

/**
 * Reads as one customer on a read-only pool. Without a transaction: each statement has its own snapshot anyway, and
 * begin and commit would cost a quarter of a short list. A connection stays set to its customer, so the next call of
 * the same one sends nothing extra.
 */
export async function readAs<T>(pool: pg.Pool, customerId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let fault: Error | undefined;
  try {
    sendTogether(client);
    // The queries that follow wait for it; if it fails, the connection is discarded.
    setCustomer(client, customerId)?.catch((error: Error) => {
      fault = error;
    });
    const result = await work(builderOf(client));
    if (!fault) customerIsSet(client, customerId);
    return result;
  } finally {
    client.release(fault);
  }
}

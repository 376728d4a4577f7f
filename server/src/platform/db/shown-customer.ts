import type pg from 'pg';
import { sendNamed } from './wire/client-dialect.ts';

/** The customer each connection is set to. */
const shown = new WeakMap<pg.PoolClient, number>();
const NAME_CUSTOMER = `select set_config('app.customer_id', $1, false)`;

/**
 * Sets a connection to a customer, and sends nothing when it already is. What is set stays until the next customer, so
 * whoever uses the connection must call this first, and `customerIsSet` once PostgreSQL has kept it.
 */
export function setCustomer(client: pg.PoolClient, customerId: number): Promise<unknown> | undefined {
  const known = shown.get(client);
  // Unknown until the work has succeeded: a transaction that is rolled back also undoes the setting.
  shown.delete(client);
  return known === customerId ? undefined : sendNamed(client, 'customer', NAME_CUSTOMER, [customerId]);
}

export function customerIsSet(client: pg.PoolClient, customerId: number): void {
  shown.set(client, customerId);
}

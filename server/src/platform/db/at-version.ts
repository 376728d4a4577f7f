import { type SqlBool, sql } from 'kysely';

/** The row of a customer as somebody read it; a change by anybody else makes its version higher. */
export type Versioned = { customerId: number; id: number; version: number };

/** Narrows an update to the row at the version that was read, so that two people cannot overwrite each other. */
export function isAtVersion({ customerId, id, version }: Versioned) {
  return sql<SqlBool>`customer_id = ${customerId} and id = ${id} and version = ${version}`;
}

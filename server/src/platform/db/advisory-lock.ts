import { sql } from 'kysely';
import type { Tx } from './db.ts';

/** Makes transactions that change the same thing run one after the other. */
export async function advisoryLock(tx: Tx, what: string, id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${what}), ${id})`.execute(tx);
}

import { sql } from 'kysely';
import type { Tx } from './db.ts';

/** Lets those who change the same thing go one after the other: the next begins when this transaction has ended. */
export async function advisoryLock(tx: Tx, what: string, id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${what}), ${id})`.execute(tx);
}

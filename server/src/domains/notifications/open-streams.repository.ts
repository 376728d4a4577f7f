import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';

/** Notes that somebody looks at the panel. */
export async function enterStream(
  tx: Tx,
  { customerId, customerUserId }: { customerId: number; customerUserId: number },
  now: string,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`insert into open_streams (customer_id, customer_user_id, seen_at)
    values (${customerId}, ${customerUserId}, ${now}) returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

export async function touchStream(tx: Tx, id: number, now: string): Promise<void> {
  await sql`update open_streams set seen_at = ${now} where id = ${id}`.execute(tx);
}

export async function leaveStream(tx: Tx, id: number): Promise<void> {
  await sql`delete from open_streams where id = ${id}`.execute(tx);
}

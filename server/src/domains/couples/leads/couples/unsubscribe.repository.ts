import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';

/** Undefined when there is no such couple. */
export function findSubscription(tx: Tx, coupleId: number): Promise<{ unsubscribed_at: string | null } | undefined> {
  return tx.selectFrom('couples').select('unsubscribed_at').where('id', '=', coupleId).executeTakeFirst();
}

/** Unsubscribes the addresses of a couple, wherever else they were entered. */
export async function insertSuppressions(tx: Tx, coupleId: number, at: string): Promise<void> {
  await sql`
    insert into mail_suppressions (address, unsubscribed_at)
    select distinct lower(address), ${at}::timestamptz from couples, unnest(array[email, partner_email]) as address
    where id = ${coupleId} and address is not null on conflict do nothing`.execute(tx);
  await markCouples(tx, coupleId, at);
}

export async function deleteSuppressions(tx: Tx, coupleId: number): Promise<void> {
  await sql`
    delete from mail_suppressions using couples
    where couples.id = ${coupleId} and address in (lower(email), lower(partner_email))`.execute(tx);
  await markCouples(tx, coupleId, null);
}

async function markCouples(tx: Tx, coupleId: number, at: string | null): Promise<void> {
  await sql`
    update couples set unsubscribed_at = ${at} from couples given
    where given.id = ${coupleId} and (couples.id = given.id
      or lower(couples.email) in (lower(given.email), lower(given.partner_email))
      or lower(couples.partner_email) in (lower(given.email), lower(given.partner_email)))`.execute(tx);
}

/** Whether an address of the couple is unsubscribed. One that was entered again since is marked on the way. */
export async function isUnsubscribed(tx: Tx, coupleId: number): Promise<boolean> {
  const { rows } = await sql<{ unsubscribed_at: string | null }>`
    update couples set unsubscribed_at = coalesce(couples.unsubscribed_at, (
      select min(unsubscribed_at) from mail_suppressions where address in (lower(email), lower(partner_email))))
    where id = ${coupleId} returning unsubscribed_at`.execute(tx);
  return rows[0]?.unsubscribed_at !== null;
}

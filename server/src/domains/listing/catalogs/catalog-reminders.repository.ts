import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type {} from './catalogs.tables.ts';

export type ExpiringRow = {
  id: number;
  customer_id: number;
  provider_id: number;
  name: string;
  expire_at: string;
  has_expired: boolean;
};

/** Locks catalogs of current providers that expire within `days` by the local date and have no reminder yet. */
export async function lockExpiring(tx: Tx, now: string, days: number, limit: number): Promise<ExpiringRow[]> {
  const { rows } = await sql<ExpiringRow>`
    select c.id, c.customer_id, c.provider_id, c.name, c.expire_at,
      c.expire_at < (${now}::timestamptz at time zone p.time_zone)::date as has_expired
    from customer_catalogs c join providers p on p.id = c.provider_id
    where p.left_at is null and c.expire_at <= (${now}::timestamptz at time zone p.time_zone)::date + ${days}::integer
      and not exists (select from catalog_reminders r where r.catalog_id = c.id and r.expire_at = c.expire_at)
    order by c.expire_at, c.id limit ${limit} for update of c skip locked`.execute(tx);
  return rows;
}

export async function insertReminders(
  tx: Tx,
  reminders: readonly { customer_id: number; catalog_id: number; expire_at: string; prompt_id: number }[],
): Promise<void> {
  await tx
    .insertInto('catalog_reminders')
    .values([...reminders])
    .execute();
}

/** The prompts that reminded of a catalog's expiry, except those about the given day. */
export async function findReminderPrompts(
  tx: Tx,
  customerId: number,
  catalogId: number,
  exceptDay: string | undefined,
): Promise<number[]> {
  let query = tx
    .selectFrom('catalog_reminders')
    .select('prompt_id')
    .where('customer_id', '=', customerId)
    .where('catalog_id', '=', catalogId);
  if (exceptDay !== undefined) query = query.where('expire_at', '<>', exceptDay);
  return (await query.execute()).map((row) => row.prompt_id);
}

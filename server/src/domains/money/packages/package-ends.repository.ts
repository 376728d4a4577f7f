import { type Insertable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { PackageReminderTable } from './packages.tables.ts';

export type EndingRow = {
  id: number;
  customer_id: number;
  package_name: string;
  date_end: string;
  days_before: 30 | 7 | 0;
};

/** Packages that end within 30 days in the provider's time zone, or have ended, without a reminder for this stage. */
export async function claimEndingPackages(tx: Tx, now: string, limit: number): Promise<EndingRow[]> {
  const { rows } = await sql<EndingRow>`
    select p.id, p.customer_id, p.listing_product_name as package_name, p.product_date_end as date_end, stage.days_before
    from providers p
    cross join lateral (select (${now}::timestamptz at time zone p.time_zone)::date as today) as here
    cross join lateral (select case
      when p.product_date_end < here.today then 0 when p.product_date_end <= here.today + 7 then 7 else 30
    end as days_before) as stage
    where p.paid_status = 'paid' and p.left_at is null and p.product_date_end <= here.today + 30
      and not exists (
        select from package_reminders r
        where r.provider_id = p.id and r.date_end = p.product_date_end and r.days_before = stage.days_before)
    order by p.product_date_end, p.id limit ${limit} for update of p skip locked`.execute(tx);
  return rows;
}

export async function insertPackageReminders(
  tx: Tx,
  reminders: readonly Insertable<PackageReminderTable>[],
): Promise<void> {
  await tx
    .insertInto('package_reminders')
    .values([...reminders])
    .execute();
}

/** The prompts of all reminders sent for a provider so far. */
export async function findReminderPrompts(tx: Tx, customerId: number, providerId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('package_reminders')
    .select('prompt_id')
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .execute();
  return rows.map((row) => row.prompt_id);
}

import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { PackageAccess } from './package-promises.rules.ts';

export type CustomerPackageRow = PackageAccess & {
  id: number;
  name: string;
  provider_name: string;
  ends_on: string | null;
  promises: Selectable<Tables['provider_products']>['sold_as']['promises'];
};

/** The packages that run today where their provider is, with what was promised when they were sold. */
export async function findRunningPackages(tx: Tx, customerId: number, now: Date): Promise<CustomerPackageRow[]> {
  const today = sql`(${now.toISOString()}::timestamptz at time zone p.time_zone)::date`;
  const { rows } = await sql<CustomerPackageRow>`
    select held.id, held.sold_as->>'name' as name, held.sold_as->'promises' as promises, held.ends_on, p.name as provider_name,
      p.paid_status, p.stats_access, p.rival_stats_access, p.advisor_access, p.placed_first
    from provider_products held
    join providers p on p.id = held.provider_id
    join products on products.id = held.product_id and products.months is not null
    where p.customer_id = ${customerId} and held.replaced_on is null
      and held.starts_on <= ${today} and held.ends_on >= ${today}
    order by lower(p.name), held.starts_on`.execute(tx);
  return rows;
}

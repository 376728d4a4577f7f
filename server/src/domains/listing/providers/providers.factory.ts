import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { ProviderAwardTable, ProviderTable } from './providers.tables.ts';

let serial = 0;

/** A paid venue in the first city, unless given otherwise. */
export async function buildProvider(
  tx: Tx,
  given: Partial<Insertable<ProviderTable>> & { customer_id: number },
): Promise<{ id: number }> {
  serial += 1;
  const city = await tx.selectFrom('cities').select(['id', 'time_zone']).orderBy('position').executeTakeFirstOrThrow();
  const category = await tx
    .selectFrom('provider_categories')
    .select('id')
    .orderBy('position')
    .executeTakeFirstOrThrow();
  return tx
    .insertInto('providers')
    .values({
      name: 'Wattle Creek Barn',
      slug: `wattle-creek-barn-${serial}-${Date.now()}`,
      category_id: category.id,
      city_id: city.id,
      time_zone: city.time_zone,
      paid_status: 'paid',
      listing_product_name: 'Spotlight',
      stats_access: true,
      rival_stats_access: 5,
      placed_first: true,
      is_missing_data: false,
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function buildAward(
  tx: Tx,
  given: Partial<Insertable<ProviderAwardTable>> & { customer_id: number; provider_id: number },
): Promise<{ id: number }> {
  return tx
    .insertInto('provider_awards')
    .values({ name: 'Couples’ choice', year: 2026, ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
}

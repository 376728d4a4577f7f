import type { Tx } from '#platform/db/db.ts';

/** The city, district and zone of a demo provider, by their slugs. */
export async function place(tx: Tx, city: string, district?: string) {
  const row = await tx
    .selectFrom('cities')
    .select(['id', 'time_zone'])
    .where('slug', '=', city)
    .executeTakeFirstOrThrow();
  const within = district
    ? await tx
        .selectFrom('districts')
        .select('id')
        .where('city_id', '=', row.id)
        .where('slug', '=', district)
        .executeTakeFirstOrThrow()
    : undefined;
  return { city_id: row.id, time_zone: row.time_zone, district_id: within?.id ?? null };
}

/** The category of a demo provider, by its slug. */
export async function category(tx: Tx, slug: string) {
  const row = await tx
    .selectFrom('provider_categories')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return { category_id: row.id };
}

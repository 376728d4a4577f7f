import type { Tx } from '#platform/db/db.ts';

type Place = { categoryId: number; cityId: number; districtId: number | null };
type Found = { hasCategory: boolean; timeZone: string | undefined; hasDistrict: boolean };

/** Whether category and district exist, the district in that city, and the time zone of the city. */
export async function findNewPlace(tx: Tx, { categoryId, cityId, districtId }: Place): Promise<Found> {
  const [category, city, district] = await Promise.all([
    tx.selectFrom('provider_categories').select('id').where('id', '=', categoryId).executeTakeFirst(),
    tx.selectFrom('cities').select('time_zone').where('id', '=', cityId).executeTakeFirst(),
    tx
      .selectFrom('districts')
      .select('id')
      .where('id', '=', districtId ?? 0)
      .where('city_id', '=', cityId)
      .executeTakeFirst(),
  ]);
  return {
    hasCategory: category !== undefined,
    timeZone: city?.time_zone,
    hasDistrict: districtId === null || district !== undefined,
  };
}

import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';

type Place = { hasCategory: boolean; timeZone: string | undefined };

/** Whether the category exists, and the time zone of the city. */
export async function findPlace(tx: Tx, place: { categoryId: number; cityId: number }): Promise<Place> {
  const [category, city] = await Promise.all([
    tx.selectFrom('provider_categories').select('id').where('id', '=', place.categoryId).executeTakeFirst(),
    tx.selectFrom('cities').select('time_zone').where('id', '=', place.cityId).executeTakeFirst(),
  ]);
  return { hasCategory: category !== undefined, timeZone: city?.time_zone };
}

/** The team member who invited a company becomes its account manager; if they have left, an administrator does. */
export function findInviter(
  tx: Tx,
  staffMemberId: number,
): Promise<{ name: string; surname: string; email: string } | undefined> {
  return tx
    .selectFrom('staff_members')
    .select(['name', 'surname', 'email'])
    .where('active', '=', true)
    .where(sql<boolean>`(id = ${staffMemberId} or 'administrator' = any(roles))`)
    .orderBy(sql`id = ${staffMemberId}`, 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

import type { Selectable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { CityTable, DistrictTable, RegionTable } from './places.tables.ts';

export type RegionRow = Selectable<RegionTable>;
export type CityRow = Selectable<CityTable>;
export type DistrictRow = Selectable<DistrictTable>;

export function findRegions(tx: Tx): Promise<RegionRow[]> {
  return tx.selectFrom('regions').selectAll().orderBy('name').execute();
}

export function findCities(tx: Tx): Promise<CityRow[]> {
  return tx.selectFrom('cities').selectAll().orderBy('position').execute();
}

export function findCity(tx: Tx, id: number): Promise<CityRow | undefined> {
  return tx.selectFrom('cities').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks the rows, lowest id first, so that two swaps cannot deadlock. */
export function lockCities(tx: Tx, ids: readonly number[]): Promise<CityRow[]> {
  return tx.selectFrom('cities').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

export async function updateCity(
  tx: Tx,
  id: number,
  change: Partial<Pick<CityRow, 'name' | 'image_key' | 'position'>>,
): Promise<void> {
  await tx.updateTable('cities').set(change).where('id', '=', id).execute();
}

export function findDistricts(tx: Tx, cityId?: number): Promise<DistrictRow[]> {
  const all = tx.selectFrom('districts').selectAll().orderBy('name');
  return (cityId === undefined ? all : all.where('city_id', '=', cityId)).execute();
}

/** Undefined if the city already has a district with that slug. */
export async function insertDistrict(
  tx: Tx,
  row: { city_id: number; name: string; slug: string },
): Promise<number | undefined> {
  const inserted = await tx
    .insertInto('districts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export function renameDistrict(tx: Tx, id: number, name: string): Promise<DistrictRow | undefined> {
  return tx.updateTable('districts').set({ name }).where('id', '=', id).returningAll().executeTakeFirst();
}

export async function isDistrictUsed(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom('providers').select('id').where('district_id', '=', id).limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function deleteDistrict(tx: Tx, id: number): Promise<boolean> {
  const result = await tx.deleteFrom('districts').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

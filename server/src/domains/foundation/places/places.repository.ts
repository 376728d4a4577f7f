import { type Insertable, type Selectable, sql } from 'kysely';
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

export async function updateCity(tx: Tx, id: number, change: Partial<Omit<CityRow, 'id' | 'slug'>>): Promise<void> {
  await tx.updateTable('cities').set(change).where('id', '=', id).execute();
}

export function findDistricts(tx: Tx, cityId?: number): Promise<DistrictRow[]> {
  const all = tx.selectFrom('districts').selectAll().orderBy('position').orderBy('name');
  return (cityId === undefined ? all : all.where('city_id', '=', cityId)).execute();
}

/** Undefined if the city already has a district with that slug. */
export async function insertDistrict(tx: Tx, row: Insertable<DistrictTable>): Promise<number | undefined> {
  const inserted = await tx
    .insertInto('districts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export function renameDistrict(tx: Tx, id: number, name: string, position?: number): Promise<DistrictRow | undefined> {
  return tx.updateTable('districts').set({ name, position }).where('id', '=', id).returningAll().executeTakeFirst();
}

export async function insertCity(tx: Tx, row: Insertable<CityTable>): Promise<number> {
  return (await tx.insertInto('cities').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Numbers the cities from 1 in this order. */
export async function setCityPositions(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update cities set position = wanted.position
    from unnest(${[...ids]}::integer[]) with ordinality as wanted (id, position)
    where cities.id = wanted.id and cities.position <> wanted.position`.execute(tx);
}

export async function isCityUsed(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from providers where city_id = ${id}) or exists (select from customer_users where city_id = ${id})
      or exists (select from merchant_applications where city_id = ${id})
      or exists (select from marketplace_week_places where city_id = ${id}) as used`.execute(tx);
  return rows[0]?.used ?? false;
}

/** With its districts. */
export async function deleteCity(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('districts').where('city_id', '=', id).execute();
  await tx.deleteFrom('cities').where('id', '=', id).execute();
}

export async function isDistrictUsed(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom('providers').select('id').where('district_id', '=', id).limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function deleteDistrict(tx: Tx, id: number): Promise<boolean> {
  const result = await tx.deleteFrom('districts').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

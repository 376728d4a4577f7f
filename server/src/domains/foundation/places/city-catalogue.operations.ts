import type { CityEntry } from '@bellbird/contract/foundation/places';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { slugOf } from './places.presenter.ts';
import {
  type CityRow,
  type DistrictRow,
  deleteCity,
  deleteDistrict,
  findCities,
  findDistricts,
  findRegions,
  insertCity,
  insertDistrict,
  isCityUsed,
  isDistrictUsed,
  renameDistrict,
  setCityPositions,
  updateCity,
} from './places.repository.ts';

export async function findCityEntries(tx: Tx): Promise<{ key: string; value: CityEntry }[]> {
  const [cities, districts] = await Promise.all([findCities(tx), findDistricts(tx)]);
  const byCity = Map.groupBy(districts, ({ city_id }) => city_id);
  return cities.map((city) => ({ key: String(city.id), value: toEntry(city, byCity.get(city.id) ?? []) }));
}

/** Writes a city and its districts in their order. The others move to make room for it. */
export async function saveCityEntry(tx: Tx, key: string | null, entry: CityEntry): Promise<string> {
  const cities = await findCities(tx);
  const before = cities.find(({ id }) => String(id) === key);
  const slug = before?.slug ?? slugOf(entry.name);
  const others = cities.filter((city) => city !== before);
  if (!slug) fail('invalid_fields', { fields: { name: 'Please use letters.' } });
  if (others.some((city) => city.slug === slug || city.name === entry.name))
    fail('invalid_fields', { fields: { name: 'There is a city with this name already.' } });
  if (!(await findRegions(tx)).some(({ id }) => id === entry.regionId))
    fail('invalid_fields', { fields: { regionId: 'Please choose one from the list.' } });
  const { name, regionId: region_id, timeZone: time_zone, latitude, longitude } = entry;
  const columns = { name, region_id, time_zone, latitude, longitude };
  const id = before?.id ?? (await insertCity(tx, { ...columns, slug, position: cities.length + 1 }));
  if (before) await updateCity(tx, id, columns);
  const order = others.map((city) => city.id);
  order.splice(entry.position - 1, 0, id);
  await setCityPositions(tx, order);
  await saveDistricts(tx, id, entry.districts);
  return String(id);
}

async function saveDistricts(tx: Tx, cityId: number, districts: CityEntry['districts']): Promise<void> {
  const before = await findDistricts(tx, cityId);
  const kept = new Set(districts.map(({ id }) => id));
  for (const { id, name } of before.filter((district) => !kept.has(district.id))) {
    if (await isDistrictUsed(tx, id)) fail('invalid_fields', { fields: { districts: `Vendors are in ‘${name}’.` } });
    await deleteDistrict(tx, id);
  }
  for (const [index, { id, name }] of districts.entries()) {
    const known = before.find((district) => district.id === id);
    if (known) await renameDistrict(tx, known.id, name, index + 1);
    else {
      const slug = slugOf(name);
      const added = slug && (await insertDistrict(tx, { city_id: cityId, name, slug, position: index + 1 }));
      const text = slug ? 'This city has that district already.' : 'Please use letters.';
      if (!added) fail('invalid_fields', { fields: { [`districts.${index}.name`]: text } });
    }
  }
}

/** Removes a city that nobody uses. */
export async function retireCity(tx: Tx, key: string): Promise<void> {
  const id = Number(key);
  if (await isCityUsed(tx, id)) fail('in_use');
  await deleteCity(tx, id);
  await setCityPositions(
    tx,
    (await findCities(tx)).map((city) => city.id),
  );
}

function toEntry(city: CityRow, districts: readonly DistrictRow[]): CityEntry {
  return {
    name: city.name,
    regionId: city.region_id,
    timeZone: city.time_zone as CityEntry['timeZone'],
    latitude: city.latitude,
    longitude: city.longitude,
    position: city.position,
    districts: districts.map(({ id, name }) => ({ id, name })),
  };
}

import { randomUUID } from 'node:crypto';
import type { City, District, Region } from '@bellbird/contract/foundation/places';
import { record } from '#platform/audit/audit.ts';
import type { Staff } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { ReceivedFile } from '#platform/http/route.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { presentCity, presentDistrict, presentRegion, slugOf } from './places.presenter.ts';
import {
  deleteDistrict,
  findCities,
  findCity,
  findDistricts,
  findRegions,
  insertDistrict,
  isDistrictUsed,
  lockCities,
  renameDistrict,
  updateCity,
} from './places.repository.ts';

/** A district that is added by itself comes after the others. */
const LAST = 1000;

export type PlacesService = ReturnType<typeof createPlacesService>;

/** Where weddings happen. Everybody reads; only the marketplace team writes. */
export function createPlacesService({ db, storage }: { db: Db; storage: Storage }) {
  async function allCities(tx: Tx): Promise<City[]> {
    const [cities, districts] = await Promise.all([findCities(tx), findDistricts(tx)]);
    const byCity = Map.groupBy(districts, (district) => district.city_id);
    return cities.map((city) => presentCity(city, byCity.get(city.id) ?? []));
  }

  async function oneCity(tx: Tx, id: number): Promise<City> {
    const [city, districts] = await Promise.all([findCity(tx, id), findDistricts(tx, id)]);
    return presentCity(city ?? fail('not_found'), districts);
  }

  return {
    regions: async (): Promise<Region[]> => (await db.system(findRegions)).map(presentRegion),
    cities: (): Promise<City[]> => db.system(allCities),
    districts: async (cityId: number): Promise<District[]> =>
      (await db.system((tx) => findDistricts(tx, cityId))).map(presentDistrict),

    async updateCity(
      caller: Staff,
      id: number,
      change: { name: string; image: ReceivedFile | undefined },
    ): Promise<City> {
      const imageKey = change.image && `public/cities/${randomUUID()}.${change.image.extension}`;
      if (change.image && imageKey)
        await storage.put(imageKey, change.image.bytes, { contentType: change.image.contentType });
      return db.system(async (tx) => {
        await updateCity(tx, id, { name: change.name, ...(imageKey ? { image_key: imageKey } : {}) });
        const city = await oneCity(tx, id);
        await record(tx, caller, { action: 'places.updateCity', subject: { kind: 'city', id } });
        return city;
      });
    },

    swapOrder(caller: Staff, id: number, otherId: number): Promise<City[]> {
      return db.system(async (tx) => {
        const cities = await lockCities(tx, [id, otherId]);
        const city = cities.find((each) => each.id === id) ?? fail('not_found');
        const other =
          cities.find((each) => each.id === otherId) ??
          fail('invalid_fields', { fields: { otherId: 'There is no such city.' } });
        await updateCity(tx, city.id, { position: other.position });
        await updateCity(tx, other.id, { position: city.position });
        await record(tx, caller, {
          action: 'places.swapCityOrder',
          subject: { kind: 'city', id },
          details: { otherId },
        });
        return allCities(tx);
      });
    },

    createDistrict(caller: Staff, form: { cityId: number; name: string }): Promise<{ id: number }> {
      return db.system(async (tx) => {
        if (!(await findCity(tx, form.cityId)))
          fail('invalid_fields', { fields: { cityId: 'There is no such city.' } });
        const slug = slugOf(form.name);
        const id = slug && (await insertDistrict(tx, { city_id: form.cityId, name: form.name, slug, position: LAST }));
        if (!id)
          fail('invalid_fields', {
            fields: { name: slug ? 'This city has that district already.' : 'Please use letters.' },
          });
        await record(tx, caller, { action: 'places.createDistrict', subject: { kind: 'district', id } });
        return { id };
      });
    },

    renameDistrict(caller: Staff, id: number, name: string): Promise<District> {
      return db.system(async (tx) => {
        const row = (await renameDistrict(tx, id, name)) ?? fail('not_found');
        await record(tx, caller, { action: 'places.updateDistrict', subject: { kind: 'district', id } });
        return presentDistrict(row);
      });
    },

    deleteDistrict(caller: Staff, id: number): Promise<void> {
      return db.system(async (tx) => {
        if (await isDistrictUsed(tx, id)) fail('in_use');
        if (!(await deleteDistrict(tx, id))) fail('not_found');
        await record(tx, caller, { action: 'places.deleteDistrict', subject: { kind: 'district', id } });
      });
    },
  };
}

import type { Generated, GeneratedAlways } from 'kysely';

export type RegionTable = { id: GeneratedAlways<number>; name: string; code: string; time_zone: string };

export type CityTable = {
  id: GeneratedAlways<number>;
  region_id: number;
  name: string;
  slug: string;
  position: number;
  time_zone: string;
  latitude: number;
  longitude: number;
  image_key: string | null;
};

export type DistrictTable = {
  id: GeneratedAlways<number>;
  city_id: number;
  name: string;
  slug: string;
  position: Generated<number>;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    regions: RegionTable;
    cities: CityTable;
    districts: DistrictTable;
  }
}

import type { City, District, Region } from '@bellbird/contract/foundation/places';
import type { CityRow, DistrictRow, RegionRow } from './places.repository.ts';

export function presentRegion(row: RegionRow): Region {
  return { id: row.id, name: row.name, code: row.code };
}

export function presentDistrict(row: DistrictRow): District {
  return { id: row.id, cityId: row.city_id, name: row.name, slug: row.slug };
}

export function presentCity(row: CityRow, districts: readonly DistrictRow[]): City {
  return {
    id: row.id,
    regionId: row.region_id,
    name: row.name,
    slug: row.slug,
    position: row.position,
    timeZone: row.time_zone,
    imageUrl: row.image_key === null ? null : `/files/${row.image_key}`,
    districts: districts.map(presentDistrict),
  };
}

/** 'Byron Bay' → 'byron-bay' */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

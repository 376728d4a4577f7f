import { randomBytes } from 'node:crypto';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { insertProvider } from './provider-package.repository.ts';
import { findNewPlace } from './provider-places.repository.ts';

export type NewProvider = {
  customerId: number;
  name: string;
  categoryId: number;
  cityId: number;
  districtId: number | null;
  /** The package it starts with. */
  packageName: string;
};

const CHOOSE = 'Please choose one from the list.';

/** A provider on the free package, in the time zone of its city. */
export async function addProvider(tx: Tx, provider: NewProvider): Promise<number> {
  const { customerId, name, categoryId, cityId, districtId, packageName } = provider;
  const place = await findNewPlace(tx, { categoryId, cityId, districtId });
  const fields = {
    ...(!place.hasCategory && { categoryId: CHOOSE }),
    ...(place.timeZone === undefined && { cityId: CHOOSE }),
    ...(!place.hasDistrict && { districtId: CHOOSE }),
  };
  if (Object.keys(fields).length > 0 || place.timeZone === undefined) fail('invalid_fields', { fields });
  return insertProvider(tx, {
    customer_id: customerId,
    name,
    slug: toSlug(name),
    category_id: categoryId,
    city_id: cityId,
    district_id: districtId,
    time_zone: place.timeZone,
    paid_status: 'limited',
    listing_product_name: packageName,
  });
}

/** The suffix tells companies of the same name apart. */
function toSlug(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${plain.slice(0, 60) || 'provider'}-${randomBytes(4).toString('hex')}`;
}

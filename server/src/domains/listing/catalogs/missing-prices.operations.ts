import { isRenewalDue } from '@bellbird/contract/listing/catalogs';
import type { Tx } from '#platform/db/db.ts';
import { dayIn } from '#platform/time/calendar.ts';
import { findExpiries } from './catalogs.repository.ts';
import { type SpaceRow, findSpaces } from './spaces.repository.ts';

export type MissingPrices = {
  /** Spaces without a capacity. */
  customerSpaces: { id: number; name: string }[];
  /** The ids of catalogs that have expired or soon will, and whether there are no catalogs at all. */
  catalogs: { update: number[]; insert: boolean };
};

/** What a provider's prices page lacks. */
export async function findMissingPrices(
  tx: Tx,
  customerId: number,
  providerId: number,
  now: Date,
): Promise<MissingPrices> {
  const [catalogs, spaces] = await Promise.all([
    findExpiries(tx, customerId, providerId),
    findSpaces(tx, { customerId, providerIds: [providerId] }),
  ]);
  return {
    customerSpaces: spaces
      .filter((space) => space.meal_capacity === null && space.cocktail_capacity === null)
      .map(({ id, name }) => ({ id, name })),
    catalogs: {
      update: catalogs
        .filter((catalog) => isRenewalDue(catalog.expire_at, dayIn(now, catalog.time_zone)))
        .map((catalog) => catalog.id),
      insert: catalogs.length === 0,
    },
  };
}

/** The spaces of a provider, in the vendor's own order. */
export function findProviderSpaces(tx: Tx, customerId: number, providerId: number): Promise<SpaceRow[]> {
  return findSpaces(tx, { customerId, providerIds: [providerId] });
}

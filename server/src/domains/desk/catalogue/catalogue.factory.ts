import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { CatalogueChangeTable } from './catalogue.tables.ts';

type Given = Partial<Insertable<CatalogueChangeTable>> & { staff_member_id: number };

/** The draft of a new city, unless said otherwise. */
export function buildCatalogueChange(tx: Tx, given: Given): Promise<{ id: number }> {
  const city = {
    name: 'Kangaroo Island',
    regionId: 5,
    timeZone: 'Australia/Adelaide',
    latitude: -35.7752,
    longitude: 137.2142,
    position: 30,
    districts: [],
  };
  const values = { kind: 'city' as const, after: JSON.stringify(city), changed_at: '2026-11-16T00:00:00Z', ...given };
  return tx.insertInto('catalogue_changes').values(values).returning('id').executeTakeFirstOrThrow();
}

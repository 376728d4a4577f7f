import { sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Window } from '#platform/db/window.ts';
import type { CategoryType } from './providers.tables.ts';

/** What anybody may know of a provider. Asked as the owner of the tables: the marketplace is everybody's. */
export type PublicProviderRow = {
  id: number;
  name: string;
  category_name: string;
  category_type: CategoryType;
  city_name: string;
  district_name: string | null;
};

function shown(tx: Tx) {
  return tx
    .selectFrom('providers as p')
    .innerJoin('provider_categories as k', 'k.id', 'p.category_id')
    .innerJoin('cities as c', 'c.id', 'p.city_id')
    .leftJoin('districts as d', 'd.id', 'p.district_id')
    .where('p.left_at', 'is', null)
    .where('p.on_hold', '=', false);
}

const FACTS = [
  'p.id',
  'p.name',
  'k.name as category_name',
  'k.category_type',
  'c.name as city_name',
  'd.name as district_name',
] as const;

/** A name that begins with the words comes first. */
export function searchQuery(tx: Tx, wanted: { like: string } & Window) {
  return shown(tx)
    .select(FACTS)
    .where(sql<string>`lower(p.name)`, 'like', wanted.like)
    .orderBy(sql`lower(p.name) not like ${wanted.like.slice(1)}`)
    .orderBy(sql`lower(p.name)`)
    .orderBy('p.id')
    .limit(wanted.limit)
    .offset(wanted.offset);
}

export function searchProviders(tx: Tx, wanted: { like: string } & Window): Promise<PublicProviderRow[]> {
  return searchQuery(tx, wanted).execute();
}

export function countFound(tx: Tx, like: string): Promise<number> {
  return countOf(shown(tx).where(sql<string>`lower(p.name)`, 'like', like));
}

/** Those of the named that the marketplace shows. */
export function findPublicProviders(tx: Tx, ids: readonly number[]): Promise<PublicProviderRow[]> {
  return shown(tx).select(FACTS).where(anyOf('p.id', ids)).execute();
}

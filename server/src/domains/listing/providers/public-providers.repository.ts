import { sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Window } from '#platform/db/window.ts';
import type { CategoryType } from './providers.tables.ts';

/** The public facts of a provider. Read outside the tenant, because the marketplace shows all of them. */
export type PublicProviderRow = {
  id: number;
  name: string;
  category_name: string;
  category_type: CategoryType;
  city_name: string;
  district_name: string | null;
};

function publicProviders(tx: Tx) {
  return tx
    .selectFrom('providers as p')
    .innerJoin('provider_categories as k', 'k.id', 'p.category_id')
    .innerJoin('cities as c', 'c.id', 'p.city_id')
    .leftJoin('districts as d', 'd.id', 'p.district_id')
    .where('p.left_at', 'is', null)
    .where('p.on_hold', '=', false);
}

const PUBLIC_COLUMNS = [
  'p.id',
  'p.name',
  'k.name as category_name',
  'k.category_type',
  'c.name as city_name',
  'd.name as district_name',
] as const;

/** Names that begin with the searched words come first. */
export function searchQuery(tx: Tx, filter: { like: string } & Window) {
  return publicProviders(tx)
    .select(PUBLIC_COLUMNS)
    .where(sql<string>`lower(p.name)`, 'like', filter.like)
    .orderBy(sql`lower(p.name) not like ${filter.like.slice(1)}`)
    .orderBy(sql`lower(p.name)`)
    .orderBy('p.id')
    .limit(filter.limit)
    .offset(filter.offset);
}

export function searchProviders(tx: Tx, filter: { like: string } & Window): Promise<PublicProviderRow[]> {
  return searchQuery(tx, filter).execute();
}

export function countFound(tx: Tx, like: string): Promise<number> {
  return countOf(publicProviders(tx).where(sql<string>`lower(p.name)`, 'like', like));
}

/** Those of the given providers that the marketplace shows. */
export function findPublicProviders(tx: Tx, ids: readonly number[]): Promise<PublicProviderRow[]> {
  return publicProviders(tx).select(PUBLIC_COLUMNS).where(anyOf('p.id', ids)).execute();
}

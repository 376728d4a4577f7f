import type { Insertable, Selectable } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { ProviderAwardTable } from './providers.tables.ts';

export type AwardRow = Selectable<ProviderAwardTable> & { provider_name: string; slug: string };

function awards(tx: Tx) {
  return tx
    .selectFrom('provider_awards as a')
    .innerJoin('providers as p', (join) =>
      join.onRef('p.id', '=', 'a.provider_id').onRef('p.customer_id', '=', 'a.customer_id'),
    )
    .selectAll('a')
    .select(['p.name as provider_name', 'p.slug']);
}

export function findAwards(tx: Tx, customerId: number, providerIds: readonly number[]): Promise<AwardRow[]> {
  return awards(tx)
    .where('a.customer_id', '=', customerId)
    .where(anyOf('a.provider_id', providerIds))
    .orderBy('a.year', 'desc')
    .orderBy('a.id', 'desc')
    .execute();
}

/** By the key in its public address. */
export function findAwardByKey(tx: Tx, key: string): Promise<AwardRow | undefined> {
  return awards(tx).where('a.key', '=', key).executeTakeFirst();
}

export async function insertAward(tx: Tx, award: Insertable<ProviderAwardTable>): Promise<{ id: number }> {
  return tx.insertInto('provider_awards').values(award).returning('id').executeTakeFirstOrThrow();
}

export function deleteAward(tx: Tx, key: string): Promise<Selectable<ProviderAwardTable> | undefined> {
  return tx.deleteFrom('provider_awards').where('key', '=', key).returningAll().executeTakeFirst();
}

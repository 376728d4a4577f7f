import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { ProviderProductTable } from './packages.tables.ts';

type Given = Omit<Insertable<ProviderProductTable>, 'product_id'> & { product: string };

/** A product that a provider has bought, by its name. */
export async function buildHeldProduct(tx: Tx, { product, ...given }: Given): Promise<{ id: number }> {
  const { id } = await tx.selectFrom('products').select('id').where('name', '=', product).executeTakeFirstOrThrow();
  return tx
    .insertInto('provider_products')
    .values({ ...given, product_id: id })
    .returning('id')
    .executeTakeFirstOrThrow();
}

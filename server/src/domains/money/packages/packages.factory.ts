import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import { type ProductRow, findProduct } from './packages.repository.ts';
import type { ProviderProductTable } from './packages.tables.ts';

type Given = Omit<Insertable<ProviderProductTable>, 'product_id' | 'sold_as'> & { product: string };

/** A product that a provider has bought, by its name. */
export async function buildHeldProduct(tx: Tx, { product, ...given }: Given): Promise<{ id: number }> {
  const { id } = await tx.selectFrom('products').select('id').where('name', '=', product).executeTakeFirstOrThrow();
  const { name, summary, promises } = (await findProduct(tx, id)) as ProductRow;
  return tx
    .insertInto('provider_products')
    .values({ ...given, product_id: id, sold_as: JSON.stringify({ name, summary, promises }) })
    .returning('id')
    .executeTakeFirstOrThrow();
}

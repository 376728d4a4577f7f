import { type Insertable, type Updateable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { ProductPriceTable, ProductPromise, ProductPromiseTable, ProductTable } from './packages.tables.ts';

export type CatalogueProductRow = {
  id: number;
  type: ProductTable['type'];
  name: string;
  name_tr: string;
  name_ar: string;
  summary: string;
  summary_tr: string;
  summary_ar: string;
  months: number | null;
  is_sold: boolean;
  position: number;
  promises: ProductPromise[];
  prices: { categoryType: ProductPriceTable['category_type']; from: string; amountCents: number | null }[];
};

/** Every product with its promises and all its prices, also those of the past. */
export async function findCatalogueProducts(tx: Tx): Promise<CatalogueProductRow[]> {
  const { rows } = await sql<CatalogueProductRow>`
    select p.id, p.type, p.name, p.name_tr, p.name_ar, p.summary, p.summary_tr, p.summary_ar, p.months, p.is_sold, p.position,
      (select coalesce(json_agg(json_build_object('code', promise, 'count', amount) order by position), '[]'::json)
        from product_promises where product_id = p.id) as promises,
      (select coalesce(json_agg(json_build_object('categoryType', category_type, 'from', valid_from, 'amountCents',
          amount_cents) order by category_type, valid_from), '[]'::json)
        from product_prices where product_id = p.id) as prices
    from products p order by p.position, p.id`.execute(tx);
  return rows;
}

export function insertProduct(tx: Tx, values: Insertable<ProductTable>): Promise<{ id: number }> {
  return tx.insertInto('products').values(values).returning('id').executeTakeFirstOrThrow();
}

export async function updateProduct(tx: Tx, id: number, values: Updateable<ProductTable>): Promise<void> {
  await tx.updateTable('products').set(values).where('id', '=', id).execute();
}

export async function replacePromises(tx: Tx, id: number, rows: Insertable<ProductPromiseTable>[]): Promise<void> {
  await tx.deleteFrom('product_promises').where('product_id', '=', id).execute();
  if (rows.length > 0) await tx.insertInto('product_promises').values(rows).execute();
}

export async function replacePrices(tx: Tx, id: number, rows: Insertable<ProductPriceTable>[]): Promise<void> {
  await tx.deleteFrom('product_prices').where('product_id', '=', id).execute();
  if (rows.length > 0) await tx.insertInto('product_prices').values(rows).execute();
}

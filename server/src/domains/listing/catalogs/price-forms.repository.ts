import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type {} from './catalogs.tables.ts';

type Categories = { from: number; to: number };

/** What can be priced in one category, for another one. */
export async function copyPriceForm(tx: Tx, { from, to }: Categories): Promise<void> {
  await sql`
    insert into catalog_items (catalog_type_id, provider_category_id, name, position)
    select catalog_type_id, ${to}, name, position from catalog_items where provider_category_id = ${from}
    order by position`.execute(tx);
  await sql`
    insert into catalog_item_options (catalog_item_id, name, unit_label, type, position)
    select mine.id, option.name, option.unit_label, option.type, option.position
    from catalog_items mine
    join catalog_items theirs on theirs.catalog_type_id = mine.catalog_type_id and theirs.name = mine.name
      and theirs.provider_category_id = ${from}
    join catalog_item_options option on option.catalog_item_id = theirs.id
    where mine.provider_category_id = ${to}
    order by mine.position, option.position`.execute(tx);
}

export async function deletePriceForm(tx: Tx, categoryId: number): Promise<void> {
  const items = tx.selectFrom('catalog_items').select('id').where('provider_category_id', '=', categoryId);
  await tx.deleteFrom('catalog_item_options').where('catalog_item_id', 'in', items).execute();
  await tx.deleteFrom('catalog_items').where('provider_category_id', '=', categoryId).execute();
}

import type { ProductEntry } from '@bellbird/contract/money/packages';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { LIMITED_PRODUCT } from './limited-product.rules.ts';
import {
  type CatalogueProductRow,
  findCatalogueProducts,
  insertProduct,
  replacePrices,
  replacePromises,
  updateProduct,
} from './product-catalogue.repository.ts';

export async function findProductEntries(tx: Tx): Promise<{ key: string; value: ProductEntry }[]> {
  return (await findCatalogueProducts(tx)).map((row) => ({ key: String(row.id), value: toEntry(row) }));
}

/** Writes a product with its promises and prices. What was sold before stays as it was sold. */
export async function saveProductEntry(tx: Tx, key: string | null, entry: ProductEntry): Promise<string> {
  const all = await findCatalogueProducts(tx);
  const before = all.find(({ id }) => String(id) === key);
  if (all.some(({ id, name }) => name === entry.name && id !== before?.id))
    fail('invalid_fields', { fields: { name: 'Another product has this name.' } });
  if (before?.name === LIMITED_PRODUCT) assertStaysLimited(before, entry);
  else if (entry.type.startsWith('subscription') !== (entry.months !== null))
    fail('invalid_fields', { fields: { months: 'A package runs for some months, an extra does not end.' } });
  const { type, name, summary, months, isSold: is_sold, position } = entry;
  const translated = {
    name_tr: entry.nameTr,
    name_ar: entry.nameAr,
    summary_tr: entry.summaryTr,
    summary_ar: entry.summaryAr,
  };
  const columns = { type, name, summary, months, is_sold, position, ...translated };
  const id = before ? before.id : (await insertProduct(tx, columns)).id;
  if (before) await updateProduct(tx, id, columns);
  const promises = entry.promises.map(({ code, count }, index) => ({
    promise: code,
    amount: count,
    position: index + 1,
  }));
  await replacePromises(
    tx,
    id,
    promises.map((each) => ({ product_id: id, ...each })),
  );
  await replacePrices(
    tx,
    id,
    entry.prices.map(({ categoryType, from, amountCents }) => ({
      product_id: id,
      category_type: categoryType,
      valid_from: from,
      amount_cents: amountCents,
    })),
  );
  return String(id);
}

/** A product is never deleted, because vendors may have bought it: it is no longer sold. */
export async function retireProduct(tx: Tx, key: string): Promise<void> {
  await updateProduct(tx, Number(key), { is_sold: false });
}

/** Every provider without a paid package has this one, and its limits are part of the program. */
function assertStaysLimited(before: CatalogueProductRow, { name, isSold, months, promises }: ProductEntry): void {
  const hasSame = JSON.stringify(promises) === JSON.stringify(toEntry(before).promises);
  const text = 'The free package keeps its name, its promises and its place in the shop.';
  if (name !== before.name || !isSold || months !== null) fail('invalid_fields', { fields: { name: text } });
  if (!hasSame) fail('invalid_fields', { fields: { promises: text } });
}

function toEntry(row: CatalogueProductRow): ProductEntry {
  const { name, name_tr: nameTr, name_ar: nameAr, summary, summary_tr: summaryTr, summary_ar: summaryAr } = row;
  const { type, months, is_sold: isSold, position, prices } = row;
  const promises = row.promises.map(({ code, count }) => ({ code, count }));
  return { name, nameTr, nameAr, summary, summaryTr, summaryAr, type, months, isSold, position, promises, prices };
}

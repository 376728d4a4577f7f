import { CATALOGS_PER_PROVIDER, CATALOG_NAME_MAX } from '@bellbird/contract/shared/limits';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn } from '#platform/time/calendar.ts';
import { type WrittenCatalog, assertNoErrors, findCatalogErrors } from './catalog-checks.operations.ts';
import { findTypes } from './catalog-lists.repository.ts';
import { completeReminders } from './catalog-reminders.operations.ts';
import {
  deleteCatalog,
  insertCatalog,
  isNameTaken,
  lockProvider,
  replaceMenus,
  replacePrices,
} from './catalog-writes.repository.ts';
import { countCatalogs, findCatalog } from './catalogs.repository.ts';

type Of = { customerId: number; providerId: number };
export type NewCatalog = WrittenCatalog & { catalogTypeId: number };

/** Adds a catalog with its prices and menus, after every check that needs the provider's own rows. */
export async function addCatalog(
  tx: Tx,
  { customerId, providerId }: Of,
  { catalogTypeId, ...form }: NewCatalog,
  now: Date,
): Promise<number> {
  const provider = (await lockProvider(tx, customerId, providerId)) ?? fail('not_found');
  const type =
    (await findTypes(tx, provider.category_id)).find((each) => each.id === catalogTypeId) ??
    fail('invalid_fields', { fields: { catalogTypeId: 'Please choose a type from your category.' } });
  const context = { customerId, provider, type, today: dayIn(now, provider.time_zone) };
  const errors = await findCatalogErrors(tx, context, form);
  if ((await countCatalogs(tx, { customerId, providerIds: [providerId] })) >= CATALOGS_PER_PROVIDER)
    errors['name'] = `You already have ${CATALOGS_PER_PROVIDER} catalogs. Please delete one first.`;
  assertNoErrors(errors);
  const id = await insertCatalog(tx, {
    customer_id: customerId,
    provider_id: providerId,
    catalog_type_id: type.id,
    name: form.name,
    expire_at: form.expireAt,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  });
  await replacePrices(tx, { customerId, catalogId: id }, form.prices.map(toPriceColumns));
  await replaceMenus(tx, { customerId, catalogId: id }, form.menus.map(toMenuColumns));
  return id;
}

/** The name itself, or with the next number where the provider has such a catalog; couples read it. */
export async function findFreeName(tx: Tx, of: Of, wanted: string): Promise<string> {
  const short = wanted.slice(0, CATALOG_NAME_MAX - ' 999'.length);
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? short : `${short} ${number}`;
    if (!(await isNameTaken(tx, { ...of, catalogId: undefined }, name))) return name;
  }
}

/** Deletes a catalog that is as it was made. Returns false when somebody has changed it since: then it stays. */
export async function removeUnchangedCatalog(
  tx: Tx,
  { customerId, providerId }: Of,
  { id, version, now }: { id: number; version: number; now: Date },
): Promise<boolean> {
  const catalog = await findCatalog(tx, { customerId, providerIds: [providerId] }, id);
  if (!catalog) return true;
  if (catalog.version !== version) return false;
  await completeReminders(tx, catalog, undefined, now);
  await deleteCatalog(tx, customerId, id);
  return true;
}

export function toPriceColumns(price: WrittenCatalog['prices'][number]) {
  return {
    catalog_item_option_id: price.catalogItemOptionId,
    week_period: price.weekPeriod,
    price: price.price,
    unit: price.unit,
    currency: price.currency,
  };
}

export function toMenuColumns(menu: WrittenCatalog['menus'][number]) {
  return {
    name: menu.name,
    type: menu.type,
    notes: menu.notes,
    price: menu.price,
    currency: menu.currency,
    min_guests: menu.minGuests,
    max_guests: menu.maxGuests,
    expire_at: menu.expireAt,
    file_id: menu.fileId,
  };
}

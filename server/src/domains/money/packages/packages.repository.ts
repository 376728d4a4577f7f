import { type Insertable, type Selectable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { ProductPromise, ProductTable, ProviderProductTable } from './packages.tables.ts';

export type PackageRow = Pick<
  Selectable<Tables['providers']>,
  | 'id'
  | 'name'
  | 'on_hold'
  | 'left_at'
  | 'paid_status'
  | 'product_date_end'
  | 'listing_product_name'
  | 'stats_access'
  | 'rival_stats_access'
  | 'time_zone'
>;

const PACKAGE = [
  'id',
  'name',
  'on_hold',
  'left_at',
  'paid_status',
  'product_date_end',
  'listing_product_name',
  'stats_access',
  'rival_stats_access',
  'time_zone',
] as const;

const selectPackages = prepared<{ providerIds: readonly number[] }, PackageRow>((tx, { providerIds }) =>
  tx.selectFrom('providers').select(PACKAGE).where(anyOf('id', providerIds)).orderBy('id'),
);

export function findPackages(tx: Tx, providerIds: readonly number[]): Promise<PackageRow[]> {
  return selectPackages(tx, { providerIds });
}

/** What a product promises, in display order. */
const promises = sql<ProductPromise[]>`(
  select coalesce(json_agg(json_build_object('code', promise, 'count', amount) order by position), '[]'::json)
  from product_promises where product_id = products.id)`;
const promisesOf = promises.as('promises');

export type ProductRow = Selectable<ProductTable> & { promises: ProductPromise[] };
export type PricedProduct = ProductRow & { amount_cents: number };

/** What may be sold to a provider at the price of its category on that day, in display order. */
export function findProductsFor(tx: Tx, providerId: number, now: Date): Promise<PricedProduct[]> {
  const current = sql<number | null>`(
    select amount_cents from product_prices price
    where price.product_id = products.id and price.category_type = provider_categories.category_type
      and price.valid_from <= (${now.toISOString()}::timestamptz at time zone providers.time_zone)::date
    order by price.valid_from desc limit 1)`;
  return tx
    .selectFrom('providers')
    .innerJoin('provider_categories', 'provider_categories.id', 'providers.category_id')
    .innerJoin('products', (join) => join.on('products.is_sold', '=', true))
    .selectAll('products')
    .select([current.$notNull().as('amount_cents'), promisesOf])
    .where('providers.id', '=', providerId)
    .where(current, 'is not', null)
    .orderBy('products.position')
    .execute();
}

export function findProduct(tx: Tx, id: number): Promise<ProductRow | undefined> {
  return tx.selectFrom('products').selectAll().select(promisesOf).where('id', '=', id).executeTakeFirst();
}

export type RunningPackage = Selectable<ProviderProductTable> & {
  ends_on: string;
  /** What went back of its payment, or was called off. */
  returned_cents: number;
};

/** The packages of a provider that run on a day or start later, without replaced ones. */
export async function findRunningPackages(tx: Tx, providerId: number, day: string): Promise<RunningPackage[]> {
  const rows = await tx
    .selectFrom('provider_products')
    .selectAll()
    .select(
      sql<number>`coalesce((select sum(i.amount_cents) from payment_installments i
        where i.customer_id = provider_products.customer_id and i.payment_id = provider_products.payment_id
          and (i.refunded_at is not null or i.status = 'cancelled')), 0)::integer`.as('returned_cents'),
    )
    .where('provider_id', '=', providerId)
    .where('ends_on', '>=', day)
    .where('replaced_on', 'is', null)
    .execute();
  return rows as RunningPackage[];
}

/** Undefined when this payment has started the product before. */
export function insertProviderProduct(
  tx: Tx,
  values: Insertable<ProviderProductTable>,
): Promise<{ id: number } | undefined> {
  return tx
    .insertInto('provider_products')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** What a payment started and nothing has replaced. */
export function findProductOfPayment(
  tx: Tx,
  customerId: number,
  paymentId: number,
): Promise<{ id: number; ends_on: string | null } | undefined> {
  return tx
    .selectFrom('provider_products')
    .select(['id', 'ends_on'])
    .where('customer_id', '=', customerId)
    .where('payment_id', '=', paymentId)
    .where('replaced_on', 'is', null)
    .executeTakeFirst();
}

/** Packages that run or would start later end when another one replaces them. */
export async function replacePackages(tx: Tx, ids: readonly number[], day: string): Promise<void> {
  await tx
    .updateTable('provider_products')
    .set({ ends_on: sql<string>`greatest(starts_on, ${day}::date)`, replaced_on: day })
    .where(anyOf('id', ids))
    .execute();
}

/** Locks the provider, so that two payments at the same moment add up. */
export function lockPackage(tx: Tx, customerId: number, providerId: number): Promise<PackageRow | undefined> {
  return tx
    .selectFrom('providers')
    .select(PACKAGE)
    .where('customer_id', '=', customerId)
    .where('id', '=', providerId)
    .forUpdate()
    .executeTakeFirst();
}

export type ActiveProductRow = {
  name: string;
  summary: string | null;
  promises: ProductPromise[];
  starts_on: string | null;
  product_date_end: string | null;
};

/** The package a provider shows, or the named one, with its start and what was promised when it was sold. */
export function findActiveProduct(
  tx: Tx,
  { providerId, day, name }: { providerId: number; day: string; name?: string },
): Promise<ActiveProductRow | undefined> {
  return tx
    .selectFrom('providers')
    .leftJoin('products', (join) => join.on('products.name', '=', name ?? sql<string>`providers.listing_product_name`))
    .leftJoin('provider_products as held', (join) =>
      join
        .onRef('held.provider_id', '=', 'providers.id')
        .on('held.ends_on', '>=', day)
        .on('held.replaced_on', 'is', null)
        .on(sql.lit(name === undefined), '=', true),
    )
    .select([
      sql<string>`coalesce(held.sold_as ->> 'name', products.name, providers.listing_product_name)`.as('name'),
      sql<string | null>`coalesce(held.sold_as ->> 'summary', products.summary)`.as('summary'),
      sql<ProductPromise[]>`coalesce(held.sold_as -> 'promises', ${promises}::jsonb)`.as('promises'),
      'providers.product_date_end',
      'held.starts_on',
    ])
    .where('providers.id', '=', providerId)
    .orderBy('held.starts_on')
    .limit(1)
    .executeTakeFirst();
}

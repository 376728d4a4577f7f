import { type Selectable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Owner } from '#platform/db/owner.ts';
import type { Window } from '#platform/db/window.ts';
import type { DiscountCouponTable } from './discounts.tables.ts';

export type CouponRow = Selectable<DiscountCouponTable> & {
  discount_title: string;
  valid_until: string;
  provider_id: number;
  provider_name: string;
  time_zone: string;
};

export type CouponFilter = { discountId?: number | undefined; code?: string | undefined };

/** Codes are read aloud and typed on phones: spaces and lower case are accepted. */
export function normaliseCode(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toUpperCase();
}

function ofOwner(tx: Tx, { customerId, providerIds }: Owner, { discountId, code }: CouponFilter = {}) {
  let query = tx
    .selectFrom('discount_coupons')
    .innerJoin('discounts', 'discounts.id', 'discount_coupons.discount_id')
    .innerJoin('providers', 'providers.id', 'discounts.provider_id')
    .where('discount_coupons.customer_id', '=', customerId)
    .where(anyOf('discounts.provider_id', providerIds));
  if (discountId) query = query.where('discount_coupons.discount_id', '=', discountId);
  if (code) query = query.where('discount_coupons.code', '=', normaliseCode(code));
  return query;
}

function withOffer(query: ReturnType<typeof ofOwner>) {
  return query
    .selectAll('discount_coupons')
    .select(['discounts.title as discount_title', 'discounts.valid_until', 'discounts.provider_id'])
    .select(['providers.name as provider_name', 'providers.time_zone']);
}

export function couponsQuery(tx: Tx, owner: Owner, filter: CouponFilter, { limit, offset }: Window) {
  return withOffer(ofOwner(tx, owner, filter))
    .orderBy('discount_coupons.created_at', 'desc')
    .orderBy('discount_coupons.id', 'desc')
    .limit(limit)
    .offset(offset);
}

export function findCoupons(tx: Tx, owner: Owner, filter: CouponFilter, window: Window): Promise<CouponRow[]> {
  return couponsQuery(tx, owner, filter, window).execute();
}

export function countCoupons(tx: Tx, owner: Owner, filter: CouponFilter): Promise<number> {
  return countOf(ofOwner(tx, owner, filter));
}

export function findCoupon(tx: Tx, owner: Owner, id: number): Promise<CouponRow | undefined> {
  return withOffer(ofOwner(tx, owner)).where('discount_coupons.id', '=', id).executeTakeFirst();
}

export type StatsRow = { discount_id: number; title: string; taken: number; used: number; expired: number };

export async function findCouponStats(tx: Tx, { customerId, providerIds }: Owner, now: string): Promise<StatsRow[]> {
  const { rows } = await sql<StatsRow>`
    select d.id as discount_id, d.title, count(c.id)::int as taken,
      count(c.id) filter (where c.used_at is not null)::int as used,
      count(c.id) filter (where c.used_at is null and d.valid_until < (${now}::timestamptz at time zone p.time_zone)::date)::int as expired
    from discounts d
    join providers p on p.id = d.provider_id
    left join discount_coupons c on c.discount_id = d.id
    where d.customer_id = ${customerId} and d.provider_id = any(${[...providerIds]}) and d.status = 'approved'
    group by d.id, d.title order by d.id desc`.execute(tx);
  return rows;
}

/** Returns false when the coupon is used already, also by a request at the same time. */
export async function markUsed(
  tx: Tx,
  { customerId, id, at, by }: { customerId: number; id: number; at: string; by: number },
): Promise<boolean> {
  const result = await tx
    .updateTable('discount_coupons')
    .set({ used_at: at, used_by: by })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function markUnused(tx: Tx, customerId: number, id: number): Promise<void> {
  await tx
    .updateTable('discount_coupons')
    .set({ used_at: null, used_by: null })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

export type OfferToTake = {
  customer_id: number;
  provider_id: number;
  lead_id: number;
  couple_name: string;
  isPublished: boolean;
};

/** An offer and the couple's request; undefined unless both belong to the same provider. */
export async function findOfferToTake(
  tx: Tx,
  { discountId, leadId, now }: { discountId: number; leadId: number; now: string },
): Promise<OfferToTake | undefined> {
  const { rows } = await sql<OfferToTake>`
    select d.customer_id, d.provider_id, l.id as lead_id, l.couple_name,
      (d.status = 'approved' and d.ended_at is null and p.left_at is null and not p.on_hold and (${now}::timestamptz at time zone p.time_zone)::date between d.valid_from and d.valid_until) as "isPublished"
    from discounts d
    join providers p on p.id = d.provider_id
    join leads l on l.provider_id = d.provider_id and l.customer_id = d.customer_id
    where d.id = ${discountId} and l.id = ${leadId} and l.deleted_at is null`.execute(tx);
  return rows[0];
}

type NewCoupon = {
  customerId: number;
  discountId: number;
  leadId: number;
  coupleName: string;
  code: string;
  at: string;
};

/** Returns the couple's existing coupon, or inserts a new one. */
export async function findOrInsertCoupon(tx: Tx, coupon: NewCoupon): Promise<{ id: number; code: string }> {
  const inserted = await tx
    .insertInto('discount_coupons')
    .values({
      customer_id: coupon.customerId,
      discount_id: coupon.discountId,
      lead_id: coupon.leadId,
      couple_name: coupon.coupleName,
      code: coupon.code,
      created_at: coupon.at,
    })
    .onConflict((conflict) => conflict.columns(['discount_id', 'lead_id']).doNothing())
    .returning(['id', 'code'])
    .executeTakeFirst();
  if (inserted) return inserted;
  return tx
    .selectFrom('discount_coupons')
    .select(['id', 'code'])
    .where('discount_id', '=', coupon.discountId)
    .where('lead_id', '=', coupon.leadId)
    .executeTakeFirstOrThrow();
}

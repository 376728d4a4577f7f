import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { DiscountCouponTable, DiscountTable } from './discounts.tables.ts';

type Given = Partial<Insertable<DiscountTable>> & Pick<Insertable<DiscountTable>, 'customer_id' | 'provider_id'>;

/** A discount that waits for approval, unless given otherwise. */
export async function buildDiscount(tx: Tx, given: Given): Promise<{ id: number }> {
  return tx
    .insertInto('discounts')
    .values({
      title: 'Winter Fridays',
      intro: 'The fire’s on and the whole barn is yours.',
      discount_type: 'discount',
      discount_ratio: 20,
      valid_from: '2020-01-01',
      valid_until: '2099-12-31',
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

type GivenCoupon = Partial<Insertable<DiscountCouponTable>> &
  Pick<Insertable<DiscountCouponTable>, 'customer_id' | 'discount_id'>;

export async function buildCoupon(tx: Tx, given: GivenCoupon): Promise<{ id: number; code: string }> {
  return tx
    .insertInto('discount_coupons')
    .values({ couple_name: 'Layla & Marcus', code: 'WNTR2027', created_at: new Date().toISOString(), ...given })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();
}

import { randomInt } from 'node:crypto';
import type { Coupon } from '@bellbird/contract/reputation/discounts';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { record } from '#platform/audit/audit.ts';
import { type Member, ownerFor } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findLimitedProviders } from '#domains/money/packages/packages.public.ts';
import {
  type CouponFilter,
  type StatsRow,
  countCoupons,
  findCoupon,
  findCouponStats,
  findCoupons,
  findOfferToTake,
  findOrInsertCoupon,
  markUnused,
  markUsed,
} from './coupons.repository.ts';
import { isExpired, presentCoupon } from './discounts.presenter.ts';

/** Without letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const CODE_LENGTH = 8;

export type CouponsService = ReturnType<typeof createCouponsService>;

/** The coupons that couples take from offers. */
export function createCouponsService({ db, clock }: { db: Db; clock: Clock }) {
  const toOwner = (caller: Member) => ownerFor(caller, 'discounts');
  const read = async (tx: Tx, caller: Member, id: number) =>
    (await findCoupon(tx, toOwner(caller), id)) ?? fail('coupon_not_found');

  return {
    async list(
      caller: Member,
      { page, limit, ...filter }: Paging & CouponFilter,
    ): Promise<{ data: Coupon[]; total: number }> {
      const owner = toOwner(caller);
      const window = windowOf({ page, limit });
      const [rows, total] = await db.tenantRead(caller.customerId, (tx) =>
        Promise.all([findCoupons(tx, owner, filter, window), countCoupons(tx, owner, filter)]),
      );
      if (filter.code && total === 0) fail('coupon_not_found');
      return { data: rows.map((row) => presentCoupon(row, clock.now())), total };
    },

    readStats: (caller: Member): Promise<StatsRow[]> =>
      db.tenantRead(caller.customerId, (tx) => findCouponStats(tx, toOwner(caller), clock.now().toISOString())),

    act: (caller: Member, id: number, type: 'used' | 'unused'): Promise<Coupon> =>
      db.tenant(caller.customerId, async (tx) => {
        const { customerId, customerUserId: by } = caller;
        const coupon = await read(tx, caller, id);
        if (type === 'unused') await markUnused(tx, customerId, id);
        else {
          if (coupon.used_at === null && isExpired(coupon, clock.now())) fail('coupon_expired');
          if (!(await markUsed(tx, { customerId, id, at: clock.now().toISOString(), by }))) fail('coupon_used');
        }
        await record(tx, caller, {
          action: 'discounts.couponAction',
          subject: { kind: 'coupon', id },
          details: { type },
        });
        return presentCoupon(await read(tx, caller, id), clock.now());
      }),

    /** A couple takes an offer that they can see; taking it again returns the same coupon. */
    take: (discountId: number, leadId: number): Promise<{ id: number; code: string }> =>
      db.system(async (tx) => {
        const at = clock.now().toISOString();
        const offer = (await findOfferToTake(tx, { discountId, leadId, now: at })) ?? fail('not_found');
        const { customer_id: customerId, provider_id: providerId, couple_name: coupleName } = offer;
        // Only what the listing shows: offers are part of the paid packages.
        const limited = await findLimitedProviders(tx, [providerId], clock.now());
        if (!offer.isPublished || limited.has(providerId)) fail('not_possible_now');
        return findOrInsertCoupon(tx, { customerId, discountId, leadId, coupleName, code: createCode(), at });
      }),
  };
}

function createCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

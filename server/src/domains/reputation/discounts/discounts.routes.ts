import {
  actOnCoupon,
  createDiscount,
  deleteDiscount,
  endDiscount,
  listCoupons,
  listDiscountDocuments,
  listDiscounts,
  readCouponStats,
  readDiscount,
  readDiscountDocument,
  takeCoupon,
  updateDiscount,
} from '@bellbird/contract/reputation/discounts';
import { created, file, noContent, ok, page, route, type Route } from '#platform/http/route.ts';
import type { CouponsService } from './coupons.service.ts';
import type { DiscountsService } from './discounts.service.ts';

export function discountsRoutes(discounts: DiscountsService, coupons: CouponsService): Route[] {
  return [
    route(listDiscounts, async ({ caller, query }) => page(await discounts.list(caller, query), query)),
    route(readDiscount, async ({ caller, params }) => ok(await discounts.read(caller, params.id))),
    route(createDiscount, async ({ caller, body, files }) => created(await discounts.create(caller, body, files))),
    route(updateDiscount, async ({ caller, params, body, files }) =>
      ok(await discounts.update(caller, params.id, body, files)),
    ),
    route(deleteDiscount, async ({ caller, params }) => {
      await discounts.remove(caller, params.id);
      return noContent();
    }),
    route(endDiscount, async ({ caller, params }) => ok(await discounts.end(caller, params.id))),
    route(listDiscountDocuments, async ({ caller, params }) => ok(await discounts.listDocuments(caller, params.id))),
    route(readDiscountDocument, async ({ caller, params }) => file(await discounts.readDocument(caller, params.id))),
    route(listCoupons, async ({ caller, query }) => page(await coupons.list(caller, query), query)),
    route(readCouponStats, async ({ caller }) => {
      const rows = await coupons.readStats(caller);
      return ok(rows.map(({ discount_id: discountId, ...figures }) => ({ discountId, ...figures })));
    }),
    route(actOnCoupon, async ({ caller, params, body }) => ok(await coupons.act(caller, params.id, body.type))),
    route(takeCoupon, async ({ body }) => created(await coupons.take(body.discountId, body.leadId))),
  ];
}

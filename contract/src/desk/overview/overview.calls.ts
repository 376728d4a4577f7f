import { z } from 'zod';
import { staff } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { Day, Instant, id } from '../../shared/fields.ts';

/** A week of requests, all vendors together. */
export const MarketplaceWeek = z.object({
  /** Its Monday. */
  week: Day,
  requests: z.int(),
  answered: z.int(),
  /** Answered within the goal. */
  quick: z.int(),
  spam: z.int(),
  /** Of working time; null if nobody was answered. */
  medianMinutes: z.int().nullable(),
});
export type MarketplaceWeek = z.output<typeof MarketplaceWeek>;

const Place = z.object({ name: z.string(), requests: z.int() });

/** A vendor whose couples have waited longest. */
export const SlowVendor = z.object({
  provider: z.object({ id: id('provider'), name: z.string() }),
  customerId: id('customer'),
  couples: z.int(),
  since: Instant,
});
export type SlowVendor = z.output<typeof SlowVendor>;

export const FailedPayment = z.object({
  id: id('payment'),
  customer: z.object({ id: id('customer'), name: z.string() }),
  product: z.string(),
  cents: z.int(),
  failure: z.string().nullable(),
  dueDate: Day,
});
export type FailedPayment = z.output<typeof FailedPayment>;

export const DeskOverview = z.object({
  weeks: z.array(MarketplaceWeek),
  categories: z.array(Place),
  cities: z.array(Place),
  slow: z.array(SlowVendor),
  /** Only for roles with the right to it. */
  money: z
    .object({
      /** Received this month. */
      soldCents: z.int(),
      /** Should have been paid by now. */
      dueCents: z.int(),
      failedCents: z.int(),
      failed: z.array(FailedPayment),
    })
    .nullable(),
});
export type DeskOverview = z.output<typeof DeskOverview>;

export const readOverview = call({
  name: 'desk.overview',
  method: 'GET',
  path: '/desk/overview',
  summary: 'How the marketplace is: answers, requests, and money for who may see it',
  access: staff,
  responses: { 200: one(DeskOverview) },
});

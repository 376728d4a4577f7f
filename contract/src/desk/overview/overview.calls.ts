import { z } from 'zod';
import { staff, staffFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Paging, listOf, one } from '../../shared/envelope.ts';
import { PAYMENT_FAILURES } from '../../money/payments/payment-rules.ts';
import { Day, Instant, id, idParam, ourText } from '../../shared/fields.ts';
import { REQUEST_LISTS } from './request-lists.ts';

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

const Place = z.object({ id: z.int(), name: ourText(), requests: z.int() });

/** A vendor whose couples have waited longest. */
export const SlowVendor = z.object({
  provider: z.object({ id: id('provider'), name: z.string() }),
  customerId: id('customer'),
  couples: z.int(),
  since: Instant,
  /** Today, by somebody of the team. */
  reminded: z.object({ at: Instant, by: z.string() }).nullable(),
});
export type SlowVendor = z.output<typeof SlowVendor>;

export const FailedPayment = z.object({
  id: id('payment'),
  customer: z.object({ id: id('customer'), name: z.string() }),
  product: ourText(),
  cents: z.int(),
  failure: z.enum(PAYMENT_FAILURES).nullable(),
  dueDate: Day,
});
export type FailedPayment = z.output<typeof FailedPayment>;

export const DeskOverview = z.object({
  /** Who looks has neither finished nor dismissed the tour. */
  isNew: z.boolean(),
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

/** A request without the couple: the team sees how fast vendors are, and no letter that was written to them. */
export const DeskRequest = z.object({
  id: id('lead'),
  createdAt: Instant,
  provider: z.string(),
  customerId: id('customer'),
  category: ourText(),
  city: ourText(),
  /** Of working time; null if nobody has answered. */
  answerMinutes: z.int().nullable(),
});
export type DeskRequest = z.output<typeof DeskRequest>;

export const listRequests = call({
  name: 'desk.listRequests',
  method: 'GET',
  path: '/desk/requests',
  summary: 'List the requests behind a figure of the overview, newest first',
  access: staff,
  query: Paging.extend({
    list: z.enum(REQUEST_LISTS),
    /** Its first day; the last four weeks if there is none. */
    week: Day.optional(),
    categoryId: idParam('category').optional(),
    cityId: idParam('city').optional(),
  }),
  responses: { 200: listOf(DeskRequest) },
});

export const remindVendor = call({
  name: 'desk.remindVendor',
  method: 'POST',
  path: '/desk/providers/{id}/reminders',
  summary: 'Remind a vendor whose couples wait, by a to-do and a mail; once a day for the whole team',
  access: staffFor('accounts'),
  params: z.object({ id: idParam('provider') }),
  responses: { 204: z.void() },
});

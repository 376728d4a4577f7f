import { z } from 'zod';
import { memberFor, partner } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, Paging, listOf, one } from '../../shared/envelope.ts';
import { Day, Instant, id, idParam, text } from '../../shared/fields.ts';
import { CURRENCY, COUPON_CODE_MAX } from '../../shared/limits.ts';
import { documentUpload, imageUpload } from '../../shared/uploads.ts';
import { DiscountEdit, DiscountForm } from './discount-form.ts';
import { DISCOUNT_STATES, DISCOUNT_STATUSES, DISCOUNT_TYPES, PRICING_TYPES } from './discount-status.ts';

const ofDiscount = z.object({ id: idParam('discount') });

export const Discount = z.object({
  id: id('discount'),
  provider: z.object({ id: id('provider'), name: z.string() }),
  title: z.string(),
  shortDescription: z.string(),
  discountText: z.string(),
  giftText: z.string(),
  intro: z.string(),
  discountType: z.enum(DISCOUNT_TYPES),
  discountRatio: z.int().nullable(),
  installmentCount: z.int().nullable(),
  isPrimary: z.boolean(),
  pricingType: z.enum(PRICING_TYPES),
  priceBefore: z.int().nullable(),
  priceAfter: z.int().nullable(),
  currency: z.literal(CURRENCY),
  perPerson: z.boolean(),
  validFrom: Day,
  validUntil: Day,
  popupTitle: z.string(),
  popupDescription: z.string(),
  imageUrl: z.string().nullable(),
  documentName: z.string().nullable(),
  status: z.enum(DISCOUNT_STATUSES),
  /** Its state today, in the provider's time zone. */
  state: z.enum(DISCOUNT_STATES),
  rejectReason: z.string().nullable(),
  coupons: z.object({ taken: z.int(), used: z.int() }),
  version: z.int(),
});
export type Discount = z.output<typeof Discount>;

export const listDiscounts = call({
  name: 'discounts.list',
  method: 'GET',
  path: '/discounts',
  summary: 'The offers of the caller’s providers, newest first',
  access: memberFor('discounts'),
  query: Paging.extend({
    providerId: idParam('provider').optional(),
    state: z.enum(DISCOUNT_STATES).optional(),
  }),
  responses: { 200: listOf(Discount) },
});

export const readDiscount = call({
  name: 'discounts.read',
  method: 'GET',
  path: '/discounts/{id}',
  summary: 'One offer',
  access: memberFor('discounts'),
  params: ofDiscount,
  responses: { 200: one(Discount) },
});

const files = { image: imageUpload({ required: false }), document: documentUpload({ required: false }) };

export const createDiscount = call({
  name: 'discounts.create',
  method: 'POST',
  path: '/discounts',
  summary: 'Create an offer; the team reviews it before it is published',
  access: memberFor('discounts'),
  body: DiscountForm,
  files,
  responses: { 201: Created },
  idempotent: true,
});

export const updateDiscount = call({
  name: 'discounts.update',
  method: 'PUT',
  path: '/discounts/{id}',
  summary: 'Change an offer that is not approved yet; the team reviews it again',
  access: memberFor('discounts'),
  params: ofDiscount,
  body: DiscountEdit,
  files,
  responses: { 200: one(Discount) },
});

export const deleteDiscount = call({
  name: 'discounts.delete',
  method: 'DELETE',
  path: '/discounts/{id}',
  summary: 'Delete an offer that is not approved yet',
  access: memberFor('discounts'),
  params: ofDiscount,
  responses: { 204: z.void() },
});

export const endDiscount = call({
  name: 'discounts.end',
  method: 'POST',
  path: '/discounts/{id}/end',
  summary: 'End an approved offer now; coupons that couples have taken stay valid until its last day',
  access: memberFor('discounts'),
  params: ofDiscount,
  body: z.strictObject({}),
  responses: { 200: one(Discount) },
});

export const OfferDocument = z.object({ name: z.string(), sizeKb: z.int() });

export const listDiscountDocuments = call({
  name: 'discounts.documents',
  method: 'GET',
  path: '/discounts/{id}/documents',
  summary: 'The documents of an offer',
  access: memberFor('discounts'),
  calledBy: 'api',
  params: ofDiscount,
  responses: { 200: one(z.array(OfferDocument)) },
});

export const readDiscountDocument = call({
  name: 'discounts.document',
  method: 'GET',
  path: '/discounts/{id}/document',
  summary: 'Download the document of an offer',
  access: memberFor('discounts'),
  params: ofDiscount,
  sensitive: 'export',
  responses: { 200: 'blob' },
});

export const Coupon = z.object({
  id: id('coupon'),
  code: z.string(),
  discountId: id('discount'),
  discountTitle: z.string(),
  provider: z.object({ id: id('provider'), name: z.string(), timeZone: z.string() }),
  couple: z.object({ name: z.string(), leadId: id('lead').nullable() }),
  createdAt: Instant,
  usedAt: Instant.nullable(),
  /** The last day it can be used. */
  validUntil: Day,
  isExpired: z.boolean(),
});
export type Coupon = z.output<typeof Coupon>;

export const listCoupons = call({
  name: 'discounts.coupons',
  method: 'GET',
  path: '/discount-coupons',
  summary: 'The coupons couples have taken, newest first; with a code, that one or an error',
  access: memberFor('discounts'),
  query: Paging.extend({
    discountId: idParam('discount').optional(),
    code: text(COUPON_CODE_MAX).optional(),
  }),
  responses: { 200: listOf(Coupon) },
});

export const CouponStats = z.object({
  discountId: id('discount'),
  title: z.string(),
  taken: z.int(),
  used: z.int(),
  expired: z.int(),
});

export const readCouponStats = call({
  name: 'discounts.couponStats',
  method: 'GET',
  path: '/discount-coupons/stats',
  summary: 'How many coupons of each offer were taken, used and expired',
  access: memberFor('discounts'),
  responses: { 200: one(z.array(CouponStats)) },
});

export const COUPON_ACTIONS = ['used', 'unused'] as const;

export const actOnCoupon = call({
  name: 'discounts.couponAction',
  method: 'POST',
  path: '/discount-coupons/{id}/actions',
  summary: 'Mark a coupon as used, or as unused again',
  access: memberFor('discounts'),
  params: z.object({ id: idParam('coupon') }),
  body: z.strictObject({ type: z.enum(COUPON_ACTIONS) }),
  responses: { 200: one(Coupon) },
});

export const takeCoupon = call({
  name: 'discounts.takeCoupon',
  method: 'POST',
  path: '/dugun-coupons',
  summary: 'The marketplace reports that a couple took an offer; signed, and a repeat returns the same coupon',
  access: partner,
  body: z.strictObject({ discountId: id('discount'), leadId: id('lead') }),
  responses: { 201: one(z.object({ id: id('coupon'), code: z.string() })) },
});

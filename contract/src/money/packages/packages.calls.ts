import { z } from 'zod';
import { member, memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, one } from '../../shared/envelope.ts';
import { Day, id, idParam, text } from '../../shared/fields.ts';
import { COMPANY_NAME_MAX, CURRENCY, PERSON_NAME_MAX } from '../../shared/limits.ts';
import { PRODUCT_TYPES, UPGRADES } from './upgrades.ts';

const Holding = z.object({
  name: z.string(),
  summary: z.string(),
  /** What it holds, a sentence each. */
  features: z.array(z.string()),
});

/** The package a provider has now: the one that is paid for, or the limited one. */
export const ActiveProduct = Holding.extend({
  isLimited: z.boolean(),
  /** From when on; null where nobody wrote it down. */
  startsOn: Day.nullable(),
  /** The last day it counts; null when it does not end. */
  endsOn: Day.nullable(),
});
export type ActiveProduct = z.output<typeof ActiveProduct>;

export const readActiveProduct = call({
  name: 'packages.active',
  method: 'GET',
  path: '/providers/{id}/active-product',
  summary: 'The package a provider has now, until when, and what it holds',
  access: memberFor('payments'),
  params: z.object({ id: idParam('provider') }),
  responses: { 200: one(ActiveProduct) },
});

export const ProductPrice = Holding.extend({
  id: z.int(),
  type: z.enum(PRODUCT_TYPES).exclude(['all']),
  /** How long it runs; null for what is bought once, and for the limited package, which does not end. */
  months: z.int().nullable(),
  /** Of the provider's category, with GST. */
  amountCents: z.int(),
  currency: z.literal(CURRENCY),
});
export type ProductPrice = z.output<typeof ProductPrice>;

export const listProductPrices = call({
  name: 'packages.prices',
  method: 'GET',
  path: '/provider-product-price',
  summary: 'What a provider can buy, at the price of its category',
  access: memberFor('payments'),
  query: z.object({ providerId: idParam('provider'), type: z.enum(PRODUCT_TYPES).default('all') }),
  responses: { 200: one(z.array(ProductPrice)) },
});

/** A vendor would like to hear about more than their package holds. */
export const CampaignRequestForm = z.strictObject({
  /** One of the configuration list `campaign_id`. */
  campaign: z.strictObject({ id: z.int().positive().max(32_767) }),
  companyName: text(COMPANY_NAME_MAX),
  /** Who asks: always the caller. */
  customer: z.strictObject({ id: id('customer') }),
  customerUser: z.strictObject({ id: id('customerUser') }),
  name: text(PERSON_NAME_MAX),
  /** What was missing when they asked. */
  upgrade: z.enum(UPGRADES).optional(),
});
export type CampaignRequestForm = z.output<typeof CampaignRequestForm>;

export const createCampaignRequest = call({
  name: 'packages.requestCampaign',
  method: 'POST',
  path: '/campaign-requests',
  summary: 'Ask the account manager about an upgrade; the same one again on the same day is the same request',
  access: member,
  body: CampaignRequestForm,
  responses: { 201: Created },
  idempotent: true,
});

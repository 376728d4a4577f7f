import { z } from 'zod';
import { member, memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, one } from '../../shared/envelope.ts';
import { Day, id, idParam, ourText, text } from '../../shared/fields.ts';
import { COMPANY_NAME_MAX, CURRENCY, PERSON_NAME_MAX } from '../../shared/limits.ts';
import { PROMISE_CODES } from './promises.ts';
import { PRODUCT_TYPES, UPGRADES } from './upgrades.ts';

const ProductInfo = z.object({
  name: ourText(),
  summary: ourText(),
  /** What it includes; `count` is how many photos, rivals, minutes, stops or weeks. */
  promises: z.array(z.object({ code: z.enum(PROMISE_CODES), count: z.int().nullable() })),
});

/** The current package of a provider: the paid one, or the limited one. */
export const ActiveProduct = ProductInfo.extend({
  isLimited: z.boolean(),
  /** Null when the start is not recorded. */
  startsOn: Day.nullable(),
  /** The last day; null when it does not end. */
  endsOn: Day.nullable(),
});
export type ActiveProduct = z.output<typeof ActiveProduct>;

export const readActiveProduct = call({
  name: 'packages.active',
  method: 'GET',
  path: '/providers/{id}/active-product',
  summary: 'Read the current package of a provider, its end and what it includes',
  access: memberFor('payments'),
  params: z.object({ id: idParam('provider') }),
  responses: { 200: one(ActiveProduct) },
});

export const ProductPrice = ProductInfo.extend({
  id: z.int(),
  type: z.enum(PRODUCT_TYPES).exclude(['all']),
  /** Null for what is bought once and for the limited package, which do not end. */
  months: z.int().nullable(),
  /** The price for the provider's category, including GST, with the campaign that runs. */
  amountCents: z.int(),
  /** Why it costs less than usual, and until when. */
  campaign: z.object({ name: ourText(), until: Day, regularCents: z.int() }).nullable(),
  currency: z.literal(CURRENCY),
});
export type ProductPrice = z.output<typeof ProductPrice>;

export const listProductPrices = call({
  name: 'packages.prices',
  method: 'GET',
  path: '/provider-product-price',
  summary: 'List what a provider can buy, with the prices for its category',
  access: memberFor('payments'),
  query: z.object({ providerId: idParam('provider'), type: z.enum(PRODUCT_TYPES).default('all') }),
  responses: { 200: one(z.array(ProductPrice)) },
});

/** A vendor asks the account manager about an upgrade. */
export const CampaignRequestForm = z.strictObject({
  /** An entry of the configuration list `campaign_id`. */
  campaign: z.strictObject({ id: z.int().positive().max(32_767) }),
  companyName: text(COMPANY_NAME_MAX),
  /** Always the caller. */
  customer: z.strictObject({ id: id('customer') }),
  customerUser: z.strictObject({ id: id('customerUser') }),
  name: text(PERSON_NAME_MAX),
  /** The feature their package does not include. */
  upgrade: z.enum(UPGRADES).optional(),
});
export type CampaignRequestForm = z.output<typeof CampaignRequestForm>;

export const createCampaignRequest = call({
  name: 'packages.requestCampaign',
  method: 'POST',
  path: '/campaign-requests',
  summary: 'Ask the account manager about an upgrade; the same one on the same day counts once',
  access: member,
  body: CampaignRequestForm,
  responses: { 201: Created },
  idempotent: true,
});

import { z } from 'zod';
import { partner } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created } from '../../shared/envelope.ts';
import { Day, Instant, WholeDollars, id, optionalText, text, RowNumber, EMAIL_MAX } from '../../shared/fields.ts';
import { COUPLE_NAME_MAX, GUESTS_MAX } from '../../shared/limits.ts';
import { CONTACT_PREFERENCES } from '../leads/lead-channels.ts';
import { FIRST_LEAD_TYPES } from '../leads/leads.calls.ts';
import { VISIT_SOURCES } from './visit-sources.ts';

const leadItem = z.strictObject({
  name: text(160),
  price: WholeDollars.nullable().default(null),
  quantity: z.int().min(1).max(1000).default(1),
});

/** A request from the marketplace. It carries the marketplace's own ids, so that we recognise a repeat. */
export const MarketplaceLead = z.strictObject({
  requestId: text(60),
  providerId: id('provider'),
  couple: z.strictObject({
    id: text(60),
    name: text(COUPLE_NAME_MAX),
    email: z.email().max(EMAIL_MAX).nullable(),
    partnerEmail: z.email().max(EMAIL_MAX).nullable().default(null),
    phone: z
      .string()
      .regex(/^\+\d{8,15}$/, 'Please give the number in international form.')
      .nullable(),
    contactPreference: z.enum(CONTACT_PREFERENCES).default('any'),
  }),
  organizationDate: Day.nullable(),
  organizationTypeId: RowNumber.default(1),
  guests: z.int().min(1).max(GUESTS_MAX).nullable(),
  budget: WholeDollars.nullable(),
  place: optionalText(120).default(''),
  message: optionalText(4000).default(''),
  answers: z
    /** A question of the category’s form (GET /providers/{id}/info-request-forms), or a data field of every lead. */
    .array(z.strictObject({ field: text(60), value: text(400) }))
    .max(30)
    .default([]),
  items: z.array(leadItem).max(30).default([]),
  isPrepaid: z.boolean().default(false),
  firstLeadType: z.enum(FIRST_LEAD_TYPES).default('lead'),
  source: z.enum(['marketplace', 'app']).default('marketplace'),
  loan: z.strictObject({ amount: WholeDollars.nullable() }).nullable().default(null),
});

export const createMarketplaceLead = call({
  name: 'couples.createMarketplaceLead',
  method: 'POST',
  path: '/dugun-leads',
  summary: 'The marketplace sends a couple’s request; signed, and the same request twice is one lead',
  access: partner,
  body: MarketplaceLead,
  responses: { 201: Created },
});

/** The marketplace's id of the event: received twice, it is applied once. */
const eventId = text(60);

/** What couples do on the marketplace, before and after their request. */
export const CoupleEvent = z.discriminatedUnion('type', [
  z.strictObject({
    eventId,
    type: z.literal('visited'),
    /** Null for an unknown visitor. The marketplace leaves out robots and the vendor's own team. */
    coupleId: text(60).nullable(),
    /** The marketplace's id of the browser, so that an unknown visitor counts once a day. */
    visitor: text(120).nullable().default(null),
    providerId: id('provider'),
    source: z.enum(VISIT_SOURCES).default('direct'),
    page: optionalText(120).default(''),
  }),
  /** How many of a provider's advertisements were shown or clicked since the last event. */
  z.strictObject({
    eventId,
    type: z.literal('advertised'),
    providerId: id('provider'),
    shown: z.int().min(0).max(1_000_000),
    clicked: z.int().min(0).max(1_000_000),
  }),
  z.strictObject({ eventId, type: z.literal('liked'), coupleId: text(60), providerId: id('provider') }),
  z.strictObject({ eventId, type: z.literal('wrote'), requestId: text(60), messageId: text(60), message: text(4000) }),
  z.strictObject({ eventId, type: z.literal('appointment_proposed'), requestId: text(60), at: Instant }),
  /** The couple reports a booking: the vendor approves or rejects it. */
  z.strictObject({
    eventId,
    type: z.literal('deal_declared'),
    requestId: text(60),
    price: WholeDollars.nullable().default(null),
  }),
  /** The couple confirms the deal the vendor entered: it is approved. */
  z.strictObject({ eventId, type: z.literal('deal_confirmed'), requestId: text(60) }),
  z.strictObject({ eventId, type: z.literal('cancelled'), requestId: text(60) }),
  z.strictObject({
    eventId,
    type: z.literal('contact_preference'),
    coupleId: text(60),
    contactPreference: z.enum(CONTACT_PREFERENCES),
  }),
  z.strictObject({ eventId, type: z.literal('account_deleted'), coupleId: text(60) }),
]);
export type CoupleEvent = z.output<typeof CoupleEvent>;

export const receiveCoupleEvent = call({
  name: 'couples.receiveEvent',
  method: 'POST',
  path: '/dugun-leads/events',
  summary: 'The marketplace sends what a couple did; signed',
  access: partner,
  body: CoupleEvent,
  responses: { 204: z.void() },
});

import { z } from 'zod';
import { memberFor, partner } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, Paging, listOf, one } from '../../shared/envelope.ts';
import { Day, Instant, WholeDollars, id, idParam, idsParam, optionalText, text } from '../../shared/fields.ts';
import { COUPLE_NAME_MAX, GUESTS_MAX } from '../../shared/limits.ts';
import { CONTACT_PREFERENCES } from '../leads/lead-channels.ts';
import { FIRST_LEAD_TYPES, LEAD_DATA_FIELDS } from '../leads/leads.calls.ts';
import { VISIT_SOURCES } from '../../insight/statistics/visit-sources.ts';

export const COUPLE_HITS = ['name', 'code', 'phone', 'message'] as const;

export const CoupleHit = z.object({
  leadId: id('lead'),
  coupleName: z.string().nullable(),
  extensionNumber: z.string(),
  providerName: z.string(),
  categoryName: z.string(),
  organizationDate: Day.nullable(),
  /** By what it was found, and for a message the words around it. */
  by: z.enum(COUPLE_HITS),
  excerpt: z.string().nullable(),
});
export type CoupleHit = z.output<typeof CoupleHit>;

export const searchCouples = call({
  name: 'couples.search',
  method: 'GET',
  path: '/search/couple',
  summary: 'Couples by a part of their name or code, by the words of a message, or by their whole phone number',
  access: memberFor('leads'),
  query: z.object({ coupleName: text(COUPLE_NAME_MAX) }),
  responses: { 200: one(z.array(CoupleHit)) },
});

export const readCoupleStats = call({
  name: 'couples.stats',
  method: 'GET',
  path: '/leads/{id}/couple-stats',
  summary: 'What the couple behind a lead has done so far',
  access: memberFor('leads'),
  params: z.object({ id: idParam('lead') }),
  responses: {
    200: one(
      z.object({
        requestsSent: z.int(),
        offersReceived: z.int(),
        dealsMade: z.int(),
        lastVisitAt: Instant.nullable(),
        visits: z.int(),
      }),
    ),
  },
});

export const readLastActivity = call({
  name: 'couples.lastActivity',
  method: 'GET',
  path: '/couple/{id}/last-activity',
  summary: 'When a couple was last seen on the marketplace',
  access: memberFor('leads'),
  params: z.object({ id: idParam('couple') }),
  responses: { 200: one(z.object({ lastActiveAt: Instant.nullable() })) },
});

export const listCoupleVisits = call({
  name: 'couples.visits',
  method: 'GET',
  path: '/couple-visit-log',
  summary: 'When a couple looked at the provider’s page',
  access: memberFor('leads'),
  query: Paging.extend({ coupleId: idParam('couple').optional(), providerIds: idsParam('provider').optional() }),
  responses: {
    200: listOf(
      z.object({
        id: z.int(),
        coupleId: id('couple'),
        providerId: id('provider'),
        visitedAt: Instant,
        page: z.string(),
      }),
    ),
  },
});

export const COUPLE_PROVIDER_STATUSES = ['agreed', 'approved', 'refused'] as const;

export const CoupleProvider = z.object({
  id: id('coupleProvider'),
  leadId: id('lead'),
  coupleId: id('couple'),
  coupleName: z.string(),
  providerId: id('provider'),
  providerName: z.string(),
  status: z.enum(COUPLE_PROVIDER_STATUSES),
  agreedAt: Instant,
  price: z.int().nullable(),
  weddingDate: Day.nullable(),
  commentRequestedAt: Instant.nullable(),
  version: z.int(),
});
export type CoupleProvider = z.output<typeof CoupleProvider>;

const dealFields = {
  price: WholeDollars.nullable(),
  weddingDate: Day.nullable(),
  /** The day is taken already, and that is known. */
  despiteDayTaken: z.boolean().optional(),
};
const ofDeal = z.object({ id: idParam('coupleProvider') });
const dealsQuery = {
  providerIds: idsParam('provider').optional(),
  agreedAtStart: Day.optional(),
  agreedAtEnd: Day.optional(),
};

export const listCoupleProviders = call({
  name: 'couples.listDeals',
  method: 'GET',
  path: '/couple-providers',
  summary: 'The deals with couples, the last first',
  access: memberFor('leads'),
  query: Paging.extend({ ...dealsQuery, status: z.enum(COUPLE_PROVIDER_STATUSES).optional() }),
  responses: { 200: listOf(CoupleProvider) },
});

export const readCoupleProvider = call({
  name: 'couples.readDeal',
  method: 'GET',
  path: '/couple-providers/{id}',
  summary: 'One deal',
  access: memberFor('leads'),
  params: ofDeal,
  responses: { 200: one(CoupleProvider) },
});

export const createCoupleProvider = call({
  name: 'couples.createDeal',
  method: 'POST',
  path: '/couple-providers',
  summary: 'Make a deal with a couple: the same as moving the lead to it',
  access: memberFor('leads'),
  body: z.strictObject({ leadId: id('lead'), ...dealFields }),
  responses: { 201: Created },
  idempotent: true,
});

export const updateCoupleProvider = call({
  name: 'couples.updateDeal',
  method: 'PUT',
  path: '/couple-providers/{id}',
  summary: 'Correct the price or the day of a deal',
  access: memberFor('leads'),
  params: ofDeal,
  body: z.strictObject({ ...dealFields, version: z.int() }),
  responses: { 200: one(CoupleProvider) },
});

export const deleteCoupleProvider = call({
  name: 'couples.deleteDeal',
  method: 'DELETE',
  path: '/couple-providers/{id}',
  summary: 'Take back a deal that is not approved yet; the lead is negotiated again',
  access: memberFor('leads'),
  params: ofDeal,
  responses: { 204: z.void() },
});

export const readCoupleProviderStats = call({
  name: 'couples.dealStats',
  method: 'GET',
  path: '/couple-providers-stats',
  summary: 'How many deals, and what they are worth',
  access: memberFor('leads'),
  query: z.object(dealsQuery),
  responses: {
    200: one(
      z.object({
        agreed: z.int(),
        approved: z.int(),
        refused: z.int(),
        total: z.int(),
        value: z.int(),
        currency: z.string(),
      }),
    ),
  },
});

const leadItem = z.strictObject({
  name: text(160),
  price: WholeDollars.nullable().default(null),
  quantity: z.int().min(1).max(1000).default(1),
});

/** A request as the marketplace hands it over. Partner ids are its own, so that a repeat is known. */
export const MarketplaceLead = z.strictObject({
  requestId: text(60),
  providerId: id('provider'),
  couple: z.strictObject({
    id: text(60),
    name: text(COUPLE_NAME_MAX),
    email: z.email().nullable(),
    partnerEmail: z.email().nullable().default(null),
    phone: z
      .string()
      .regex(/^\+\d{8,15}$/, 'Please give the number in international form.')
      .nullable(),
    contactPreference: z.enum(CONTACT_PREFERENCES).default('any'),
  }),
  organizationDate: Day.nullable(),
  organizationTypeId: z.int().positive().default(1),
  guests: z.int().min(1).max(GUESTS_MAX).nullable(),
  budget: WholeDollars.nullable(),
  place: optionalText(120).default(''),
  message: optionalText(4000).default(''),
  answers: z
    .array(z.strictObject({ field: z.enum(LEAD_DATA_FIELDS), value: text(400) }))
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
  summary: 'The marketplace hands over a couple’s request; signed, and the same request twice is one lead',
  access: partner,
  body: MarketplaceLead,
  responses: { 201: Created },
});

/** The marketplace's own name for the event: told twice, it happened once. */
const eventId = text(60);

/** What couples do on the marketplace: before the request they look, after it they write and decide. */
export const CoupleEvent = z.discriminatedUnion('type', [
  z.strictObject({
    eventId,
    type: z.literal('visited'),
    /** Nobody in particular is null. The marketplace leaves out robots and the vendor's own team. */
    coupleId: text(60).nullable(),
    /** The marketplace's name for the browser: somebody unknown is counted once a day by it. */
    visitor: text(120).nullable().default(null),
    providerId: id('provider'),
    source: z.enum(VISIT_SOURCES).default('direct'),
    page: optionalText(120).default(''),
  }),
  /** Advertisements of a provider, as many as were shown or clicked since the last telling. */
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
  /** They say they booked: the vendor approves or rejects it. */
  z.strictObject({
    eventId,
    type: z.literal('deal_declared'),
    requestId: text(60),
    price: WholeDollars.nullable().default(null),
  }),
  /** They agree with the deal the vendor entered: it is approved. */
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
  summary: 'The marketplace tells what a couple did; signed',
  access: partner,
  body: CoupleEvent,
  responses: { 204: z.void() },
});

import { z } from 'zod';
import { memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, Paging, listOf, one } from '../../shared/envelope.ts';
import { Day, Instant, WholeDollars, id, idParam, idsParam, Version, RowNumber } from '../../shared/fields.ts';

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
  /** The space that is booked; null is the whole provider. */
  spaceId: RowNumber.nullable().optional(),
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
  summary: 'The deals with couples, newest first',
  access: memberFor('leads'),
  calledBy: 'api',
  query: Paging.extend({ ...dealsQuery, status: z.enum(COUPLE_PROVIDER_STATUSES).optional() }),
  responses: { 200: listOf(CoupleProvider) },
});

export const readCoupleProvider = call({
  name: 'couples.readDeal',
  method: 'GET',
  path: '/couple-providers/{id}',
  summary: 'One deal',
  access: memberFor('leads'),
  calledBy: 'api',
  params: ofDeal,
  responses: { 200: one(CoupleProvider) },
});

export const createCoupleProvider = call({
  name: 'couples.createDeal',
  method: 'POST',
  path: '/couple-providers',
  summary: 'Make a deal with a couple: the same as moving the lead to ‘deal’',
  access: memberFor('leads'),
  calledBy: 'api',
  body: z.strictObject({ leadId: id('lead'), ...dealFields }),
  responses: { 201: Created },
  idempotent: true,
});

export const updateCoupleProvider = call({
  name: 'couples.updateDeal',
  method: 'PUT',
  path: '/couple-providers/{id}',
  summary: 'Correct the price, the day or the space of a deal; the calendar follows',
  access: memberFor('leads'),
  params: ofDeal,
  body: z.strictObject({ ...dealFields, version: Version }),
  responses: { 200: one(CoupleProvider) },
});

export const deleteCoupleProvider = call({
  name: 'couples.deleteDeal',
  method: 'DELETE',
  path: '/couple-providers/{id}',
  summary: 'Delete a deal that is not approved yet; the lead goes back to negotiating',
  access: memberFor('leads'),
  calledBy: 'api',
  params: ofDeal,
  responses: { 204: z.void() },
});

export const readCoupleProviderStats = call({
  name: 'couples.dealStats',
  method: 'GET',
  path: '/couple-providers-stats',
  summary: 'How many deals there are, and their value',
  access: memberFor('leads'),
  calledBy: 'api',
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

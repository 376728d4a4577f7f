import { z } from 'zod';
import { memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Paging, listOf, one } from '../../shared/envelope.ts';
import { Day, Instant, id, idParam, idsParam, text, ourText } from '../../shared/fields.ts';
import { COUPLE_NAME_MAX } from '../../shared/limits.ts';

export const COUPLE_HITS = ['name', 'code', 'phone', 'message'] as const;

export const CoupleHit = z.object({
  leadId: id('lead'),
  coupleName: z.string().nullable(),
  extensionNumber: z.string(),
  providerName: z.string(),
  categoryName: ourText(),
  organizationDate: Day.nullable(),
  /** What it was found by, and for a message the text around the match. */
  by: z.enum(COUPLE_HITS),
  excerpt: z.string().nullable(),
});
export type CoupleHit = z.output<typeof CoupleHit>;

export const searchCouples = call({
  name: 'couples.search',
  method: 'GET',
  path: '/search/couple',
  summary: 'Search couples by part of their name or code, by the text of a message, or by their whole phone number',
  access: memberFor('leads'),
  query: z.object({ coupleName: text(COUPLE_NAME_MAX) }),
  responses: { 200: one(z.array(CoupleHit)) },
});

export const readCoupleStats = call({
  name: 'couples.stats',
  method: 'GET',
  path: '/leads/{id}/couple-stats',
  summary: 'What the couple of a lead has done on the marketplace so far',
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
  summary: 'When a couple was last active on the marketplace',
  access: memberFor('leads'),
  params: z.object({ id: idParam('couple') }),
  responses: { 200: one(z.object({ lastActiveAt: Instant.nullable() })) },
});

export const listCoupleVisits = call({
  name: 'couples.visits',
  method: 'GET',
  path: '/couple-visit-log',
  summary: 'When couples visited the provider’s page',
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

import { z } from 'zod';
import { memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Paging, listOf, one } from '../../shared/envelope.ts';
import { Day, Instant, id, idParam, idsParam, ourText } from '../../shared/fields.ts';
import { STATISTICS_DAYS_DEFAULT } from '../../shared/limits.ts';
import { VISIT_SOURCES } from '../../couples/marketplace/visit-sources.ts';
import { MAGNETS } from './measures.ts';

const access = memberFor('statistics');

/** Days in the provider's time zone, both included. By default the last days up to today. */
const period = {
  from: Day.optional().meta({ examples: ['2026-10-17'] }),
  to: Day.optional().meta({ examples: ['2026-11-15'] }),
  providerIds: idsParam('provider').optional(),
};
export const StatisticsQuery = z.object(period);
export type StatisticsQuery = z.output<typeof StatisticsQuery>;

const Period = z.object({ from: Day, to: Day });
const periods = { period: Period, before: Period };
/** A count in the period, and in the one before. */
const Counted = z.object({ now: z.int(), before: z.int() });

export const VisitLogEntry = z.object({
  id: z.int(),
  visitedAt: Instant,
  source: z.enum(VISIT_SOURCES),
  page: z.string(),
  provider: z.object({ id: id('provider'), name: z.string(), timeZone: z.string() }),
  /** The couple, once they have a request with this provider; null before. */
  couple: z.object({ leadId: id('lead'), name: z.string() }).nullable(),
});
export type VisitLogEntry = z.output<typeof VisitLogEntry>;

export const listVisits = call({
  name: 'statistics.visitLog',
  method: 'GET',
  path: '/visit-logs',
  summary: `The visits to the user’s provider pages, newest first; by default those of the last ${STATISTICS_DAYS_DEFAULT} days`,
  access,
  query: Paging.extend({ ...period, source: z.enum(VISIT_SOURCES).optional() }),
  responses: { 200: listOf(VisitLogEntry) },
});

export const VisitFigures = z.object({
  ...periods,
  /** Visitors by day, each counted once a day. */
  days: z.array(z.int()),
  daysBefore: z.array(z.int()),
  visits: Counted,
  views: Counted,
  sources: z.array(z.object({ source: z.enum(VISIT_SOURCES), visits: z.int() })),
  providers: z.array(z.object({ id: id('provider'), name: z.string(), visits: Counted })),
  /** Requests in the period, and how many of them have become a deal. */
  requests: Counted,
  won: Counted,
});
export type VisitFigures = z.output<typeof VisitFigures>;

export const readVisits = call({
  name: 'statistics.visits',
  method: 'GET',
  path: '/visit-logs/providers',
  summary: 'The visits by provider and day next to the period before, and how many became requests and deals',
  access,
  query: StatisticsQuery,
  responses: { 200: one(VisitFigures) },
});

export const exportVisits = call({
  name: 'statistics.exportVisits',
  method: 'GET',
  path: '/visit-logs/export',
  summary: 'The visits by provider and day as a CSV file',
  access,
  query: StatisticsQuery,
  sensitive: 'export',
  responses: { 200: 'blob' },
});

export const AdvertFigures = z.object({
  ...periods,
  shown: Counted,
  clicked: Counted,
  providers: z.array(z.object({ id: id('provider'), name: z.string(), shown: z.int(), clicked: z.int() })),
});
export type AdvertFigures = z.output<typeof AdvertFigures>;

export const readAdverts = call({
  name: 'statistics.adverts',
  method: 'GET',
  path: '/provider-ad-stats',
  summary: 'How often the providers’ advertisements were shown and clicked',
  access,
  query: StatisticsQuery,
  responses: { 200: one(AdvertFigures) },
});

/** A group of requests, and how many became deals. */
const Slice = z.object({ key: z.string(), requests: z.int(), deals: z.int() });
export type Slice = z.output<typeof Slice>;

export const WeddingFigures = z.object({
  ...periods,
  months: z.array(
    z.object({
      month: z.string(),
      deals: z.int(),
      value: z.int(),
      requests: z.int(),
      /** How many of the month's requests have become a deal. */
      won: z.int(),
      visits: z.int(),
    }),
  ),
  /** The deals of the months before, in the same order. */
  dealsBefore: z.array(z.int()),
  deals: Counted,
  value: Counted,
  requests: Counted,
  won: Counted,
  visits: Counted,
  /** Deals by wedding date; for some it is not known. */
  seasons: z.array(z.object({ key: z.string(), deals: z.int() })),
  weekdays: z.array(z.object({ key: z.string(), deals: z.int() })),
  guests: z.array(Slice),
  budgets: z.array(Slice),
  rejectReasons: z.array(z.object({ id: z.int().nullable(), count: z.int() })),
  daysToDeal: z.object({
    median: z.int().nullable(),
    spread: z.array(z.object({ key: z.string(), deals: z.int() })),
  }),
});
export type WeddingFigures = z.output<typeof WeddingFigures>;

export const readWeddings = call({
  name: 'statistics.weddings',
  method: 'GET',
  path: '/stats/weddings',
  summary: 'Deals by month with their conversion rates, and the kinds of weddings',
  access,
  query: StatisticsQuery,
  responses: { 200: one(WeddingFigures) },
});

export const exportWeddings = call({
  name: 'statistics.exportWeddings',
  method: 'GET',
  path: '/stats/weddings/export',
  summary: 'Deals, requests and visits by month as a CSV file',
  access,
  query: StatisticsQuery,
  sensitive: 'export',
  responses: { 200: 'blob' },
});

export const MagnetFigures = z.object({
  ...periods,
  /** How many visits each source brought, and how many couples sent a request after their last such visit. */
  magnets: z.array(z.object({ magnet: z.enum(MAGNETS), visits: Counted, requests: z.int(), deals: z.int() })),
  visits: z.int(),
  requests: z.int(),
});
export type MagnetFigures = z.output<typeof MagnetFigures>;

export const readMagnets = call({
  name: 'statistics.magnets',
  method: 'GET',
  path: '/stats/magnets',
  summary: 'How many visits each magnet brought to the page, and how many became requests',
  access,
  query: StatisticsQuery,
  responses: { 200: one(MagnetFigures) },
});

export const exportMagnets = call({
  name: 'statistics.exportMagnets',
  method: 'GET',
  path: '/stats/magnets/export',
  summary: 'The magnets as a CSV file',
  access,
  query: StatisticsQuery,
  sensitive: 'export',
  responses: { 200: 'blob' },
});

export const RIVAL_SCOPES = ['city', 'region', 'none'] as const;

export const RivalFigures = z.object({
  provider: z.object({ id: id('provider'), name: z.string() }),
  unit: z.enum(['percent', 'count']),
  /** The group to compare with; providers are never named. With too few of them there is no comparison. */
  group: z.object({ scope: z.enum(RIVAL_SCOPES), category: ourText(), place: z.string(), count: z.int() }),
  /** The last six full months. */
  months: z.array(
    z.object({
      month: z.string(),
      own: z.number().nullable(),
      rivals: z.object({ average: z.number(), best: z.number(), median: z.number(), count: z.int() }).nullable(),
      /** The percentage of competitors that did less well. */
      percentile: z.int().nullable(),
    }),
  ),
});
export type RivalFigures = z.output<typeof RivalFigures>;

const ofProvider = {
  method: 'GET',
  access,
  params: z.object({ id: idParam('provider') }),
  responses: { 200: one(RivalFigures) },
} as const;

export const compareLeadToDeal = call({
  ...ofProvider,
  name: 'statistics.leadToDeal',
  path: '/stats/providers/{id}/lead-to-deal',
  summary: 'The share of requests that became deals, next to similar competitors',
});

export const compareLeads = call({
  ...ofProvider,
  name: 'statistics.leadToLead',
  path: '/stats/providers/{id}/lead-to-lead',
  summary: 'The requests of each month, next to similar competitors',
});

export const compareViewToDeal = call({
  ...ofProvider,
  name: 'statistics.viewToDeal',
  path: '/stats/providers/{id}/view-to-deal',
  summary: 'The share of visits that became deals, next to similar competitors',
});

export const compareViewToLead = call({
  ...ofProvider,
  name: 'statistics.viewToLead',
  path: '/stats/providers/{id}/view-to-lead',
  summary: 'The share of visits that became requests, next to similar competitors',
});

export const compareVisits = call({
  ...ofProvider,
  name: 'statistics.toSimilar',
  path: '/stats/providers/{id}/to-similar',
  summary: 'The visits of each month, next to similar competitors',
});

export const exportRivals = call({
  ...ofProvider,
  name: 'statistics.exportRivals',
  path: '/stats/providers/{id}/export',
  summary: 'Every comparison with competitors as a CSV file',
  sensitive: 'export',
  responses: { 200: 'blob' },
});

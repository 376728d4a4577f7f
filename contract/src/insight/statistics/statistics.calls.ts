import { z } from 'zod';
import { memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Paging, listOf, one } from '../../shared/envelope.ts';
import { Day, Instant, id, idParam, idsParam } from '../../shared/fields.ts';
import { STATISTICS_DAYS_DEFAULT } from '../../shared/limits.ts';
import { VISIT_SOURCES } from '../../couples/marketplace/visit-sources.ts';
import { MAGNETS } from './measures.ts';

const access = memberFor('statistics');

/** Days on the provider's wall, both counted; without them the last days up to today. */
const period = {
  from: Day.optional().meta({ examples: ['2026-10-17'] }),
  to: Day.optional().meta({ examples: ['2026-11-15'] }),
  providerIds: idsParam('provider').optional(),
};
export const StatisticsQuery = z.object(period);
export type StatisticsQuery = z.output<typeof StatisticsQuery>;

const Period = z.object({ from: Day, to: Day });
const periods = { period: Period, before: Period };
/** Something counted in the period, and in the one before it. */
const Counted = z.object({ now: z.int(), before: z.int() });

export const VisitLogEntry = z.object({
  id: z.int(),
  visitedAt: Instant,
  source: z.enum(VISIT_SOURCES),
  page: z.string(),
  provider: z.object({ id: id('provider'), name: z.string(), timeZone: z.string() }),
  /** Who it was, once they have asked this provider; before that nobody is told. */
  couple: z.object({ leadId: id('lead'), name: z.string() }).nullable(),
});
export type VisitLogEntry = z.output<typeof VisitLogEntry>;

export const listVisits = call({
  name: 'statistics.visitLog',
  method: 'GET',
  path: '/visit-logs',
  summary: `The visits to the caller’s provider pages, the last first; without days those of the last ${STATISTICS_DAYS_DEFAULT}`,
  access,
  query: Paging.extend({ ...period, source: z.enum(VISIT_SOURCES).optional() }),
  responses: { 200: listOf(VisitLogEntry) },
});

export const VisitFigures = z.object({
  ...periods,
  /** People day by day, each counted once a day. */
  days: z.array(z.int()),
  daysBefore: z.array(z.int()),
  visits: Counted,
  views: Counted,
  sources: z.array(z.object({ source: z.enum(VISIT_SOURCES), visits: z.int() })),
  providers: z.array(z.object({ id: id('provider'), name: z.string(), visits: Counted })),
  /** Those who asked in the period, and how many of them became a deal since. */
  requests: Counted,
  won: Counted,
});
export type VisitFigures = z.output<typeof VisitFigures>;

export const readVisits = call({
  name: 'statistics.visits',
  method: 'GET',
  path: '/visit-logs/providers',
  summary: 'The visits by provider and by day, beside the period before, and what became of them',
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

/** Something with its number of deals, and where it tells more, of requests. */
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
      /** Of the month's requests, those that became a deal since. */
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
  /** Deals by when the wedding is; of some the day is not known. */
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
  summary: 'Deals month by month with the rates they were won at, and what kind of weddings they are',
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
  responses: { 200: 'blob' },
});

export const MagnetFigures = z.object({
  ...periods,
  /** How many people each drew, and how many couples asked after they last came by it. */
  magnets: z.array(z.object({ magnet: z.enum(MAGNETS), visits: Counted, requests: z.int(), deals: z.int() })),
  visits: z.int(),
  requests: z.int(),
});
export type MagnetFigures = z.output<typeof MagnetFigures>;

export const readMagnets = call({
  name: 'statistics.magnets',
  method: 'GET',
  path: '/stats/magnets',
  summary: 'How many people each magnet drew to the page, and how many of them asked',
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
  responses: { 200: 'blob' },
});

export const RIVAL_SCOPES = ['city', 'region', 'none'] as const;

export const RivalFigures = z.object({
  provider: z.object({ id: id('provider'), name: z.string() }),
  unit: z.enum(['percent', 'count']),
  /** Who is compared with: never whom. With too few of them nobody is. */
  group: z.object({ scope: z.enum(RIVAL_SCOPES), category: z.string(), place: z.string(), count: z.int() }),
  /** The last six whole months. */
  months: z.array(
    z.object({
      month: z.string(),
      own: z.number().nullable(),
      rivals: z.object({ average: z.number(), best: z.number(), median: z.number(), count: z.int() }).nullable(),
      /** How many of a hundred rivals did less well. */
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
  summary: 'The share of requests that became deals, next to similar rivals',
});

export const compareLeads = call({
  ...ofProvider,
  name: 'statistics.leadToLead',
  path: '/stats/providers/{id}/lead-to-lead',
  summary: 'The requests of each month, next to similar rivals',
});

export const compareViewToDeal = call({
  ...ofProvider,
  name: 'statistics.viewToDeal',
  path: '/stats/providers/{id}/view-to-deal',
  summary: 'The share of visits that became deals, next to similar rivals',
});

export const compareViewToLead = call({
  ...ofProvider,
  name: 'statistics.viewToLead',
  path: '/stats/providers/{id}/view-to-lead',
  summary: 'The share of visits that became requests, next to similar rivals',
});

export const compareVisits = call({
  ...ofProvider,
  name: 'statistics.toSimilar',
  path: '/stats/providers/{id}/to-similar',
  summary: 'The visits of each month, next to similar rivals',
});

export const exportRivals = call({
  ...ofProvider,
  name: 'statistics.exportRivals',
  path: '/stats/providers/{id}/export',
  summary: 'Every comparison with rivals as a CSV file',
  responses: { 200: 'blob' },
});

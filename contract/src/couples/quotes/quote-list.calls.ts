import { z } from 'zod';
import { memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { Day, Instant, id, idParam, idsParam, intParam, listParam } from '../../shared/fields.ts';
import { COUPLE_NAME_MAX, PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX } from '../../shared/limits.ts';
import { QUOTE_STAGES } from './quote-stages.ts';

export const QuoteSummary = z.object({
  id: id('quote'),
  number: z.string(),
  leadId: id('lead'),
  coupleName: z.string(),
  provider: z.object({ id: id('provider'), name: z.string() }),
  stage: z.enum(QUOTE_STAGES),
  version: z.int(),
  totalCents: z.int(),
  paidCents: z.int(),
  weddingDate: Day.nullable(),
  validUntil: Day.nullable(),
  sentAt: Instant.nullable(),
  openCount: z.int(),
  changedAt: Instant,
  /** The next payment that is open. */
  due: z.object({ on: Day, cents: z.int(), isOverdue: z.boolean() }).nullable(),
});
export type QuoteSummary = z.output<typeof QuoteSummary>;

const filters = {
  providerIds: idsParam('provider').optional(),
  stages: listParam(z.enum(QUOTE_STAGES), QUOTE_STAGES.length).optional(),
  coupleName: z.string().trim().max(COUPLE_NAME_MAX).optional(),
  /** Only those with a payment that is due within a week, or overdue. */
  due: z.enum(['true', 'false']).optional(),
  /** Only those that got so far, whatever became of them later: the rows behind a figure. */
  reached: z.enum(['opened', 'accepted']).optional(),
  /** When the first version was sent. */
  sentFrom: Day.optional(),
  sentTo: Day.optional(),
  acceptedFrom: Day.optional(),
  acceptedTo: Day.optional(),
  /** When a payment arrived, or went back. */
  paidFrom: Day.optional(),
  paidTo: Day.optional(),
};
export type QuoteFilter = z.input<z.ZodObject<typeof filters>>;

export const listQuotes = call({
  name: 'quotes.list',
  method: 'GET',
  path: '/quotes',
  summary: 'The quotes of the caller’s couples, the last that something happened to first',
  access: memberFor('leads'),
  query: z.object({
    ...filters,
    /** The last quote of the page before. */
    after: idParam('quote').optional(),
    limit: intParam(1, PAGE_LIMIT_MAX).default(PAGE_LIMIT_DEFAULT),
  }),
  responses: {
    200: z.object({
      data: z.array(QuoteSummary),
      /** What `after` has to be for the next page; null on the last one. */
      meta: z.object({ next: z.int().nullable(), limit: z.int() }),
    }),
  },
});

export const readQuotePipeline = call({
  name: 'quotes.pipeline',
  method: 'GET',
  path: '/quotes/pipeline',
  summary: 'How many quotes each stage has, and their value',
  access: memberFor('leads'),
  query: z.object({ providerIds: filters.providerIds }),
  responses: {
    200: one(z.array(z.object({ stage: z.enum(QUOTE_STAGES), count: z.int(), cents: z.int() }))),
  },
});

export const exportQuotes = call({
  name: 'quotes.export',
  method: 'GET',
  path: '/quotes/export',
  summary: 'The quotes that match the filters, as a CSV file',
  access: memberFor('leads'),
  query: z.object(filters),
  sensitive: 'export',
  responses: { 200: 'blob' },
});

/** One provider’s quotes that were sent in one month. */
export const QuoteFigures = z.object({
  provider: z.object({ id: id('provider'), name: z.string() }),
  month: z.string().regex(/^\d{4}-\d\d$/),
  sent: z.int(),
  opened: z.int(),
  accepted: z.int(),
  /** From sending to yes; null while nobody said yes. */
  medianHours: z.number().nullable(),
  /** Of the accepted ones. */
  cents: z.int(),
});
export type QuoteFigures = z.output<typeof QuoteFigures>;

export const readQuoteStatistics = call({
  name: 'quotes.statistics',
  method: 'GET',
  path: '/quotes/statistics',
  summary: 'What became of the quotes of the last twelve months, by provider and the month they were sent in',
  access: memberFor('leads'),
  query: z.object({ providerIds: filters.providerIds }),
  responses: { 200: one(z.array(QuoteFigures)) },
});

export const exportQuoteStatistics = call({
  name: 'quotes.exportStatistics',
  method: 'GET',
  path: '/quotes/statistics/export',
  summary: 'The same as a CSV file',
  access: memberFor('leads'),
  query: z.object({ providerIds: filters.providerIds }),
  sensitive: 'export',
  responses: { 200: 'blob' },
});

export const readQuoteMonth = call({
  name: 'quotes.month',
  method: 'GET',
  path: '/quotes/month',
  summary: 'What was sent, opened, accepted and paid in the current month, in the providers’ time zones',
  access: memberFor('leads'),
  responses: {
    200: one(
      z.object({
        month: z.string().regex(/^\d{4}-\d\d$/),
        sent: z.int(),
        sentCents: z.int(),
        /** Of those that were sent this month. */
        opened: z.int(),
        accepted: z.int(),
        acceptedCents: z.int(),
        /** From sending to yes, of those accepted this month; null while nobody said yes. */
        medianHours: z.number().nullable(),
        paidCents: z.int(),
      }),
    ),
  },
});

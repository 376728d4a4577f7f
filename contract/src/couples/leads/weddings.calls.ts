import { z } from 'zod';
import { memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Paging, listOf } from '../../shared/envelope.ts';
import { Day, Instant, id, idsParam, optionalText } from '../../shared/fields.ts';
import { COUPLE_NAME_MAX, LEAD_EXPORT_MAX } from '../../shared/limits.ts';

/**
 * What a vendor still has to do for a wedding: approve the deal, give it a day, free its day in the calendar, see to a
 * payment that is overdue, answer the couple, call them back, or ask them for a comment.
 */
export const WEDDING_DUTIES = ['approve', 'date', 'calendar', 'payment', 'reply', 'reminder', 'comment'] as const;
export type WeddingDuty = (typeof WEDDING_DUTIES)[number];

/** A wedding that is agreed on. */
export const Wedding = z.object({
  id: id('coupleProvider'),
  leadId: id('lead'),
  coupleName: z.string(),
  provider: z.object({ id: id('provider'), name: z.string(), timeZone: z.string() }),
  weddingDate: Day.nullable(),
  space: z.string().nullable(),
  guests: z.int().nullable(),
  price: z.int().nullable(),
  status: z.enum(['agreed', 'approved']),
  isCancelled: z.boolean(),
  reminderAt: Instant.nullable(),
  due: z.array(z.enum(WEDDING_DUTIES)),
});
export type Wedding = z.output<typeof Wedding>;

export const WEDDING_PERIODS = ['upcoming', 'past'] as const;
export type WeddingPeriod = (typeof WEDDING_PERIODS)[number];

const WeddingFilter = z.object({
  /** Upcoming weddings include today's and those without a day. Days are the provider's. */
  period: z.enum(WEDDING_PERIODS).default('upcoming'),
  providerIds: idsParam('provider').optional(),
  from: Day.optional(),
  to: Day.optional(),
  /** Only weddings for which something is due. */
  due: z.literal('true').optional(),
  coupleName: optionalText(COUPLE_NAME_MAX).optional(),
});
export type WeddingFilter = z.output<typeof WeddingFilter>;

export const listWeddings = call({
  name: 'weddings.list',
  method: 'GET',
  path: '/weddings',
  summary: 'The weddings that are agreed on: the next one first, or of the past the last one first',
  access: memberFor('leads'),
  query: Paging.extend(WeddingFilter.shape),
  responses: { 200: listOf(Wedding) },
});

export const exportWeddings = call({
  name: 'weddings.export',
  method: 'GET',
  path: '/weddings/export',
  summary: `The same list as a CSV file, at most ${LEAD_EXPORT_MAX} rows`,
  access: memberFor('leads'),
  query: WeddingFilter,
  sensitive: 'export',
  responses: { 200: 'blob' },
});

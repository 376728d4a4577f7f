import { z } from 'zod';
import { memberFor } from '../shared/access.ts';
import { call } from '../shared/call.ts';
import { Paging, listOf, one } from '../shared/envelope.ts';
import { Day, Instant, id, idsParam, listParam, optionalText } from '../shared/fields.ts';
import { LEAD_STATUSES } from './lead-status.ts';

export const LEAD_SOURCES = ['marketplace', 'app', 'manual'] as const;

export const LeadSummary = z.object({
  id: id('lead'),
  createdAt: Instant,
  extensionNumber: z.string(),
  leadDetails: z.object({ name: z.string() }),
  couple: z.object({ name: z.string(), organizationDate: Day.nullable() }),
  provider: z.object({ id: id('provider'), name: z.string(), categoryName: z.string() }),
  status: z.enum(LEAD_STATUSES),
  unreadMessageCount: z.int(),
  isPrepaid: z.boolean(),
  isWedding: z.boolean(),
  isRead: z.boolean(),
  source: z.enum(LEAD_SOURCES),
});
export type LeadSummary = z.output<typeof LeadSummary>;

export const listLeads = call({
  name: 'leads.list',
  method: 'GET',
  path: '/leads',
  summary: 'The couples who asked in the last six months, newest first',
  access: memberFor('leads'),
  query: Paging.extend({
    providerIds: idsParam('provider').optional(),
    status: listParam(z.enum(LEAD_STATUSES), LEAD_STATUSES.length).optional(),
    coupleName: optionalText(80).optional(),
  }),
  responses: { 200: listOf(LeadSummary) },
});

export const countLeads = call({
  name: 'leads.counts',
  method: 'GET',
  path: '/leads/counts',
  summary: 'How many couples asked, and how many of them wait',
  access: memberFor('leads'),
  query: z.object({
    createdAtStart: Day.optional(),
    createdAtEnd: Day.optional(),
    providerIds: idsParam('provider').optional(),
  }),
  responses: {
    200: one(
      z.object({ infoRequests: z.object({ total: z.int(), read: z.int(), unread: z.int(), pending: z.int() }) }),
    ),
  },
});

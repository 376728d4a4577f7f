import { z } from 'zod';
import { memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, Paging, listOf, one } from '../../shared/envelope.ts';
import {
  Day,
  Instant,
  WholeDollars,
  id,
  idParam,
  idsParam,
  listParam,
  optionalText,
  text,
  Version,
  RowNumber,
  EMAIL_MAX,
  ourText,
} from '../../shared/fields.ts';
import { COUPLE_NAME_MAX, GUESTS_MAX, LEAD_EXPORT_MAX, LEAD_PLACE_MAX } from '../../shared/limits.ts';
import { CHANNEL_BLOCKS, CONTACT_PREFERENCES } from './lead-channels.ts';
import { DAY_STATES, TakenDay } from './lead-days.calls.ts';
import { LEAD_STATUSES } from './lead-status.ts';

export const LEAD_SOURCES = ['marketplace', 'app', 'manual'] as const;
export const FIRST_LEAD_TYPES = ['lead', 'plusLead'] as const;
export const APPOINTMENT_STATES = ['proposed', 'approved', 'rejected'] as const;

export const LeadSummary = z.object({
  id: id('lead'),
  createdAt: Instant,
  extensionNumber: z.string(),
  leadDetails: z.object({ name: z.string() }),
  couple: z.object({ id: id('couple'), name: z.string(), organizationDate: Day.nullable(), code: z.string() }),
  provider: z.object({ id: id('provider'), name: z.string(), categoryName: ourText(), timeZone: z.string() }),
  status: z.enum(LEAD_STATUSES),
  /** An entry of the list lead_process_state, while negotiating. */
  processState: z.int().nullable(),
  rejectReasonId: z.int().nullable(),
  guests: z.int().nullable(),
  budget: z.int().nullable(),
  unreadMessageCount: z.int(),
  itemCount: z.int(),
  isPrepaid: z.boolean(),
  firstLeadType: z.enum(FIRST_LEAD_TYPES),
  isWedding: z.boolean(),
  isRead: z.boolean(),
  source: z.enum(LEAD_SOURCES),
  /** Since when the couple has been waiting for an answer; null when it is their turn. */
  waitingSince: Instant.nullable(),
  /** Working minutes from the request to a person's first answer; null before that. */
  answerMinutes: z.int().nullable(),
  lastMessageAt: Instant.nullable(),
  reminderAt: Instant.nullable(),
  /** Null for cancelled requests and deleted accounts, too. */
  appointment: z.object({ at: Instant, state: z.enum(APPOINTMENT_STATES) }).nullable(),
  isCancelled: z.boolean(),
  /** Withheld by a limited package: only the first letter of the name, and nothing of what they wrote. */
  isWithheld: z.boolean(),
});
export type LeadSummary = z.output<typeof LeadSummary>;

export const LEAD_SORTS = ['newest', 'oldest', 'waiting', 'wedding', 'name', 'budget', 'answer'] as const;
export type LeadSort = (typeof LEAD_SORTS)[number];

/** The filters of a list of leads, shared by the list, its export, the board and the counts. */
export const LeadFilter = z.object({
  providerIds: idsParam('provider').optional(),
  status: listParam(z.enum(LEAD_STATUSES), LEAD_STATUSES.length).optional(),
  isRead: z.enum(['true', 'false']).optional(),
  unanswered: z.literal('true').optional(),
  /** Leads with a timed first answer: those behind the average and the median. */
  answered: z.literal('true').optional(),
  isPrepaid: z.literal('true').optional(),
  source: listParam(z.enum(LEAD_SOURCES), LEAD_SOURCES.length).optional(),
  createdAtStart: Day.optional(),
  createdAtEnd: Day.optional(),
  weddingStart: Day.optional(),
  weddingEnd: Day.optional(),
  /** Leads with an active deal agreed on these days, however long ago they asked. */
  agreedAtStart: Day.optional(),
  agreedAtEnd: Day.optional(),
  /** A search by name or code finds every couple, however long ago they asked. */
  coupleName: optionalText(COUPLE_NAME_MAX).optional(),
  /** Without requests that the team found to be spam, as in all figures. */
  genuine: z.literal('true').optional(),
  /** Also those who asked more than six months ago. */
  older: z.literal('true').optional(),
});
export type LeadFilter = z.output<typeof LeadFilter>;

export const listLeads = call({
  name: 'leads.list',
  method: 'GET',
  path: '/leads',
  summary: 'The couples who asked in the last six months, newest first; with a name or ‘older’, all of them',
  access: memberFor('leads'),
  query: Paging.extend(LeadFilter.shape).extend({ sort: z.enum(LEAD_SORTS).default('newest') }),
  responses: { 200: listOf(LeadSummary) },
});

export const exportLeads = call({
  name: 'leads.export',
  method: 'GET',
  path: '/leads/export',
  summary: `The same list as a CSV file, at most ${LEAD_EXPORT_MAX} rows`,
  access: memberFor('leads'),
  query: LeadFilter.extend({ sort: z.enum(LEAD_SORTS).default('newest') }),
  sensitive: 'export',
  responses: { 200: 'blob' },
});

const PeriodFilter = LeadFilter.pick({ createdAtStart: true, createdAtEnd: true, providerIds: true, older: true });

export const LeadCounts = z.object({
  infoRequests: z.object({
    total: z.int(),
    read: z.int(),
    unread: z.int(),
    /** Couples who are waiting for an answer: the one number that home, navigation, list and icon show. */
    pending: z.int(),
    unreadMessages: z.int(),
  }),
  byStatus: z.array(z.object({ status: z.enum(LEAD_STATUSES), count: z.int(), budget: z.int() })),
});

export const countLeads = call({
  name: 'leads.counts',
  method: 'GET',
  path: '/leads/counts',
  summary: 'How many couples asked, how many are waiting, and how many have which status',
  access: memberFor('leads'),
  query: PeriodFilter,
  responses: { 200: one(LeadCounts) },
});

export const LeadDetail = LeadSummary.extend({
  version: z.int(),
  /** What the couple wrote in the request. */
  message: z.string(),
  place: z.string(),
  organizationTypeId: z.int(),
  contactPreference: z.enum(CONTACT_PREFERENCES),
  /** Why each channel is closed; null when it is open. */
  channels: z.object({ email: z.enum(CHANNEL_BLOCKS).nullable(), sms: z.enum(CHANNEL_BLOCKS).nullable() }),
  /** The number to call; it asks for the couple's code. */
  quickContactNumber: z.string().nullable(),
  reportReasonId: z.int().nullable(),
  /** What the team says about a report of spam; refused until the next step. */
  spamReport: z.enum(['waiting', 'confirmed', 'refused']).nullable(),
  loan: z.object({ requestedAt: Instant, amount: z.int().nullable() }).nullable(),
  deal: z
    .object({
      id: id('coupleProvider'),
      status: z.enum(['agreed', 'approved', 'refused']),
      price: z.int().nullable(),
      weddingDate: Day.nullable(),
      spaceId: z.int().nullable(),
      space: z.string().nullable(),
      /** Whether the calendar has its day. A couple can declare a deal for a day that is taken. */
      isBooked: z.boolean(),
      version: z.int(),
    })
    .nullable(),
  /** This answer has opened it: it is read from now on, so lists and counts have changed. */
  isFirstOpening: z.boolean(),
  /** The caller was told about something here and has not looked yet. */
  hasUnseenAlerts: z.boolean(),
  /** The day the couple asked for, as the calendar has it without them; null without a day. */
  wantedDay: z
    .object({
      state: z.enum(DAY_STATES),
      /** How this couple has the day. */
      own: z.enum(['held', 'booked']).nullable(),
      taken: z.array(TakenDay),
      /** Followed calendars that are busy on the day and only warn. */
      warnings: z.array(z.string()),
    })
    .nullable(),
  reminders: z.array(z.object({ id: id('reminder'), dueAt: Instant, text: z.string() })),
  /** The last step, while it can be undone. */
  undo: z.object({ eventId: z.int(), until: Instant, kind: z.string() }).nullable(),
  /** On a limited package: how many requests can still be opened this month, and when the count resets; otherwise null. */
  allowance: z.object({ left: z.int(), perMonth: z.int(), renewsOn: Day }).nullable(),
});
export type LeadDetail = z.output<typeof LeadDetail>;

const ofLead = z.object({ id: idParam('lead') });

export const readLead = call({
  name: 'leads.read',
  method: 'GET',
  path: '/leads/{id}',
  summary:
    'One couple’s request. Opening it marks it read and moves it from new to pending; on a limited package it uses one of the month’s requests, and is withheld once they are used',
  access: memberFor('leads'),
  calledBy: 'api',
  params: ofLead,
  responses: { 200: one(LeadDetail) },
});

const leadFields = {
  coupleName: text(COUPLE_NAME_MAX),
  organizationDate: Day.nullable(),
  organizationTypeId: RowNumber,
  guests: z.int().min(1).max(GUESTS_MAX).nullable(),
  budget: WholeDollars.nullable(),
  place: optionalText(LEAD_PLACE_MAX),
};

export const LeadForm = z.strictObject(leadFields);
export const NewLeadForm = z.strictObject({
  ...leadFields,
  providerId: id('provider'),
  email: z.union([z.literal(''), z.email('Please enter a valid email address.').max(EMAIL_MAX)]).default(''),
  phone: optionalText(30).default(''),
  message: optionalText(4000).default(''),
});

export const createLead = call({
  name: 'leads.create',
  method: 'POST',
  path: '/leads',
  summary: 'Add a couple who asked elsewhere',
  access: memberFor('leads'),
  body: NewLeadForm,
  responses: { 201: Created },
  idempotent: true,
});

export const updateLead = call({
  name: 'leads.update',
  method: 'PUT',
  path: '/leads/{id}',
  summary: 'Change the facts of a request',
  access: memberFor('leads'),
  params: ofLead,
  body: LeadForm.extend({ version: Version }),
  responses: { 200: one(LeadDetail) },
});

export const deleteLead = call({
  name: 'leads.delete',
  method: 'DELETE',
  path: '/leads/{id}',
  summary: 'Delete a couple that was added by hand; marketplace requests can’t be deleted',
  access: memberFor('leads'),
  params: ofLead,
  responses: { 204: z.void() },
});

export const listLeadItems = call({
  name: 'leads.items',
  method: 'GET',
  path: '/leads/{id}/items',
  summary: 'The items the couple asked about',
  access: memberFor('leads'),
  params: ofLead,
  responses: {
    200: one(z.array(z.object({ id: z.int(), name: z.string(), price: z.int().nullable(), quantity: z.int() }))),
  },
});

/** The fields of the request form. */
export const LEAD_DATA_FIELDS = [
  'budget',
  'capacity',
  'organization_date',
  'extra_service',
  'organization_type',
  'package_budget',
] as const;

export const readLeadData = call({
  name: 'leads.data',
  method: 'GET',
  path: '/lead-data',
  summary: 'What the couple answered in the request form',
  access: memberFor('leads'),
  query: z.object({ leadId: idParam('lead') }),
  responses: {
    200: one(
      z.array(
        z.object({
          field: z.string(),
          /** The question as the couple read it; null for the data fields every lead has. */
          label: ourText().nullable(),
          /** A choice of the form is named in the reader’s language. */
          value: ourText(),
        }),
      ),
    ),
  },
});

export const readResponseTimes = call({
  name: 'leads.averageResponseTime',
  method: 'GET',
  path: '/leads/average-response-time',
  summary:
    'How long couples waited for a first answer, in working hours of the provider’s time zone; the lists ‘answered’ and ‘unanswered’ have the requests',
  access: memberFor('leads'),
  calledBy: 'api',
  query: PeriodFilter,
  responses: {
    200: one(
      z.object({
        averageMinutes: z.int().nullable(),
        medianMinutes: z.int().nullable(),
        answered: z.int(),
        unanswered: z.int(),
      }),
    ),
  },
});

export const LEAD_VIEW_SEARCH_MAX = 500;
export const LeadView = z.object({ id: id('leadView'), name: z.string(), search: z.string() });
export type LeadView = z.output<typeof LeadView>;

export const listLeadViews = call({
  name: 'leads.listViews',
  method: 'GET',
  path: '/lead-views',
  summary: 'The user’s saved filters',
  access: memberFor('leads'),
  responses: { 200: one(z.array(LeadView)) },
});

export const saveLeadView = call({
  name: 'leads.saveView',
  method: 'POST',
  path: '/lead-views',
  summary: 'Save a filter under a name; an existing one with that name is replaced',
  access: memberFor('leads'),
  body: z.strictObject({ name: text(40), search: optionalText(LEAD_VIEW_SEARCH_MAX) }),
  responses: { 201: Created },
});

export const deleteLeadView = call({
  name: 'leads.deleteView',
  method: 'DELETE',
  path: '/lead-views/{id}',
  summary: 'Delete a saved filter',
  access: memberFor('leads'),
  params: z.object({ id: idParam('leadView') }),
  responses: { 204: z.void() },
});

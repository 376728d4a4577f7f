import { z } from 'zod';
import { memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { Day, id, idParam } from '../../shared/fields.ts';

/** What has a day, or a part of it. */
export const TakenDay = z.object({
  status: z.enum(['held', 'booked']),
  /** Null is the whole provider. */
  space: z.string().nullable(),
  /** The couple, if there is one. */
  couple: z.object({ leadId: id('lead'), name: z.string() }).nullable(),
  /** The last day of a hold. */
  expiresOn: Day.nullable(),
  /** The followed calendar of another program that is busy on the day. */
  calendar: z.string().nullable(),
});
export type TakenDay = z.output<typeof TakenDay>;

export const DAY_STATES = ['free', 'partly', 'full'] as const;
export type DayState = (typeof DAY_STATES)[number];

/** What a couple can still book on a day. Their own hold does not count as taken. */
export const LeadDay = z.object({
  date: Day,
  providerId: id('provider'),
  /** Past weddings can be recorded, but nobody should book one by a slip. */
  isPast: z.boolean(),
  /** Whether the whole provider, or one more wedding, can be booked. */
  isFree: z.boolean(),
  spaces: z.array(z.object({ id: z.int(), name: z.string(), isFree: z.boolean() })),
  weddingsPerDay: z.int(),
  taken: z.array(TakenDay),
  /** Followed calendars that are busy on the day and only warn. */
  warnings: z.array(z.string()),
});
export type LeadDay = z.output<typeof LeadDay>;

export const readLeadDay = call({
  name: 'leads.day',
  method: 'GET',
  path: '/leads/{id}/day',
  summary: 'What this couple can book on a day, and what has the rest',
  access: memberFor('leads'),
  params: z.object({ id: idParam('lead') }),
  query: z.object({ date: Day }),
  responses: { 200: one(LeadDay) },
});

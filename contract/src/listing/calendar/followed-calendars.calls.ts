import { z } from 'zod';
import { memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { Day, Instant, RowNumber, Version, id, idParam, text } from '../../shared/fields.ts';
import { FOLLOWED_CALENDAR_ADDRESS_MAX, FOLLOWED_CALENDAR_NAME_MAX } from '../../shared/limits.ts';
import { CalendarRange } from './calendar.calls.ts';

/** What a busy day of a followed calendar does: it takes the day like a booking, or it only says so. */
export const FOLLOWED_EFFECTS = ['block', 'warn'] as const;
export type FollowedEffect = (typeof FOLLOWED_EFFECTS)[number];

/** Why a followed calendar could not be read. */
export const FOLLOWED_PROBLEMS = [
  'forbidden_address',
  'not_found',
  'no_access',
  'unreachable',
  'too_slow',
  'too_large',
  'not_a_calendar',
] as const;
export type FollowedProblem = (typeof FOLLOWED_PROBLEMS)[number];

const choices = {
  name: text(FOLLOWED_CALENDAR_NAME_MAX),
  effect: z.enum(FOLLOWED_EFFECTS),
  /** Leaves out entries with a time, such as an appointment. */
  allDayOnly: z.boolean(),
  /** Whether the team sees what the entries are called. Otherwise their titles are not kept. */
  showsTitles: z.boolean(),
  /** Null is the whole provider. */
  spaceId: RowNumber.nullable().default(null),
};

export const FollowedCalendar = z.object({
  id: id('followedCalendar'),
  name: z.string(),
  /** The secret rest of the address is never shown again. */
  host: z.string(),
  effect: z.enum(FOLLOWED_EFFECTS),
  allDayOnly: z.boolean(),
  showsTitles: z.boolean(),
  spaceId: z.int().nullable(),
  /** The last time it was read; null while it waits for the first. */
  readAt: Instant.nullable(),
  /** What went wrong since; the days of the last reading stay. */
  problem: z.enum(FOLLOWED_PROBLEMS).nullable(),
  nextReadAt: Instant,
  /** Some entries could not be read. Until they can be, days of earlier readings stay. */
  isPartial: z.boolean(),
  /** Busy days from today on. */
  busyDays: z.int(),
  version: z.int(),
});
export type FollowedCalendar = z.output<typeof FollowedCalendar>;

const ofProvider = z.object({ id: idParam('provider') });
const ofCalendar = ofProvider.extend({ calendarId: idParam('followedCalendar') });

export const listFollowedCalendars = call({
  name: 'calendar.listFollowed',
  method: 'GET',
  path: '/providers/{id}/followed-calendars',
  summary: 'The calendars of other programs that a provider follows, and how the last reading went',
  access: memberFor('calendar'),
  params: ofProvider,
  responses: { 200: one(z.array(FollowedCalendar)) },
});

/** What calendar programs give out. The server reads only https; the sandbox has no certificate. */
const ADDRESS = /^(?:https?|webcals?):\/\/[^\s/]/i;

export const FollowedCalendarForm = z.strictObject({
  ...choices,
  address: text(FOLLOWED_CALENDAR_ADDRESS_MAX)
    .regex(ADDRESS, 'Please enter an address that starts with https:// or webcal://.')
    .meta({ examples: ['https://calendar.example.com/private/basic.ics'] }),
});
export type FollowedCalendarForm = z.input<typeof FollowedCalendarForm>;

export const createFollowedCalendar = call({
  name: 'calendar.follow',
  method: 'POST',
  path: '/providers/{id}/followed-calendars',
  summary: 'Follow a calendar by its iCal address; it is read at once and then every hour',
  access: memberFor('calendar'),
  params: ofProvider,
  body: FollowedCalendarForm,
  responses: { 201: one(z.object({ id: id('followedCalendar') })) },
  idempotent: true,
  neverActedFor: true,
});

export const FollowedCalendarChange = z.strictObject({ ...choices, version: Version });
export type FollowedCalendarChange = z.input<typeof FollowedCalendarChange>;

export const updateFollowedCalendar = call({
  name: 'calendar.updateFollowed',
  method: 'PUT',
  path: '/providers/{id}/followed-calendars/{calendarId}',
  summary: 'Change what a followed calendar does',
  access: memberFor('calendar'),
  params: ofCalendar,
  body: FollowedCalendarChange,
  responses: { 204: z.void() },
});

export const deleteFollowedCalendar = call({
  name: 'calendar.stopFollowing',
  method: 'DELETE',
  path: '/providers/{id}/followed-calendars/{calendarId}',
  summary: 'Stop following; its days are gone at once',
  access: memberFor('calendar'),
  params: ofCalendar,
  responses: { 204: z.void() },
});

export const readFollowedCalendar = call({
  name: 'calendar.readFollowed',
  method: 'POST',
  path: '/providers/{id}/followed-calendars/{calendarId}/read',
  summary: 'Read a followed calendar now',
  access: memberFor('calendar'),
  params: ofCalendar,
  responses: { 202: one(z.object({})) },
});

export const FollowedDay = z.object({
  calendarId: id('followedCalendar'),
  /** The name that the vendor gave the calendar. */
  calendar: z.string(),
  date: Day,
  /** Null is the whole provider. */
  spaceId: z.int().nullable(),
  effect: z.enum(FOLLOWED_EFFECTS),
  /** Empty where titles are not kept. */
  title: z.string(),
  /** The vendor sells this day all the same. */
  isReleased: z.boolean(),
});
export type FollowedDay = z.output<typeof FollowedDay>;

export const listFollowedDays = call({
  name: 'calendar.followedDays',
  method: 'GET',
  path: '/providers/{id}/followed-days',
  summary: 'The busy days of all followed calendars between two days',
  access: memberFor('calendar'),
  params: ofProvider,
  query: CalendarRange,
  responses: { 200: one(z.array(FollowedDay)) },
});

export const releaseFollowedDay = call({
  name: 'calendar.releaseFollowedDay',
  method: 'PUT',
  path: '/providers/{id}/followed-calendars/{calendarId}/days/{day}',
  summary: 'Sell one busy day all the same, or block it again',
  access: memberFor('calendar'),
  params: ofCalendar.extend({ day: Day }),
  body: z.strictObject({ isReleased: z.boolean() }),
  responses: { 204: z.void() },
});

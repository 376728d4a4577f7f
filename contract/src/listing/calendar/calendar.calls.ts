import { z } from 'zod';
import { anyone, memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { TEXT } from '../../shared/sentences.ts';
import { Day, Instant, LinkKey, id, idParam, optionalText, Version, RowNumber } from '../../shared/fields.ts';
import {
  CALENDAR_DAYS_AT_ONCE,
  CALENDAR_NOTE_MAX,
  CALENDAR_RANGE_DAYS,
  WEDDINGS_PER_DAY_MAX,
} from '../../shared/limits.ts';

export const CALENDAR_STATUSES = ['available', 'held', 'booked'] as const;
export type CalendarStatus = (typeof CALENDAR_STATUSES)[number];

/** Two couples can hold a day: the second one waits for the first to decide. */
export const HOLD_OPTIONS = ['first', 'second'] as const;
export type HoldOption = (typeof HOLD_OPTIONS)[number];

export const CalendarEvent = z.object({
  id: id('calendarEvent'),
  date: Day,
  status: z.enum(CALENDAR_STATUSES),
  /** Null is the whole provider with all its spaces. */
  spaceId: z.int().nullable(),
  /** Which of several weddings on the day; null is the whole day, or the whole space. */
  place: z.int().nullable(),
  option: z.enum(HOLD_OPTIONS),
  /** The last day of a hold; the next day the date is free again. */
  expiresOn: Day.nullable(),
  note: z.string(),
  /** Null where the caller may not see couples. */
  couple: z.object({ leadId: id('lead'), name: z.string() }).nullable(),
  /** A deal booked the day, so only the deal can free it. */
  isDeal: z.boolean(),
  version: z.int(),
});
export type CalendarEvent = z.output<typeof CalendarEvent>;

const ofProvider = z.object({ id: idParam('provider') });
const ofEvent = ofProvider.extend({ eventId: idParam('calendarEvent') });

const DAY_MS = 24 * 60 * 60 * 1000;
/** Before the marketplace existed. */
const EARLIEST = '2000-01-01';
export const CalendarRange = z.object({ from: Day, to: Day }).refine(({ from, to }) => {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return from >= EARLIEST && days >= 0 && days <= CALENDAR_RANGE_DAYS;
}, `Please choose at most ${CALENDAR_RANGE_DAYS} days.`);

export const listCalendarEvents = call({
  name: 'calendar.list',
  method: 'GET',
  path: '/providers/{id}/calendar-events',
  summary: 'The events of a calendar between two days, without expired holds',
  access: memberFor('calendar'),
  params: ofProvider,
  query: CalendarRange,
  responses: { 200: one(z.array(CalendarEvent)) },
});

const eventFields = {
  status: z.enum(CALENDAR_STATUSES),
  note: optionalText(CALENDAR_NOTE_MAX).default(''),
  /** Only holds expire; it is ignored for other statuses. */
  expiresOn: Day.nullable().default(null),
  leadId: id('lead').nullable().default(null),
};

type Hold = { status: CalendarStatus; expiresOn: string | null };
const hasExpiry = ({ status, expiresOn }: Hold) => status !== 'held' || expiresOn !== null;
const EXPIRY_MISSING = { path: ['expiresOn'], message: TEXT.required };

export const CalendarEventForm = z
  .strictObject({
    date: Day,
    /** Further days that get the same event. */
    alsoOn: z.array(Day).max(CALENDAR_DAYS_AT_ONCE).default([]),
    spaceId: RowNumber.nullable().default(null),
    option: z.enum(HOLD_OPTIONS).default('first'),
    /** Where several weddings fit into a day: take all of it. */
    isWholeDay: z.boolean().default(false),
    ...eventFields,
  })
  .refine(hasExpiry, EXPIRY_MISSING)
  .refine(({ status, option }) => option === 'first' || status === 'held', {
    path: ['option'],
    message: 'Only a hold can be a second option.',
  });
export type CalendarEventForm = z.input<typeof CalendarEventForm>;

export const createCalendarEvent = call({
  name: 'calendar.create',
  method: 'POST',
  path: '/providers/{id}/calendar-events',
  summary: 'Mark one day or several, all or none; the error for a taken day says who has it',
  access: memberFor('calendar'),
  params: ofProvider,
  body: CalendarEventForm,
  responses: { 201: one(z.object({ id: id('calendarEvent'), ids: z.array(id('calendarEvent')) })) },
  idempotent: true,
});

export const CalendarEventChange = z
  .strictObject({ ...eventFields, version: Version })
  .refine(hasExpiry, EXPIRY_MISSING);
export type CalendarEventChange = z.input<typeof CalendarEventChange>;

export const updateCalendarEvent = call({
  name: 'calendar.update',
  method: 'PUT',
  path: '/providers/{id}/calendar-events/{eventId}',
  summary: 'Change an event; booking it removes the second option',
  access: memberFor('calendar'),
  params: ofEvent,
  body: CalendarEventChange,
  responses: { 200: one(CalendarEvent) },
});

export const deleteCalendarEvent = call({
  name: 'calendar.delete',
  method: 'DELETE',
  path: '/providers/{id}/calendar-events/{eventId}',
  summary: 'Free the day; the second option moves up',
  access: memberFor('calendar'),
  params: ofEvent,
  responses: { 204: z.void() },
});

export const CalendarOverview = z.object({
  /** In the provider's time zone. */
  today: Day,
  spaces: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      mealCapacity: z.int().nullable(),
      cocktailCapacity: z.int().nullable(),
      freeSaturdays: z.int(),
      nextFreeSaturday: Day.nullable(),
    }),
  ),
  /** How many weddings fit into one day; always one for a provider with spaces. */
  weddingsPerDay: z.int(),
  /** In the next twelve months. With spaces: Saturdays on which all of them are free. */
  freeSaturdays: z.int(),
  nextFreeSaturday: Day.nullable(),
  held: z.int(),
  booked: z.int(),
});
export type CalendarOverview = z.output<typeof CalendarOverview>;

export const readCalendarOverview = call({
  name: 'calendar.overview',
  method: 'GET',
  path: '/providers/{id}/calendar-overview',
  summary: 'The spaces of a provider, and its figures for the next twelve months',
  access: memberFor('calendar'),
  params: ofProvider,
  responses: { 200: one(CalendarOverview) },
});

export const CalendarSettings = z.strictObject({ weddingsPerDay: z.int().min(1).max(WEDDINGS_PER_DAY_MAX) });

export const saveCalendarSettings = call({
  name: 'calendar.saveSettings',
  method: 'PUT',
  path: '/providers/{id}/calendar-settings',
  summary: 'How many weddings a provider without spaces takes on one day',
  access: memberFor('calendar'),
  params: ofProvider,
  body: CalendarSettings,
  responses: { 204: z.void() },
});

export const CalendarCouple = z.object({
  leadId: id('lead'),
  name: z.string(),
  date: Day,
  guests: z.int().nullable(),
  /** They have a deal for this day that is not booked yet; otherwise they only asked for it. */
  hasDeal: z.boolean(),
});
export type CalendarCouple = z.output<typeof CalendarCouple>;

export const listCalendarCouples = call({
  name: 'calendar.couples',
  method: 'GET',
  path: '/providers/{id}/calendar-couples',
  summary:
    'Couples who asked for a day between two days, or have a deal for it; empty if the caller may not see couples',
  access: memberFor('calendar'),
  params: ofProvider,
  query: CalendarRange,
  responses: { 200: one(z.array(CalendarCouple)) },
});

export const CalendarAppointment = z.object({
  leadId: id('lead'),
  name: z.string(),
  at: Instant,
  /** In the provider's time zone. */
  date: Day,
});
export type CalendarAppointment = z.output<typeof CalendarAppointment>;

export const listCalendarAppointments = call({
  name: 'calendar.appointments',
  method: 'GET',
  path: '/providers/{id}/calendar-appointments',
  summary: 'The couples’ visits that were agreed on between two days; empty if the caller may not see couples',
  access: memberFor('calendar'),
  params: ofProvider,
  query: CalendarRange,
  responses: { 200: one(z.array(CalendarAppointment)) },
});

export const exportCalendar = call({
  name: 'calendar.export',
  method: 'GET',
  path: '/providers/{id}/calendar-events/export',
  summary: 'Everything from today on, for a spreadsheet',
  access: memberFor('calendar'),
  params: ofProvider,
  sensitive: 'export',
  responses: { 200: 'blob' },
});

export const CalendarFeed = z.object({
  /** Null while the provider has no feed. */
  url: z.url().nullable(),
  /** Whether the feed contains names and notes, or only that a day is taken. */
  showsDetails: z.boolean(),
});
export type CalendarFeed = z.output<typeof CalendarFeed>;

export const readCalendarFeed = call({
  name: 'calendar.readFeed',
  method: 'GET',
  path: '/providers/{id}/calendar-feed',
  summary: 'The secret address other calendars can follow',
  access: memberFor('calendar'),
  params: ofProvider,
  responses: { 200: one(CalendarFeed) },
  neverActedFor: true,
});

export const saveCalendarFeed = call({
  name: 'calendar.saveFeed',
  method: 'PUT',
  path: '/providers/{id}/calendar-feed',
  summary: 'Turn the feed on or off, and choose its details; a new address makes the old one invalid',
  access: memberFor('calendar'),
  params: ofProvider,
  body: z.strictObject({ isOn: z.boolean(), showsDetails: z.boolean(), newAddress: z.boolean().default(false) }),
  responses: { 200: one(CalendarFeed) },
  neverActedFor: true,
});

export const followCalendarFeed = call({
  name: 'calendar.followFeed',
  method: 'GET',
  path: '/calendar-feeds/{providerId}/{key}/bellbird.ics',
  summary: 'The calendar as iCalendar, at its secret address',
  access: anyone,
  calledBy: 'api',
  params: z.object({ providerId: idParam('provider'), key: LinkKey }),
  responses: { 200: 'blob' },
});

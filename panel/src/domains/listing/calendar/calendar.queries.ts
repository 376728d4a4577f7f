import type {
  CalendarEvent,
  CalendarEventChange,
  CalendarEventForm,
  CalendarFeed,
  createCalendarEvent,
  deleteCalendarEvent,
  exportCalendar,
  listCalendarCouples,
  listCalendarEvents,
  readCalendarFeed,
  readCalendarOverview,
  saveCalendarFeed,
  saveCalendarSettings,
  updateCalendarEvent,
} from '@bellbird/contract/listing/calendar';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { type Delivered, type Delivery, deliver } from '#platform/outbox/deliver.ts';
import { calendarPlace } from '#platform/outbox/outbox-state.ts';
import { toVisibleRange } from './month/month.ts';

const eventsEndpoint = endpoint<typeof listCalendarEvents>('GET /providers/{id}/calendar-events');
const overviewEndpoint = endpoint<typeof readCalendarOverview>('GET /providers/{id}/calendar-overview');
const couplesEndpoint = endpoint<typeof listCalendarCouples>('GET /providers/{id}/calendar-couples');
const createEndpoint = endpoint<typeof createCalendarEvent>('POST /providers/{id}/calendar-events', {
  idempotent: true,
});
const updateEndpoint = endpoint<typeof updateCalendarEvent>('PUT /providers/{id}/calendar-events/{eventId}');
const deleteEndpoint = endpoint<typeof deleteCalendarEvent>('DELETE /providers/{id}/calendar-events/{eventId}');
const exportEndpoint = endpoint<typeof exportCalendar>('GET /providers/{id}/calendar-events/export');
const feedEndpoint = endpoint<typeof readCalendarFeed>('GET /providers/{id}/calendar-feed');
const saveFeedEndpoint = endpoint<typeof saveCalendarFeed>('PUT /providers/{id}/calendar-feed');

const saveSettingsEndpoint = endpoint<typeof saveCalendarSettings>('PUT /providers/{id}/calendar-settings');

/** The key of all queries about one calendar. */
export const calendarKey = (id: number) => ['calendar', id] as const;

/** The events of all days that the month's page shows. */
export function eventsOptions(id: number, month: string) {
  return queryOptions({
    queryKey: [...calendarKey(id), 'events', month],
    queryFn: async ({ signal }) =>
      (await api(eventsEndpoint, { params: { id }, query: toVisibleRange(month), signal })).data,
  });
}

export function couplesOptions(id: number, month: string) {
  return queryOptions({
    queryKey: [...calendarKey(id), 'couples', month],
    queryFn: async ({ signal }) =>
      (await api(couplesEndpoint, { params: { id }, query: toVisibleRange(month), signal })).data,
  });
}

export function overviewOptions(id: number) {
  return queryOptions({
    queryKey: [...calendarKey(id), 'overview'],
    queryFn: async ({ signal }) => (await api(overviewEndpoint, { params: { id }, signal })).data,
  });
}

/** Marks days, or keeps that until there is a connection. The same key is sent again, so that it happens once. */
export function addEvents(
  id: number,
  body: CalendarEventForm,
  more: Pick<Delivery, 'key' | 'about' | 'text'>,
): Promise<Delivered<unknown>> {
  return deliver(createEndpoint, { kind: 'hold', place: calendarPlace(id), params: { id }, body, ...more });
}

export async function changeEvent(id: number, eventId: number, body: CalendarEventChange): Promise<CalendarEvent> {
  return (await api(updateEndpoint, { params: { id, eventId }, body })).data;
}

export async function removeEvent(id: number, eventId: number): Promise<void> {
  await api(deleteEndpoint, { params: { id, eventId } });
}

export async function saveSettings(id: number, body: { weddingsPerDay: number }): Promise<void> {
  await api(saveSettingsEndpoint, { params: { id }, body });
}

export async function fetchExport(id: number): Promise<Blob> {
  return (await api(exportEndpoint, { params: { id } })) as Blob;
}

export function feedOptions(id: number) {
  return queryOptions({
    queryKey: ['calendar-feed', id],
    queryFn: async ({ signal }) => (await api(feedEndpoint, { params: { id }, signal })).data,
  });
}

type FeedChoice = { isOn: boolean; showsDetails: boolean; newAddress?: boolean };

export async function saveFeed(id: number, body: FeedChoice): Promise<CalendarFeed> {
  return (await api(saveFeedEndpoint, { params: { id }, body })).data;
}

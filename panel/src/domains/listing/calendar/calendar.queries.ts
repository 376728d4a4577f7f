import type { CalendarEventChange, CalendarEventForm } from '@bellbird/contract/listing/calendar';
import { api } from '#platform/api/api.ts';
import { type Delivered, type Delivery, deliver } from '#platform/outbox/deliver.ts';
import { calendarPlace } from '#platform/outbox/outbox-state.ts';
import { dataOptions } from '#platform/query/call-options.ts';
import { toVisibleRange } from './month/month.ts';

/** The key of all queries about one calendar. */
export const calendarKey = (id: number) => ['calendar', id] as const;

/** The events of all days that the month's page shows. */
export const eventsOptions = (id: number, month: string) =>
  dataOptions([...calendarKey(id), 'events', month], 'GET /providers/{id}/calendar-events', {
    params: { id },
    query: toVisibleRange(month),
  });

export const couplesOptions = (id: number, month: string) =>
  dataOptions([...calendarKey(id), 'couples', month], 'GET /providers/{id}/calendar-couples', {
    params: { id },
    query: toVisibleRange(month),
  });

export const appointmentsOptions = (id: number, month: string) =>
  dataOptions([...calendarKey(id), 'appointments', month], 'GET /providers/{id}/calendar-appointments', {
    params: { id },
    query: toVisibleRange(month),
  });

export const overviewOptions = (id: number) =>
  dataOptions([...calendarKey(id), 'overview'], 'GET /providers/{id}/calendar-overview', { params: { id } });

/** Marks days, or keeps that until there is a connection. The same key is sent again, so that it happens once. */
export function addEvents(
  id: number,
  body: CalendarEventForm,
  more: Pick<Delivery, 'key' | 'about' | 'text'>,
): Promise<Delivered<unknown>> {
  return deliver('POST /providers/{id}/calendar-events', {
    kind: 'hold',
    place: calendarPlace(id),
    params: { id },
    body,
    ...more,
  });
}

export const changeEvent = async (id: number, eventId: number, body: CalendarEventChange) =>
  (await api('PUT /providers/{id}/calendar-events/{eventId}', { params: { id, eventId }, body })).data;
export const removeEvent = (id: number, eventId: number) =>
  api('DELETE /providers/{id}/calendar-events/{eventId}', { params: { id, eventId } });
export const saveSettings = (id: number, body: { weddingsPerDay: number }) =>
  api('PUT /providers/{id}/calendar-settings', { params: { id }, body });

export async function fetchExport(id: number): Promise<Blob> {
  return (await api('GET /providers/{id}/calendar-events/export', { params: { id } })) as Blob;
}

export const feedOptions = (id: number) =>
  dataOptions(['calendar-feed', id], 'GET /providers/{id}/calendar-feed', { params: { id } });

type FeedChoice = { isOn: boolean; showsDetails: boolean; newAddress?: boolean };

export const saveFeed = async (id: number, body: FeedChoice) =>
  (await api('PUT /providers/{id}/calendar-feed', { params: { id }, body })).data;

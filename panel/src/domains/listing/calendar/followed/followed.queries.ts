import type {
  FollowedCalendarChange,
  FollowedCalendarForm,
  createFollowedCalendar,
  deleteFollowedCalendar,
  listFollowedCalendars,
  listFollowedDays,
  readFollowedCalendar,
  releaseFollowedDay,
  updateFollowedCalendar,
} from '@bellbird/contract/listing/calendar';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { calendarKey } from '../calendar.queries.ts';
import { toVisibleRange } from '../month/month.ts';

const listEndpoint = endpoint<typeof listFollowedCalendars>('GET /providers/{id}/followed-calendars');
const daysEndpoint = endpoint<typeof listFollowedDays>('GET /providers/{id}/followed-days');
const followEndpoint = endpoint<typeof createFollowedCalendar>('POST /providers/{id}/followed-calendars', {
  idempotent: true,
});
const updateEndpoint = endpoint<typeof updateFollowedCalendar>('PUT /providers/{id}/followed-calendars/{calendarId}');
const deleteEndpoint = endpoint<typeof deleteFollowedCalendar>(
  'DELETE /providers/{id}/followed-calendars/{calendarId}',
);
const readEndpoint = endpoint<typeof readFollowedCalendar>('POST /providers/{id}/followed-calendars/{calendarId}/read');
const releaseEndpoint = endpoint<typeof releaseFollowedDay>(
  'PUT /providers/{id}/followed-calendars/{calendarId}/days/{day}',
);

/** Below the calendar’s key, so that a live event refetches them when a reading has ended. */
export function followedOptions(id: number) {
  return queryOptions({
    queryKey: [...calendarKey(id), 'followed'],
    queryFn: async ({ signal }) => (await api(listEndpoint, { params: { id }, signal })).data,
  });
}

export function followedDaysOptions(id: number, month: string) {
  return queryOptions({
    queryKey: [...calendarKey(id), 'followed-days', month],
    queryFn: async ({ signal }) =>
      (await api(daysEndpoint, { params: { id }, query: toVisibleRange(month), signal })).data,
  });
}

export async function followCalendar(id: number, body: FollowedCalendarForm, idempotencyKey: string): Promise<void> {
  await api(followEndpoint, { params: { id }, body, idempotencyKey });
}

export async function changeFollowed(id: number, calendarId: number, body: FollowedCalendarChange): Promise<void> {
  await api(updateEndpoint, { params: { id, calendarId }, body });
}

export async function stopFollowing(id: number, calendarId: number): Promise<void> {
  await api(deleteEndpoint, { params: { id, calendarId } });
}

export async function readNow(id: number, calendarId: number): Promise<void> {
  await api(readEndpoint, { params: { id, calendarId } });
}

export async function releaseDay(
  id: number,
  { calendarId, day, isReleased }: { calendarId: number; day: string; isReleased: boolean },
): Promise<void> {
  await api(releaseEndpoint, { params: { id, calendarId, day }, body: { isReleased } });
}

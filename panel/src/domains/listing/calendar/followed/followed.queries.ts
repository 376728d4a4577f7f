import type { FollowedCalendarChange, FollowedCalendarForm } from '@bellbird/contract/listing/calendar';
import { api } from '#platform/api/api.ts';
import { dataOptions } from '#platform/query/call-options.ts';
import { calendarKey } from '../calendar.queries.ts';
import { toVisibleRange } from '../month/month.ts';

/** Below the calendar’s key, so that a live event refetches them when a reading has ended. */
export const followedOptions = (id: number) =>
  dataOptions([...calendarKey(id), 'followed'], 'GET /providers/{id}/followed-calendars', { params: { id } });

export const followedDaysOptions = (id: number, month: string) =>
  dataOptions([...calendarKey(id), 'followed-days', month], 'GET /providers/{id}/followed-days', {
    params: { id },
    query: toVisibleRange(month),
  });

export const followCalendar = (id: number, body: FollowedCalendarForm, idempotencyKey: string) =>
  api('POST /providers/{id}/followed-calendars', { params: { id }, body, idempotencyKey });
export const changeFollowed = (id: number, calendarId: number, body: FollowedCalendarChange) =>
  api('PUT /providers/{id}/followed-calendars/{calendarId}', { params: { id, calendarId }, body });
export const stopFollowing = (id: number, calendarId: number) =>
  api('DELETE /providers/{id}/followed-calendars/{calendarId}', { params: { id, calendarId } });
export const readNow = (id: number, calendarId: number) =>
  api('POST /providers/{id}/followed-calendars/{calendarId}/read', { params: { id, calendarId } });
export const releaseDay = (
  id: number,
  { calendarId, day, isReleased }: { calendarId: number; day: string; isReleased: boolean },
) =>
  api('PUT /providers/{id}/followed-calendars/{calendarId}/days/{day}', {
    params: { id, calendarId, day },
    body: { isReleased },
  });

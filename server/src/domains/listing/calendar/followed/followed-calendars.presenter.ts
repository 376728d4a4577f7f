import type { FollowedCalendar, FollowedDay } from '@bellbird/contract/listing/calendar';
import type { FollowedListRow } from './followed-calendars.repository.ts';
import type { FollowedDayRow } from './followed-days.repository.ts';

export function presentFollowedCalendar(row: FollowedListRow): FollowedCalendar {
  return {
    id: row.id,
    name: row.name,
    host: row.host,
    effect: row.effect,
    allDayOnly: row.all_day_only,
    showsTitles: row.shows_titles,
    spaceId: row.space_id,
    readAt: row.read_at,
    problem: row.problem,
    nextReadAt: row.next_read_at,
    isPartial: row.is_partial,
    busyDays: row.busy_days,
    version: row.version,
  };
}

export function presentFollowedDay(row: FollowedDayRow): FollowedDay {
  return {
    calendarId: row.calendar_id,
    calendar: row.calendar_name,
    date: row.day,
    spaceId: row.space_id,
    effect: row.effect,
    title: row.title,
    isReleased: row.is_released,
  };
}

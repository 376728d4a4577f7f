import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/** Reads one followed calendar; when it fails, the schedule tries again, later each time. */
export const readFollowedCalendarJob = job({
  name: 'calendar.readFollowed',
  data: z.object({ calendarId: z.int() }),
  retryLimit: 0,
});

export const readDueCalendarsJob = job({ name: 'calendar.readDue', data: z.object({}), retryLimit: 0 });

import { z } from 'zod';
import { type BoundJob, job, work } from '#platform/jobs/jobs.ts';
import { createCalendarReadingService } from './followed/calendar-reading.service.ts';
import { readDueCalendarsJob, readFollowedCalendarJob } from './followed/followed-calendars.job-definitions.ts';
import { createHoldExpiryService } from './hold-expiry.service.ts';

const expireHolds = job({ name: 'calendar.lapse', data: z.object({}) });

type Ports = Parameters<typeof createCalendarReadingService>[0];

export function calendarJobs(ports: Ports): BoundJob[] {
  const expiry = createHoldExpiryService(ports);
  const reading = createCalendarReadingService(ports);
  return [
    work(expireHolds, () => expiry.expireHolds(), '*/10 * * * *'),
    work(readFollowedCalendarJob, ({ calendarId }) => reading.read(calendarId)),
    work(readDueCalendarsJob, () => reading.readDue(), '*/5 * * * *'),
  ];
}

import { z } from 'zod';
import type { Db } from '#platform/db/db.ts';
import { type BoundJob, job, work } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { createHoldExpiryService } from './hold-expiry.service.ts';

const expireHolds = job({ name: 'calendar.lapse', data: z.object({}) });

export function calendarJobs(ports: { db: Db; clock: Clock }): BoundJob[] {
  const expiry = createHoldExpiryService(ports);
  return [work(expireHolds, () => expiry.expireHolds(), '*/10 * * * *')];
}

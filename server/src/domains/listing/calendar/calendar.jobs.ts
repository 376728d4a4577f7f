import { z } from 'zod';
import type { Db } from '#platform/db/db.ts';
import { type BoundJob, job, work } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { letHoldsLapse } from './hold-expiry.service.ts';

const lapse = job({ name: 'calendar.lapse', data: z.object({}) });

export function calendarJobs(deps: { db: Db; clock: Clock }): BoundJob[] {
  return [work(lapse, () => letHoldsLapse(deps), '*/10 * * * *')];
}

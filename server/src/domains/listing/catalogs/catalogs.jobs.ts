import { z } from 'zod';
import type { Db } from '#platform/db/db.ts';
import { type BoundJob, job, work } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { remindOfExpiry } from './catalog-reminders.service.ts';

const remind = job({ name: 'catalogs.remind', data: z.object({}) });

/** At seven in the morning of Sydney's winter: before the day's work begins, from the west coast to the east. */
const EVERY_MORNING = '0 21 * * *';

export function catalogsJobs(deps: { db: Db; clock: Clock }): BoundJob[] {
  return [work(remind, () => remindOfExpiry(deps), EVERY_MORNING)];
}

import { z } from 'zod';
import type { Db } from '#platform/db/db.ts';
import { type BoundJob, job, work } from '#platform/jobs/jobs.ts';
import type { MissingDataService } from './missing-data.service.ts';

const recount = job({ name: 'providerData.recount', data: z.object({}) });

/** With the reminders of prices: a new day may be the one on which they have to be renewed. */
const EVERY_MORNING = '5 21 * * *';

export function providerDataJobs({ db }: { db: Db }, missing: MissingDataService): BoundJob[] {
  return [work(recount, () => missing.recountComplete(db), EVERY_MORNING)];
}

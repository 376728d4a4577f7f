import { z } from 'zod';
import type { Db } from '#platform/db/db.ts';
import { type BoundJob, job, work } from '#platform/jobs/jobs.ts';
import type { MissingDataService } from './missing-data.service.ts';

const recount = job({ name: 'providerData.recount', data: z.object({}) });

/** After the price reminders: on a new day more prices may have expired. */
const EVERY_MORNING = '5 21 * * *';

export function providerDataJobs({ db }: { db: Db }, missing: MissingDataService): BoundJob[] {
  return [work(recount, () => missing.recount(db), EVERY_MORNING)];
}

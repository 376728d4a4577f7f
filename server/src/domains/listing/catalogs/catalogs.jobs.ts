import { z } from 'zod';
import type { Db } from '#platform/db/db.ts';
import { type BoundJob, job, work } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { createCatalogRemindersService } from './catalog-reminders.service.ts';

const remind = job({ name: 'catalogs.remind', data: z.object({}) });

/** 7 am in Sydney in winter: before work begins on either coast. */
const EVERY_MORNING = '0 21 * * *';

export function catalogsJobs(ports: { db: Db; clock: Clock }): BoundJob[] {
  const reminders = createCatalogRemindersService(ports);
  return [work(remind, () => reminders.remind(), EVERY_MORNING)];
}

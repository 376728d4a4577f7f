import { z } from 'zod';
import type { Db } from '#platform/db/db.ts';
import { type BoundJob, job, work } from '#platform/jobs/jobs.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Clock } from '#platform/time/clock.ts';
import { sweepItems } from './item-pictures.service.ts';

const sweep = job({ name: 'items.sweep', data: z.object({}) });

export function itemsJobs(deps: { db: Db; clock: Clock; storage: Storage }): BoundJob[] {
  return [work(sweep, () => sweepItems(deps), '27 3 * * *')];
}

import { z } from 'zod';
import type { Db } from '#platform/db/db.ts';
import { type BoundJob, job, work } from '#platform/jobs/jobs.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Clock } from '#platform/time/clock.ts';
import { createItemCleanupService } from './item-cleanup.service.ts';

const sweep = job({ name: 'items.sweep', data: z.object({}) });

export function itemsJobs(ports: { db: Db; clock: Clock; storage: Storage }): BoundJob[] {
  const cleanup = createItemCleanupService(ports);
  return [work(sweep, () => cleanup.deleteUnused(), '27 3 * * *')];
}

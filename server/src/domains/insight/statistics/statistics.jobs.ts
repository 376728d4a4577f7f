import { z } from 'zod';
import type { Db } from '#platform/db/db.ts';
import { type BoundJob, job, work } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { forgetUnknownVisitors, refreshMonths } from './counting.service.ts';

const countMonths = job({ name: 'statistics.months', data: z.object({}) });
const sweepVisits = job({ name: 'statistics.sweep', data: z.object({}) });

export function statisticsJobs(deps: { db: Db; clock: Clock }): BoundJob[] {
  return [
    // After midnight in every zone of the country.
    work(countMonths, () => refreshMonths(deps), '25 16 * * *'),
    work(sweepVisits, () => forgetUnknownVisitors(deps), '50 16 * * *'),
  ];
}

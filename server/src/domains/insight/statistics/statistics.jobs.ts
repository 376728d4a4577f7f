import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import type { StatisticsUpkeepService } from './statistics-upkeep.service.ts';
import { deleteUnknownVisits, refreshMonths } from './statistics.job-definitions.ts';

export function statisticsJobs(upkeep: StatisticsUpkeepService): BoundJob[] {
  return [
    // After midnight in every time zone of the country.
    work(refreshMonths, () => upkeep.refreshMonths(), '25 16 * * *'),
    work(deleteUnknownVisits, () => upkeep.deleteUnknownVisits(), '50 16 * * *'),
  ];
}

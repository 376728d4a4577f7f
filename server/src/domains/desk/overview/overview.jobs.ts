import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import type { OverviewCountingService } from './overview-counting.service.ts';
import { refreshOverview } from './overview.job-definitions.ts';

export function overviewJobs(counting: OverviewCountingService): BoundJob[] {
  return [work(refreshOverview, () => counting.refresh(), '*/15 * * * *')];
}

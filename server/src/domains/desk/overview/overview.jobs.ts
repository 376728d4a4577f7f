import { z } from 'zod';
import { type BoundJob, job, work } from '#platform/jobs/jobs.ts';
import type { OverviewService } from './overview.service.ts';

const refreshOverview = job({ name: 'desk.refreshOverview', data: z.object({}), retryLimit: 0 });

export function overviewJobs(overview: OverviewService): BoundJob[] {
  return [work(refreshOverview, () => overview.refresh(), '*/15 * * * *')];
}

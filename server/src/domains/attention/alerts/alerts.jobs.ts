import { z } from 'zod';
import { type BoundJob, job, work } from '#platform/jobs/jobs.ts';
import { createAlertFallbacksService } from './alert-fallbacks.service.ts';

const fallBack = job({ name: 'alerts.fallBack', data: z.object({}), retryLimit: 0 });
const deleteOld = job({ name: 'alerts.deleteOld', data: z.object({}), retryLimit: 0 });

export function alertsJobs(ports: Parameters<typeof createAlertFallbacksService>[0]): BoundJob[] {
  const fallbacks = createAlertFallbacksService(ports);
  return [work(fallBack, fallbacks.run, '* * * * *'), work(deleteOld, fallbacks.deleteOld, '27 3 * * *')];
}

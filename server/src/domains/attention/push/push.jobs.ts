import { z } from 'zod';
import { type BoundJob, job, work } from '#platform/jobs/jobs.ts';
import type { PushDeliveriesService } from './push-deliveries.service.ts';

const carry = job({ name: 'push.carry', data: z.object({}), retryLimit: 0 });
const sweep = job({ name: 'push.sweep', data: z.object({}), retryLimit: 0 });

/** What was queued goes at once, by signal; each minute whatever no signal was heard of, and what is tried again. */
export function pushJobs(deliveries: PushDeliveriesService): BoundJob[] {
  return [work(carry, deliveries.carryAll, '* * * * *'), work(sweep, deliveries.sweep, '17 * * * *')];
}

import { z } from 'zod';
import { type BoundJob, job, work } from '#platform/jobs/jobs.ts';
import type { PushDeliveriesService } from './push-deliveries.service.ts';

const carry = job({ name: 'push.carry', data: z.object({}), retryLimit: 0 });
const sweep = job({ name: 'push.sweep', data: z.object({}), retryLimit: 0 });

/** New messages are sent at once, by signal; once a minute whatever a signal was missed for, and retries. */
export function pushJobs(deliveries: PushDeliveriesService): BoundJob[] {
  return [work(carry, deliveries.carryAll, '* * * * *'), work(sweep, deliveries.sweep, '17 * * * *')];
}

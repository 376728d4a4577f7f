import { z } from 'zod';
import { sweepIdempotencyKeys } from '#platform/idempotency/idempotency.ts';
import { type BoundJob, job, work } from '#platform/jobs/jobs.ts';
import { deleteOldEvents } from '#domains/attention/notifications/notifications.public.ts';
import { attentionJobs } from './areas/attention.ts';
import { couplesJobs } from './areas/couples.ts';
import { deskAreaJobs } from './areas/desk.ts';
import { growthJobs } from './areas/growth.ts';
import { insightJobs } from './areas/insight.ts';
import { listingJobs } from './areas/listing.ts';
import { moneyJobs } from './areas/money.ts';
import { peopleJobs } from './areas/people.ts';
import { reputationJobs } from './areas/reputation.ts';
import type { JobPorts } from './ports.ts';

const sweep = job({ name: 'platform.sweep', data: z.object({}) });

/** Every kind of background work. */
export function domainJobs(ports: JobPorts): BoundJob[] {
  const { db, rateLimits } = ports;
  return [
    ...peopleJobs(ports),
    ...attentionJobs(ports),
    ...listingJobs(ports),
    ...moneyJobs(ports),
    ...couplesJobs(ports),
    ...reputationJobs(ports),
    ...insightJobs(ports),
    ...growthJobs(ports),
    ...deskAreaJobs(ports),
    work(
      sweep,
      async () => {
        await rateLimits.sweep();
        await db.system(sweepIdempotencyKeys);
        await db.system(deleteOldEvents);
      },
      '*/10 * * * *',
    ),
  ];
}

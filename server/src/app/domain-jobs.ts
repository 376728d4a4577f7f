import { z } from 'zod';
import { confirmationJobs } from '#domains/customer-users/confirmations.jobs.ts';
import type { Db } from '#platform/db/db.ts';
import { sweepIdempotencyKeys } from '#platform/idempotency/idempotency.ts';
import { type BoundJob, job, work } from '#platform/jobs/jobs.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { sweepEvents } from '#platform/realtime/realtime.ts';
import type { Clock } from '#platform/time/clock.ts';

const sweep = job({ name: 'platform.sweep', data: z.object({}) });

type Deps = { db: Db; clock: Clock; mailer: Mailer; rateLimits: RateLimits; baseUrl: string };

/** Every kind of background work. */
export function domainJobs({ db, clock, mailer, rateLimits, baseUrl }: Deps): BoundJob[] {
  return [
    ...confirmationJobs({ db, clock, mailer, baseUrl }),
    work(
      sweep,
      async () => {
        await rateLimits.sweep();
        await db.system(sweepIdempotencyKeys);
        await db.system(sweepEvents);
      },
      '*/10 * * * *',
    ),
  ];
}

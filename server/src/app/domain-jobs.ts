import { z } from 'zod';
import type { Db } from '#platform/db/db.ts';
import { sweepIdempotencyKeys } from '#platform/idempotency/idempotency.ts';
import { type BoundJob, job, work } from '#platform/jobs/jobs.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import { sweepEvents } from '#platform/realtime/realtime.ts';

const sweep = job({ name: 'platform.sweep', data: z.object({}) });

/** Every kind of background work. */
export function domainJobs({ db, rateLimits }: { db: Db; rateLimits: RateLimits }): BoundJob[] {
  return [
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

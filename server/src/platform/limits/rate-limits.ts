import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { fail } from '../errors/app-error.ts';

export type RateLimit = { readonly name: string; readonly max: number; readonly windowS: number };

declare module '../db/tables.ts' {
  interface Tables {
    rate_limits: { bucket: string; hits: number; resets_at: string };
  }
}

export type RateLimits = {
  /** Counts one attempt at `subject`; throws 429 if the window is used up. */
  take(limit: RateLimit, subject: string): Promise<void>;
  /** Clears the count, for example after a correct password. */
  forgive(limit: RateLimit, subject: string): Promise<void>;
  /** Deletes windows that have passed. */
  sweep(): Promise<void>;
};

/** Counters in the database, so that all processes count together and a restart clears nothing. */
export function createRateLimits(db: Db): RateLimits {
  const bucketOf = (limit: RateLimit, subject: string) => `${limit.name}:${subject.slice(0, 200).toLowerCase()}`;
  return {
    async take(limit, subject) {
      const { rows } = await db.system((tx) =>
        sql<{ hits: number; wait: number }>`
          insert into rate_limits as r (bucket, hits, resets_at)
          values (${bucketOf(limit, subject)}, 1, now() + make_interval(secs => ${limit.windowS}))
          on conflict (bucket) do update set
            hits = case when r.resets_at <= now() then 1 else r.hits + 1 end,
            resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
          returning hits, ceil(extract(epoch from resets_at - now()))::int as wait`.execute(tx),
      );
      const [row] = rows;
      if (row && row.hits > limit.max) fail('too_many_requests', { retryAfterS: Math.max(1, row.wait) });
    },
    async forgive(limit, subject) {
      await db.system((tx) => tx.deleteFrom('rate_limits').where('bucket', '=', bucketOf(limit, subject)).execute());
    },
    async sweep() {
      await db.system((tx) =>
        tx
          .deleteFrom('rate_limits')
          .where('resets_at', '<', sql<string>`now()`)
          .execute(),
      );
    },
  };
}

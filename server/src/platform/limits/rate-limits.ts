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
  /** Counts one try at `subject` and refuses it with 429 when the window is used up. */
  take(limit: RateLimit, subject: string): Promise<void>;
  /** Forgives what was counted, e.g. after a right password. */
  forgive(limit: RateLimit, subject: string): Promise<void>;
  /** Drops windows that are over. */
  sweep(): Promise<void>;
};

/** Counters in the database, so that every process counts together and a restart forgives nothing. */
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

import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Log } from '../log/log.ts';
import type { Clock } from '../time/clock.ts';

declare module '../db/tables.ts' {
  interface Tables {
    slow_calls: { day: string; route: string; count: number; worst_ms: number; last_at: string };
  }
}

/** People notice a call that takes so long. */
const SLOW_MS = 1000;
const KEPT_DAYS = 30;

/** Counts calls that took long, by day and route; event streams are meant to. */
export function noteSlowCalls(
  app: FastifyInstance,
  { db, clock, log, slowMs = SLOW_MS }: { db: Db; clock: Clock; log: Pick<Log, 'warn'>; slowMs?: number },
): void {
  app.addHook('onResponse', (request, reply, done) => {
    done();
    if (reply.elapsedTime < slowMs) return;
    const isStream = String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream');
    const { url } = request.routeOptions;
    if (isStream || url === undefined) return;
    const at = clock.now().toISOString();
    const day = at.slice(0, 'YYYY-MM-DD'.length);
    const worst = Math.round(reply.elapsedTime);
    void db
      .system(async (tx) => {
        await sql`delete from slow_calls where day < ${day}::date - ${KEPT_DAYS}::int`.execute(tx);
        await sql`
          insert into slow_calls (day, route, count, worst_ms, last_at)
          values (${day}, ${`${request.method} ${url}`}, 1, ${worst}, ${at})
          on conflict (day, route) do update set count = slow_calls.count + 1, last_at = excluded.last_at,
            worst_ms = greatest(slow_calls.worst_ms, excluded.worst_ms)`.execute(tx);
      })
      .catch((error: unknown) => log.warn({ err: error }, 'health: a slow call was not noted'));
  });
}

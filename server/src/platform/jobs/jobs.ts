import { PgBoss } from 'pg-boss';
import type { z } from 'zod';
import { publishAfterCommit } from '../db/after-commit.ts';
import { sendQuery } from '../db/wire/client-dialect.ts';
import type { Tx } from '../db/db.ts';
import { connectTo } from '../db/hosts.ts';
import { clientOf } from '../db/wire/pipelined-client.ts';
import { withCommit } from '../db/with-commit.ts';
import type { Log } from '../log/log.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { steadyClock } from './steady-clock.ts';

/** A kind of background work: its name, its data and how often it is tried. */
export type Job<S extends z.ZodType = z.ZodType> = {
  readonly name: string;
  readonly data: S;
  readonly retryLimit?: number;
  readonly retryDelayS?: number;
};

export function job<S extends z.ZodType>(definition: Job<S>): Job<S> {
  return definition;
}

export type JobHandler<S extends z.ZodType> = (data: z.output<S>) => Promise<void>;
export type BoundJob = {
  readonly job: Job;
  readonly handler: (data: unknown) => Promise<void>;
  readonly cron?: string;
};

/** Binds a job to its handler; with `cron` it also runs on a schedule. */
export function work<S extends z.ZodType>(definition: Job<S>, handler: JobHandler<S>, cron?: string): BoundJob {
  return { job: definition, handler: (data) => handler(definition.data.parse(data)), cron };
}

export type Jobs = {
  /** Adds work to the queue inside the caller’s transaction: both happen or neither. */
  enqueue<S extends z.ZodType>(
    tx: Tx,
    definition: Job<S>,
    data: z.input<S>,
    /** `startAfter` in seconds is counted by the database’s clock, which is the one that workers go by. */
    options?: { startAfter?: Date | number; key?: string },
  ): Promise<void>;
  /** Tries failed work again; returns how many of these had failed and not been retried since. */
  retry(queue: string, ids: readonly string[]): Promise<number>;
  check(): Promise<void>;
  close(): Promise<void>;
};

/** Jobs of one kind in progress at once. Most of their time is spent waiting for other machines. */
const AT_ONCE = 10;

/**
 * A worker reports every few seconds that it is alive. What a killed process had under way is free after 12 seconds, is
 * found by the next look 5 seconds later at most, and then waits for its retry delay.
 */
const ALIVE = { heartbeatSeconds: 12, heartbeatRefreshSeconds: 4, lookEverySeconds: 5 } as const;

/** How soon schedules follow when the database’s clock is put right. */
const COMPARE_CLOCKS_S = 60;

export type JobsOptions = {
  databaseUrl: string;
  log: Log;
  bound: readonly BoundJob[];
  run: boolean;
  /** Wakes workers when there is work; without it they poll every second. */
  realtime?: Realtime;
};

const channelOf = (name: string) => `jobs/${name}`;

/** Opens the queue and, if this process runs jobs, its workers. */
export async function openJobs({ databaseUrl, log, bound, run, realtime }: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    ...connectTo(databaseUrl),
    max: 4,
    supervise: run,
    superviseIntervalSeconds: ALIVE.lookEverySeconds,
    monitorIntervalSeconds: ALIVE.lookEverySeconds,
    schedule: run,
    clock: steadyClock,
    clockMonitorIntervalSeconds: COMPARE_CLOCKS_S,
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs: the queue complained'));
  await boss.start();
  for (const { job: definition, handler, cron } of bound) {
    const queue = {
      retryLimit: definition.retryLimit ?? 5,
      retryDelay: definition.retryDelayS ?? 10,
      retryBackoff: true,
      notify: false,
      heartbeatSeconds: ALIVE.heartbeatSeconds,
    };
    await boss.createQueue(definition.name, queue);
    await boss.updateQueue(definition.name, queue);
    if (!run) continue;
    const worker = await boss.work(
      definition.name,
      {
        pollingIntervalSeconds: 1,
        batchSize: AT_ONCE,
        burstWhenBatchFull: true,
        perJobResults: true,
        heartbeatRefreshSeconds: ALIVE.heartbeatRefreshSeconds,
      },
      (jobs) =>
        Promise.all(
          jobs.map(async ({ id, data }) => {
            try {
              await handler(data ?? {});
              return { id, status: 'completed' as const };
            } catch (error) {
              log.warn({ err: error, job: definition.name }, 'jobs: one failed and is tried again');
              return { id, status: 'failed' as const, output: { message: String(error) } };
            }
          }),
        ),
    );
    // Work starts when it is written, not at the next poll: a couple is waiting for it.
    realtime?.subscribe(channelOf(definition.name), () => boss.notifyWorker(worker));
    if (cron) await boss.schedule(definition.name, cron, {}, { tz: 'UTC' });
  }
  await boss.getDb().executeSql('grant usage on schema pgboss to bellbird_app', []);
  await boss.getDb().executeSql('grant select, insert, update on all tables in schema pgboss to bellbird_app', []);
  return {
    async enqueue(tx, definition, data, options = {}) {
      const db = {
        executeSql: async (text: string, values?: unknown[]) => {
          // Not awaited: it is part of the transaction, and nobody needs its result.
          withCommit(tx, sendQuery(clientOf(tx), { sql: text, parameters: values ?? [] }));
          return { rows: [] };
        },
      };
      await boss.send(definition.name, definition.data.parse(data) as object, {
        db: db as never,
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
        ...(options.key ? { singletonKey: options.key } : {}),
      });
      if (!options.startAfter) publishAfterCommit(tx, { channel: channelOf(definition.name) });
    },
    async retry(queue, ids) {
      // The package’s type leaves out what it returns.
      const { affected } = (await boss.retry(queue, [...ids])) as { affected: number };
      realtime?.send([{ channel: channelOf(queue) }]);
      return affected;
    },
    async check() {
      await boss.getDb().executeSql('select 1 from pgboss.version', []);
    },
    async close() {
      await boss.stop({ graceful: true, timeout: 10_000, close: true });
    },
  };
}

import type { FailedJob, Operations } from '@bellbird/contract/desk/operations';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { JOBS_RETRIED_AT_ONCE } from '@bellbird/contract/shared/limits';
import { record } from '#platform/audit/audit.ts';
import type { Staff } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { presentFailedJob, presentQueue, presentServices } from './operations.presenter.ts';
import {
  countFailedJobs,
  findFailedIds,
  findFailedJobs,
  findPulses,
  findQueues,
  findSlowCalls,
  findTableSizes,
  findTotals,
} from './operations.repository.ts';

type Ports = { db: Db; clock: Clock; jobs: Pick<Jobs, 'retry'>; panel: { release: string } };

export type OperationsService = ReturnType<typeof createOperationsService>;

/** How the machines are, and another try for what failed. */
export function createOperationsService({ db, clock, jobs, panel }: Ports) {
  return {
    read: (): Promise<Operations> =>
      db.system(async (tx) => {
        const today = clock.now().toISOString().slice(0, 'YYYY-MM-DD'.length);
        const [pulses, queues, totals, tables, slow] = await Promise.all([
          findPulses(tx),
          findQueues(tx),
          findTotals(tx),
          findTableSizes(tx),
          findSlowCalls(tx, today),
        ]);
        return {
          services: presentServices(pulses),
          queues: queues.map(presentQueue),
          unmatched: totals.unmatched,
          database: { bytes: totals.database_bytes, tables },
          files: { count: totals.files, bytes: totals.file_bytes },
          slow: slow.map(({ route, count, worst_ms, last_at }) => ({
            route,
            count,
            worstMs: worst_ms,
            lastAt: last_at,
          })),
          versions: {
            release: panel.release,
            node: process.versions.node,
            postgres: totals.postgres,
            migration: totals.migration ?? '',
          },
        };
      }),

    listFailed: ({
      queue,
      ...paging
    }: Paging & { queue?: string | undefined }): Promise<{ data: FailedJob[]; total: number }> =>
      db.system(async (tx) => {
        const rows = await findFailedJobs(tx, queue, windowOf(paging));
        return { data: rows.map(presentFailedJob), total: await countFailedJobs(tx, queue) };
      }),

    /** What another person has just retried is not failed any more, and is left alone. */
    async retry(staff: Staff, which: { queue: string; id?: string | undefined }): Promise<{ retried: number }> {
      const { queue } = which;
      const ids = await db.system((tx) => findFailedIds(tx, which, JOBS_RETRIED_AT_ONCE));
      const retried = ids.length === 0 ? 0 : await jobs.retry(queue, ids);
      if (retried === 0) return { retried };
      await db.system((tx) => record(tx, staff, { action: 'operations.retry', details: { queue, jobs: retried } }));
      return { retried };
    },
  };
}

import { RIVAL_MONTHS } from '@bellbird/contract/shared/limits';
import type { Db } from '#platform/db/db.ts';
import { addDays, monthsBefore } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { countMonths, deleteUnknownBefore } from './counting.repository.ts';
import { UNKNOWN_KEPT_DAYS } from './statistics.rules.ts';

const DELETE_BATCH = 20_000;

export type StatisticsUpkeepService = ReturnType<typeof createStatisticsUpkeepService>;

/** Nightly work on the statistics. Running it twice changes nothing. */
export function createStatisticsUpkeepService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async deleteUnknownVisits(): Promise<void> {
      const moment = addDays(clock.now(), -UNKNOWN_KEPT_DAYS).toISOString();
      let deleted = DELETE_BATCH;
      while (deleted === DELETE_BATCH) deleted = await db.system((tx) => deleteUnknownBefore(tx, moment, DELETE_BATCH));
    },

    /** Recounts the months that competitors are compared by, and the current one. */
    refreshMonths(): Promise<void> {
      const first = monthsBefore(clock.now(), RIVAL_MONTHS + 1)
        .toISOString()
        .slice(0, 'YYYY-MM'.length);
      return db.system((tx) => countMonths(tx, `${first}-01`));
    },
  };
}

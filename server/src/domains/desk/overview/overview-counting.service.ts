import { ANSWER_GOAL } from '@bellbird/contract/desk/overview';
import type { Db } from '#platform/db/db.ts';
import { dayIn } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { countWeek, findCountedWeeks } from './overview-counting.repository.ts';
import { OFFICE_ZONE, RECOUNTED_WEEKS, SHOWN_WEEKS, mondays } from './overview.rules.ts';

export type OverviewCountingService = ReturnType<typeof createOverviewCountingService>;

/** Counts the weeks that the overview shows. Running it twice changes nothing. */
export function createOverviewCountingService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** Counts the last weeks again, and those that were never counted. */
    async refresh(): Promise<void> {
      const weeks = mondays(dayIn(clock.now(), OFFICE_ZONE), SHOWN_WEEKS);
      const counted = await db.system((tx) => findCountedWeeks(tx, weeks));
      const due = weeks.filter((week, at) => at < RECOUNTED_WEEKS || !counted.includes(week));
      for (const week of due) await db.system((tx) => countWeek(tx, week, ANSWER_GOAL.hours * 60));
    },
  };
}

import { ANSWER_GOAL, type DeskOverview } from '@bellbird/contract/desk/overview';
import { hasTeamRight } from '@bellbird/contract/shared/team';
import type { Staff } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { addDays, dayIn } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { countWeek, findCountedWeeks } from './overview-counting.repository.ts';
import { presentFailedPayment, presentSlowVendor, presentWeek } from './overview.presenter.ts';
import { findFailedPayments, findPlaces, findSlowVendors, findWeeks, sumMoney } from './overview.repository.ts';
import { PLACE_WEEKS, RECOUNTED_WEEKS, SHOWN_WEEKS, mondays } from './overview.rules.ts';

const OFFICE_ZONE = 'Australia/Sydney';
const WAITING_DAYS = 14;

export type OverviewService = ReturnType<typeof createOverviewService>;

/** How the marketplace is doing, for the first page of the desk. */
export function createOverviewService({ db, clock }: { db: Db; clock: Clock }) {
  const today = () => dayIn(clock.now(), OFFICE_ZONE);
  const firstOf = (weeks: number) => mondays(today(), weeks).at(-1) ?? today();

  async function readMoney(tx: Tx): Promise<DeskOverview['money']> {
    const day = today();
    const monthStart = new Date(`${day.slice(0, 'YYYY-MM'.length)}-01T00:00:00Z`);
    const [sums, failed] = await Promise.all([sumMoney(tx, { monthStart, today: day }), findFailedPayments(tx)]);
    return {
      soldCents: sums.sold,
      dueCents: sums.due,
      failedCents: sums.failed,
      failed: failed.map(presentFailedPayment),
    };
  }

  return {
    read: (staff: Staff): Promise<DeskOverview> =>
      db.system(async (tx) => {
        const [weeks, categories, cities, slow] = await Promise.all([
          findWeeks(tx, firstOf(SHOWN_WEEKS)),
          findPlaces(tx, 'category', firstOf(PLACE_WEEKS)),
          findPlaces(tx, 'city', firstOf(PLACE_WEEKS)),
          findSlowVendors(tx, addDays(clock.now(), -WAITING_DAYS)),
        ]);
        return {
          weeks: weeks.map(presentWeek),
          categories,
          cities,
          slow: slow.map(presentSlowVendor),
          money: hasTeamRight(staff.roles, 'money') ? await readMoney(tx) : null,
        };
      }),

    /** Counts the last weeks again, and those that were never counted. */
    async refresh(): Promise<void> {
      const weeks = mondays(today(), SHOWN_WEEKS);
      const counted = await db.system((tx) => findCountedWeeks(tx, weeks));
      const due = weeks.filter((week, at) => at < RECOUNTED_WEEKS || !counted.includes(week));
      for (const week of due) await db.system((tx) => countWeek(tx, week, ANSWER_GOAL.hours * 60));
    },
  };
}

import type { DeskOverview } from '@bellbird/contract/desk/overview';
import { hasTeamRight } from '@bellbird/contract/shared/team';
import { instantOf } from '@bellbird/contract/shared/zone-time';
import type { Staff } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { addDays, dayIn } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { refreshOverview } from './overview.job-definitions.ts';
import { presentFailedPayment, presentSlowVendor, presentWeek } from './overview.presenter.ts';
import { findFailedPayments, findPlaces, findSlowVendors, findWeeks, sumMoney } from './overview.repository.ts';
import { OFFICE_ZONE, PLACE_WEEKS, SHOWN_WEEKS, mondays } from './overview.rules.ts';

const WAITING_DAYS = 14;

export type OverviewService = ReturnType<typeof createOverviewService>;

/** How the marketplace is doing, for the first page of the desk. */
export function createOverviewService({ db, clock, jobs }: { db: Db; clock: Clock; jobs: Pick<Jobs, 'enqueue'> }) {
  const today = () => dayIn(clock.now(), OFFICE_ZONE);
  const firstOf = (weeks: number) => mondays(today(), weeks).at(-1) ?? today();

  async function readMoney(tx: Tx): Promise<DeskOverview['money']> {
    const day = today();
    const firstDay = Date.parse(`${day.slice(0, 'YYYY-MM'.length)}-01T00:00:00Z`);
    const monthStart = new Date(instantOf(firstDay, OFFICE_ZONE));
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
        if (weeks.length === 0) await jobs.enqueue(tx, refreshOverview, {}, { key: 'first' });
        return {
          weeks: weeks.map(presentWeek),
          categories,
          cities,
          slow: slow.map(presentSlowVendor),
          money: hasTeamRight(staff.roles, 'money') ? await readMoney(tx) : null,
        };
      }),
  };
}

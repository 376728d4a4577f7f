import { ANSWER_GOAL, type DeskOverview, type DeskRequest, type RequestList } from '@bellbird/contract/desk/overview';
import { hasTeamRight } from '@bellbird/contract/shared/team';
import { instantOf } from '@bellbird/contract/shared/zone-time';
import type { Staff } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { addDays, dayIn } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { isNewStaffMember } from '#domains/people/access/access.public.ts';
import { refreshOverview } from './overview.job-definitions.ts';
import { presentFailedPayment, presentRequest, presentSlowVendor, presentWeek } from './overview.presenter.ts';
import { findFailedPayments, findPlaces, findSlowVendors, findWeeks, sumMoney } from './overview.repository.ts';
import { OFFICE_ZONE, PLACE_WEEKS, SHOWN_WEEKS, WAITING_DAYS, mondays } from './overview.rules.ts';
import { countRequests, findRequests } from './requests.repository.ts';

const WEEK_DAYS = 7;

type RequestQuery = {
  list: RequestList;
  week?: string | undefined;
  categoryId?: number | undefined;
  cityId?: number | undefined;
  page: number;
  limit: number;
};

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
    /** The rows behind a figure: those of one week, or of the weeks that places are ranked by. */
    async listRequests({
      page,
      limit,
      week,
      list,
      categoryId,
      cityId,
    }: RequestQuery): Promise<{ data: DeskRequest[]; total: number }> {
      const period = week
        ? { from: week, days: WEEK_DAYS }
        : { from: firstOf(PLACE_WEEKS), days: PLACE_WEEKS * WEEK_DAYS };
      const filter = { list, quickMinutes: ANSWER_GOAL.hours * 60, categoryId, cityId, ...period };
      return db.system(async (tx) => {
        const [rows, total] = await Promise.all([
          findRequests(tx, filter, { limit, offset: (page - 1) * limit }),
          countRequests(tx, filter),
        ]);
        return { data: rows.map(presentRequest), total };
      });
    },

    read: (staff: Staff): Promise<DeskOverview> =>
      db.system(async (tx) => {
        const [isNew, weeks, categories, cities, slow] = await Promise.all([
          isNewStaffMember(tx, staff.staffMemberId),
          findWeeks(tx, firstOf(SHOWN_WEEKS)),
          findPlaces(tx, 'category', firstOf(PLACE_WEEKS)),
          findPlaces(tx, 'city', firstOf(PLACE_WEEKS)),
          findSlowVendors(tx, { since: addDays(clock.now(), -WAITING_DAYS), today: today() }),
        ]);
        if (weeks.length === 0) await jobs.enqueue(tx, refreshOverview, {}, { key: 'first' });
        return {
          isNew,
          weeks: weeks.map(presentWeek),
          categories,
          cities,
          slow: slow.map(presentSlowVendor),
          money: hasTeamRight(staff.roles, 'money') ? await readMoney(tx) : null,
        };
      }),
  };
}

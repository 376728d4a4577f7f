import type { CalendarCouple, CalendarOverview } from '@bellbird/contract/listing/calendar';
import { type Member, providerFor, providersFor } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn, laterDay } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { presentInterestedCouple, presentSpace } from './calendar.presenter.ts';
import {
  countTaken,
  findInterestedCouples,
  findSpaces,
  findTakenSaturdays,
  findTimeZone,
} from './overview.repository.ts';
import { findFreeSaturdays } from './saturdays.rules.ts';

const DAYS_AHEAD = 365;
/** More couples than any provider has in a season. */
const MAX_COUPLES = 1000;

type Ports = {
  db: Db;
  clock: Clock;
  /** The statuses in which a couple may still book. */
  openLeadStatuses: readonly string[];
};

export type CalendarOverviewService = ReturnType<typeof createCalendarOverviewService>;

/** The figures beside the calendar: spaces, the next twelve months, and couples interested in a date. */
export function createCalendarOverviewService({ db, clock, openLeadStatuses }: Ports) {
  const toOwner = (caller: Member, providerId: number) => ({
    customerId: caller.customerId,
    providerId: providerFor(caller, 'calendar', providerId),
  });

  return {
    read(caller: Member, providerId: number): Promise<CalendarOverview> {
      const owner = toOwner(caller, providerId);
      return db.tenantRead(caller.customerId, async (tx) => {
        const today = dayIn(clock.now(), (await findTimeZone(tx, owner)) ?? fail('not_found'));
        const period = { today, until: laterDay(today, DAYS_AHEAD) };
        const [spaces, saturdays, { held, booked }] = await Promise.all([
          findSpaces(tx, owner),
          findTakenSaturdays(tx, owner, period),
          countTaken(tx, owner, period),
        ]);
        const free = findFreeSaturdays(
          period,
          spaces.map(({ id }) => id),
          saturdays.map((row) => ({ day: row.day, spaceId: row.space_id })),
        );
        return {
          today,
          spaces: spaces.map(presentSpace),
          freeSaturdays: free.length,
          nextFreeSaturday: free[0] ?? null,
          held,
          booked,
        };
      });
    },

    async listCouples(
      caller: Member,
      providerId: number,
      range: { from: string; to: string },
    ): Promise<CalendarCouple[]> {
      const owner = toOwner(caller, providerId);
      if (!providersFor(caller, 'leads').includes(providerId)) return [];
      const filter = { ...range, statuses: openLeadStatuses, limit: MAX_COUPLES };
      const rows = await db.tenantRead(caller.customerId, (tx) => findInterestedCouples(tx, owner, filter));
      return rows.map(presentInterestedCouple);
    },
  };
}

import type { CalendarAppointment, CalendarCouple, CalendarOverview } from '@bellbird/contract/listing/calendar';
import { type Member, providerFor, providersFor } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn, laterDay } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findAppointments } from './agreed-visits.repository.ts';
import { presentAppointment, presentInterestedCouple, presentSpace } from './calendar.presenter.ts';
import { findInterestedCouples, findSpaces, findTakenDays, findTimeZone } from './overview.repository.ts';
import { findBlockedDaysBetween } from './followed/blocked-days.operations.ts';
import { findWeddingsPerDay } from './calendar-settings.repository.ts';
import { findFreeSaturdays, findFreeSaturdaysOfSpace } from './saturdays.rules.ts';
import { promoteSecondOptions } from './taken-days.rules.ts';

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
        const [spaces, rows, blocked, weddingsPerDay] = await Promise.all([
          findSpaces(tx, owner),
          findTakenDays(tx, owner, period),
          findBlockedDaysBetween(tx, owner, { from: today, to: period.until }),
          findWeddingsPerDay(tx, owner),
        ]);
        // Second options wait for others, unless what they waited for has expired.
        const firsts = promoteSecondOptions(rows).filter(({ rank }) => rank === 1);
        const taken = [...firsts, ...blocked].map((row) => ({
          day: row.day,
          spaceId: row.space_id,
          place: row.place,
        }));
        const free = findFreeSaturdays(period, taken, { weddingsPerDay });
        return {
          today,
          spaces: spaces.map((space) => presentSpace(space, findFreeSaturdaysOfSpace(period, taken, space.id))),
          weddingsPerDay,
          freeSaturdays: free.count,
          nextFreeSaturday: free.next,
          held: firsts.filter(({ status }) => status === 'held').length,
          booked: firsts.filter(({ status }) => status === 'booked').length,
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

    async listAppointments(
      caller: Member,
      providerId: number,
      range: { from: string; to: string },
    ): Promise<CalendarAppointment[]> {
      const owner = toOwner(caller, providerId);
      if (!providersFor(caller, 'leads').includes(providerId)) return [];
      const rows = await db.tenantRead(caller.customerId, (tx) => findAppointments(tx, owner, range));
      return rows.map(presentAppointment);
    },
  };
}

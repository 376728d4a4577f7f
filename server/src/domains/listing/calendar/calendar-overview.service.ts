import type { CalendarCouple, CalendarOverview } from '@bellbird/contract/listing/calendar';
import { OPEN_LEAD_STATUSES } from '@bellbird/contract/couples/leads';
import { type Member, providerFor, providersFor } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn, laterDay } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { presentAsking, presentSpace } from './calendar.presenter.ts';
import { countTaken, findAsking, findSpaces, findTakenSaturdays, findTimeZone } from './overview.repository.ts';
import { freeSaturdays } from './saturdays.rules.ts';

const DAYS_AHEAD = 365;
/** More couples than anybody can ask in a season; what lies beyond stands on the page of couples. */
const MOST_COUPLES = 1000;

export type CalendarOverviewService = ReturnType<typeof createCalendarOverviewService>;

/** What stands beside the days: spaces, the year ahead, and who asked. */
export function createCalendarOverviewService({ db, clock }: { db: Db; clock: Clock }) {
  const ownerOf = (caller: Member, providerId: number) => ({
    customerId: caller.customerId,
    providerId: providerFor(caller, 'calendar', providerId),
  });

  return {
    read(caller: Member, providerId: number): Promise<CalendarOverview> {
      const owner = ownerOf(caller, providerId);
      return db.tenantRead(caller.customerId, async (tx) => {
        const today = dayIn(clock.now(), (await findTimeZone(tx, owner)) ?? fail('not_found'));
        const ahead = { today, until: laterDay(today, DAYS_AHEAD) };
        const [spaces, saturdays, { held, booked }] = await Promise.all([
          findSpaces(tx, owner),
          findTakenSaturdays(tx, owner, ahead),
          countTaken(tx, owner, ahead),
        ]);
        const free = freeSaturdays(
          ahead,
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

    async couples(caller: Member, providerId: number, range: { from: string; to: string }): Promise<CalendarCouple[]> {
      const owner = ownerOf(caller, providerId);
      if (!providersFor(caller, 'leads').includes(providerId)) return [];
      const wanted = { ...range, statuses: OPEN_LEAD_STATUSES, most: MOST_COUPLES };
      const rows = await db.tenantRead(caller.customerId, (tx) => findAsking(tx, owner, wanted));
      return rows.map(presentAsking);
    },
  };
}

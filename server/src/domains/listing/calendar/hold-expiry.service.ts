import { record } from '#platform/audit/audit.ts';
import type { Db } from '#platform/db/db.ts';
import { dayIn } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import {
  type CalendarOwner,
  deleteExpiredHolds,
  findCalendarsWithExpiredHolds,
  lockCalendar,
  updateRanks,
} from './calendar.repository.ts';

export type HoldExpiryService = ReturnType<typeof createHoldExpiryService>;

/** Deletes expired holds. Readers already leave them out; this moves second options up and notifies the team. */
export function createHoldExpiryService({ db, clock }: { db: Db; clock: Clock }) {
  function expireIn(owner: CalendarOwner, today: string): Promise<void> {
    return db.system(async (tx) => {
      await lockCalendar(tx, owner.providerId);
      await deleteExpiredHolds(tx, owner, today);
      await updateRanks(tx, owner);
      const subject = { kind: 'provider', id: owner.providerId };
      await record(tx, { kind: 'system' }, { action: 'calendar.expire', subject, customerId: owner.customerId });
      await notifyTeam(tx, owner, { kind: 'calendar', providerId: owner.providerId });
    });
  }

  return {
    async expireHolds(): Promise<void> {
      const now = clock.now();
      const calendars = await db.system((tx) => findCalendarsWithExpiredHolds(tx, now.toISOString()));
      // One transaction per calendar, so that users wait only for their own calendar.
      for (const { timeZone, ...owner } of calendars) await expireIn(owner, dayIn(now, timeZone));
    },
  };
}

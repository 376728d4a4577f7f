import { record } from '#platform/audit/audit.ts';
import type { Db } from '#platform/db/db.ts';
import { dayIn } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import {
  type CalendarOwner,
  deleteLapsed,
  findLapsedCalendars,
  lockCalendarOf,
  moveUp,
} from './calendar.repository.ts';

type Deps = { db: Db; clock: Clock };

/** Frees the days of holds that are over. Nobody sees them any more anyway; this lets who waited move up, and tells. */
export async function letHoldsLapse(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const calendars = await deps.db.system((tx) => findLapsedCalendars(tx, now.toISOString()));
  // One calendar, one transaction: a writer waits for its own calendar only.
  for (const { timeZone, ...owner } of calendars) await sweep(deps, owner, dayIn(now, timeZone));
}

function sweep({ db }: Deps, owner: CalendarOwner, today: string): Promise<void> {
  return db.system(async (tx) => {
    await lockCalendarOf(tx, owner.providerId);
    await deleteLapsed(tx, owner, today);
    await moveUp(tx, owner);
    const subject = { kind: 'provider', id: owner.providerId };
    await record(tx, { kind: 'system' }, { action: 'calendar.lapse', subject, customerId: owner.customerId });
    await notifyTeam(tx, owner, { kind: 'calendar', providerId: owner.providerId });
  });
}

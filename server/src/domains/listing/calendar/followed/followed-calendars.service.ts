import type {
  FollowedCalendar,
  FollowedCalendarChange,
  FollowedCalendarForm,
  FollowedDay,
} from '@bellbird/contract/listing/calendar';
import { FOLLOWED_CALENDARS_MAX } from '@bellbird/contract/shared/limits';
import type { z } from 'zod';
import { record } from '#platform/audit/audit.ts';
import { type Member, providerFor } from '#platform/auth/caller.ts';
import type { Sealer } from '#platform/crypto/sealer.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import { OutsideFailure } from '#platform/outside/outside-failure.ts';
import type { Outside } from '#platform/outside/outside.ts';
import { dayIn } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { READS_PER_PROVIDER } from '../calendar.limits.ts';
import { type CalendarOwner, lockCalendar } from '../calendar.repository.ts';
import { findSpaces, findTimeZone } from '../overview.repository.ts';
import { readFollowedCalendarJob } from './followed-calendars.job-definitions.ts';
import { presentFollowedCalendar, presentFollowedDay } from './followed-calendars.presenter.ts';
import {
  deleteFollowedCalendar,
  findFollowedCalendar,
  findFollowedCalendars,
  insertFollowedCalendar,
  updateFollowedCalendar,
} from './followed-calendars.repository.ts';
import { findFollowedDays, updateReleased } from './followed-days.repository.ts';

type Form = z.output<typeof FollowedCalendarForm>;
type Change = z.output<typeof FollowedCalendarChange>;
type Ports = {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  rateLimits: RateLimits;
  outside: Outside;
  calendarAddresses: Sealer;
};

const FAULTS = {
  inside: 'We can’t read this address. Please use the https address that your calendar gives you for sharing.',
  unknown: 'We can’t find this address. Please check it.',
  many: `You can follow ${FOLLOWED_CALENDARS_MAX} calendars at most.`,
  space: 'This space doesn’t exist. Please choose another.',
};

export type FollowedCalendarsService = ReturnType<typeof createFollowedCalendarsService>;

/** Calendars of other programs whose busy days show in ours. */
export function createFollowedCalendarsService(ports: Ports) {
  const { db, clock, jobs, rateLimits, outside, calendarAddresses } = ports;
  const toOwner = (caller: Member, providerId: number): CalendarOwner => ({
    customerId: caller.customerId,
    providerId: providerFor(caller, 'calendar', providerId),
  });

  /** Programs give out webcal addresses for what they serve by https. */
  async function readAddress(address: string): Promise<URL> {
    const text = address.replace(/^webcals?:/i, 'https:');
    const refuse = (sentence: string) => fail('invalid_fields', { fields: { address: sentence } });
    if (!URL.canParse(text)) return refuse(FAULTS.unknown);
    const url = new URL(text);
    try {
      await outside.assertPublic(url);
    } catch (error) {
      if (!(error instanceof OutsideFailure)) throw error;
      return refuse(error.problem === 'forbidden_address' ? FAULTS.inside : FAULTS.unknown);
    }
    return url;
  }

  async function assertSpace(tx: Tx, owner: CalendarOwner, spaceId: number | null): Promise<void> {
    if (spaceId === null) return;
    const spaces = await findSpaces(tx, owner);
    if (!spaces.some(({ id }) => id === spaceId)) fail('invalid_fields', { fields: { spaceId: FAULTS.space } });
  }

  const enqueueReading = (tx: Tx, calendarId: number) => jobs.enqueue(tx, readFollowedCalendarJob, { calendarId });
  const notify = (tx: Tx, owner: CalendarOwner) =>
    notifyTeam(tx, owner, { kind: 'calendar', providerId: owner.providerId });

  return {
    list(caller: Member, providerId: number): Promise<FollowedCalendar[]> {
      const owner = toOwner(caller, providerId);
      return db.tenantRead(caller.customerId, async (tx) => {
        const today = dayIn(clock.now(), (await findTimeZone(tx, owner)) ?? fail('not_found'));
        return (await findFollowedCalendars(tx, owner, today)).map(presentFollowedCalendar);
      });
    },

    listDays(caller: Member, providerId: number, range: { from: string; to: string }): Promise<FollowedDay[]> {
      const owner = toOwner(caller, providerId);
      return db.tenantRead(caller.customerId, async (tx) =>
        (await findFollowedDays(tx, owner, range)).map(presentFollowedDay),
      );
    },

    async create(caller: Member, providerId: number, { address, ...form }: Form): Promise<{ id: number }> {
      const owner = toOwner(caller, providerId);
      await rateLimits.take(READS_PER_PROVIDER, String(providerId));
      const url = await readAddress(address);
      return db.tenant(caller.customerId, async (tx) => {
        await lockCalendar(tx, providerId);
        await assertSpace(tx, owner, form.spaceId);
        const today = dayIn(clock.now(), (await findTimeZone(tx, owner)) ?? fail('not_found'));
        if ((await findFollowedCalendars(tx, owner, today)).length >= FOLLOWED_CALENDARS_MAX)
          fail('invalid_fields', { fields: { address: FAULTS.many } });
        const id = await insertFollowedCalendar(tx, owner, {
          ...toColumns(form),
          address: calendarAddresses.seal(url.href),
          host: url.host,
          next_read_at: clock.now().toISOString(),
        });
        await enqueueReading(tx, id);
        const details = { name: form.name, host: url.host, effect: form.effect };
        const subject = { kind: 'followedCalendar', id };
        await record(tx, caller, { action: 'calendar.follow', subject, details });
        await notify(tx, owner);
        return { id };
      });
    },

    update(caller: Member, providerId: number, id: number, { version, ...form }: Change): Promise<void> {
      const owner = toOwner(caller, providerId);
      return db.tenant(caller.customerId, async (tx) => {
        await lockCalendar(tx, providerId);
        await assertSpace(tx, owner, form.spaceId);
        if (!(await findFollowedCalendar(tx, owner, id))) fail('not_found');
        if (!(await updateFollowedCalendar(tx, owner, { id, version }, toColumns(form)))) fail('stale_version');
        await enqueueReading(tx, id);
        const subject = { kind: 'followedCalendar', id };
        await record(tx, caller, { action: 'calendar.updateFollowed', subject, details: form });
        await notify(tx, owner);
      });
    },

    remove(caller: Member, providerId: number, id: number): Promise<void> {
      const owner = toOwner(caller, providerId);
      return db.tenant(caller.customerId, async (tx) => {
        const { name, host } = (await findFollowedCalendar(tx, owner, id)) ?? fail('not_found');
        await deleteFollowedCalendar(tx, owner, id);
        const subject = { kind: 'followedCalendar', id };
        await record(tx, caller, { action: 'calendar.stopFollowing', subject, details: { name, host } });
        await notify(tx, owner);
      });
    },

    async readNow(caller: Member, providerId: number, id: number): Promise<void> {
      const owner = toOwner(caller, providerId);
      await rateLimits.take(READS_PER_PROVIDER, String(providerId));
      await db.tenant(caller.customerId, async (tx) => {
        if (!(await findFollowedCalendar(tx, owner, id))) fail('not_found');
        await enqueueReading(tx, id);
      });
    },

    /** Sells a day although the other calendar is busy, or blocks it again. */
    release(
      caller: Member,
      providerId: number,
      { calendarId, day, isReleased }: { calendarId: number; day: string; isReleased: boolean },
    ): Promise<void> {
      const owner = toOwner(caller, providerId);
      return db.tenant(caller.customerId, async (tx) => {
        await lockCalendar(tx, providerId);
        if (!(await updateReleased(tx, { ...owner, calendarId }, { day, isReleased }))) fail('not_found');
        const subject = { kind: 'followedCalendar', id: calendarId };
        await record(tx, caller, { action: 'calendar.releaseFollowedDay', subject, details: { day, isReleased } });
        await notify(tx, owner);
      });
    },
  };
}

function toColumns({ name, effect, allDayOnly, showsTitles, spaceId }: Omit<Form, 'address'>) {
  return { name, effect, all_day_only: allDayOnly, shows_titles: showsTitles, space_id: spaceId };
}

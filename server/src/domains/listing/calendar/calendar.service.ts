import type { CalendarEvent, CalendarEventChange, CalendarEventForm } from '@bellbird/contract/listing/calendar';
import type { z } from 'zod';
import { record } from '#platform/audit/audit.ts';
import { type Member, providerFor, providersFor } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { assertFutureDays, limitExpiry } from './calendar-days.rules.ts';
import { presentCalendarAsCsv, presentEvent } from './calendar.presenter.ts';
import {
  type CalendarOwner,
  type EventRow,
  type Slot,
  deleteEvents,
  findEvent,
  findEvents,
  findEventsInSlot,
  insertEvents,
  updateEvent,
  updateRanks,
} from './calendar.repository.ts';
import { findWeddingsPerDay, upsertSettings } from './calendar-settings.repository.ts';
import { lockCurrentCalendar } from './deal-bookings.operations.ts';
import { findBlockedDays, findBlockedDaysBetween } from './followed/blocked-days.operations.ts';
import { findSpaces, findTimeZone, findUnbookedDeal, hasLead } from './overview.repository.ts';
import { choosePlace, describeTakenDay, overlap, promoteSecondOptions } from './taken-days.rules.ts';

type Form = z.output<typeof CalendarEventForm>;
type Change = z.output<typeof CalendarEventChange>;
/** A locked calendar without its expired holds. */
type LockedCalendar = { tx: Tx; owner: CalendarOwner; today: string; seesCouples: boolean };

const FIRST = 1;
const SECOND = 2;

export type CalendarService = ReturnType<typeof createCalendarService>;

/** Which days are free, held and booked. */
export function createCalendarService({ db, clock }: { db: Db; clock: Clock }) {
  const toOwner = (caller: Member, providerId: number): CalendarOwner => ({
    customerId: caller.customerId,
    providerId: providerFor(caller, 'calendar', providerId),
  });
  const seesCouples = (caller: Member, providerId: number) => providersFor(caller, 'leads').includes(providerId);

  async function findToday(tx: Tx, owner: CalendarOwner): Promise<string> {
    return dayIn(clock.now(), (await findTimeZone(tx, owner)) ?? fail('not_found'));
  }

  function write<T>(caller: Member, providerId: number, work: (calendar: LockedCalendar) => Promise<T>): Promise<T> {
    const owner = toOwner(caller, providerId);
    return db.tenant(caller.customerId, async (tx) => {
      const today = await lockCurrentCalendar(tx, owner, clock.now());
      const result = await work({ tx, owner, today, seesCouples: seesCouples(caller, providerId) });
      await notifyTeam(tx, owner, { kind: 'calendar', providerId });
      return result;
    });
  }

  async function assertSpace({ tx, owner }: LockedCalendar, spaceId: number | null): Promise<void> {
    if (spaceId === null) return;
    const spaces = await findSpaces(tx, owner);
    if (!spaces.some((each) => each.id === spaceId))
      fail('invalid_fields', { fields: { spaceId: 'This space doesn’t exist. Please choose another.' } });
  }

  async function assertCouple(
    { tx, owner, seesCouples: isAllowed }: LockedCalendar,
    leadId: number | null,
  ): Promise<void> {
    if (leadId === null) return;
    if (!isAllowed || !(await hasLead(tx, owner, leadId)))
      fail('invalid_fields', { fields: { leadId: 'This couple doesn’t exist. Please choose another.' } });
  }

  /** The error says which event has the day. */
  function refuseTaken(calendar: LockedCalendar, taken: readonly EventRow[]): never {
    const sentences = taken.map((row) => describeTakenDay(row, calendar.seesCouples));
    return fail('date_taken', {
      fields: { date: sentences.join(' ') },
      data: taken.filter(isOwnEvent).map((row) => presentEvent(row, calendar.seesCouples)),
    });
  }

  /** The place of a new event on each day. An event replaces days that are only marked as free. */
  async function choosePlaces(calendar: LockedCalendar, slot: Slot, form: Form, days: readonly string[]) {
    const { tx, owner } = calendar;
    const rows = await findEventsInSlot(tx, slot, days);
    const open = rows.filter((row) => row.status === 'available');
    const blocked = await findBlockedDays(tx, owner, days);
    const taken = [
      ...rows.filter((row) => row.status !== 'available' && row.rank === FIRST),
      ...blocked.filter((row) => overlap(row, { space_id: slot.spaceId, place: null })),
    ];
    const byDay = Map.groupBy(taken, (row) => row.day);
    const weddingsPerDay = form.isWholeDay ? 1 : await findWeddingsPerDay(tx, owner);
    const places = new Map(days.map((day) => [day, choosePlace(byDay.get(day) ?? [], weddingsPerDay)]));
    const full = taken.filter((row) => places.get(row.day) === undefined);
    if (full.length > 0) refuseTaken(calendar, full);
    if (open.length > 0) await deleteEvents(tx, owner, ids(open));
    return places;
  }

  /** A second option waits for a hold that nobody waits for yet; the day must be taken otherwise. */
  async function chooseSecondPlaces(calendar: LockedCalendar, slot: Slot, days: readonly string[]) {
    const { tx, owner } = calendar;
    const rows = await findEventsInSlot(tx, slot, days);
    const weddingsPerDay = await findWeddingsPerDay(tx, owner);
    const places = new Map<string, number | null | undefined>();
    for (const day of days) {
      const within = rows.filter((row) => row.day === day && row.status !== 'available');
      const firsts = within.filter((row) => row.rank === FIRST);
      const held = firsts.filter((row) => row.status === 'held');
      if (choosePlace(firsts, weddingsPerDay) !== undefined) fail('no_first_option');
      if (held.length === 0) refuseTaken(calendar, firsts);
      const isWaitedFor = (first: EventRow) => within.some((row) => row.rank === SECOND && overlap(row, first));
      places.set(day, (held.find((first) => !isWaitedFor(first)) ?? held[0])?.place);
    }
    return places;
  }

  async function add(calendar: LockedCalendar, form: Form): Promise<number[]> {
    const { tx, owner, today } = calendar;
    assertFutureDays({ date: [form.date], alsoOn: form.alsoOn }, today);
    await assertSpace(calendar, form.spaceId);
    await assertCouple(calendar, form.leadId);
    const days = [...new Set([form.date, ...form.alsoOn])];
    const slot = { ...owner, spaceId: form.spaceId };
    const rank = form.option === 'first' ? FIRST : SECOND;
    const places =
      rank === SECOND ? await chooseSecondPlaces(calendar, slot, days) : await choosePlaces(calendar, slot, form, days);
    const rows = [];
    for (const day of days)
      rows.push({
        customer_id: owner.customerId,
        provider_id: owner.providerId,
        space_id: form.spaceId,
        day,
        status: form.status,
        rank,
        place: places.get(day) ?? null,
        note: form.note,
        expires_on: limitExpiry(form, day, today),
        lead_id: form.leadId,
        deal_id: await findDealToBook(calendar, form, day),
      });
    const added = await insertEvents(tx, rows);
    if (added.length < days.length) {
      const missing = days.filter((day) => !added.some((each) => each.day === day));
      refuseTaken(
        calendar,
        (await findEventsInSlot(tx, slot, missing)).filter((row) => row.rank === rank),
      );
    }
    return ids(added);
  }

  /** A day booked for a couple belongs to their deal, if that has no booking yet. */
  async function findDealToBook(
    { tx, owner }: LockedCalendar,
    { status, leadId }: { status: string; leadId: number | null },
    day: string,
  ): Promise<number | null> {
    return status === 'booked' && leadId !== null ? findUnbookedDeal(tx, owner, { leadId, day }) : null;
  }

  async function findChangeable({ tx, owner, today }: LockedCalendar, eventId: number): Promise<EventRow> {
    const event = (await findEvent(tx, owner, eventId)) ?? fail('not_found');
    return event.day < today ? fail('not_possible_now') : event;
  }

  async function findSecondOptions({ tx, owner }: LockedCalendar, event: EventRow): Promise<EventRow[]> {
    if (event.rank !== FIRST) return [];
    const within = await findEventsInSlot(tx, { ...owner, spaceId: event.space_id }, [event.day]);
    return within.filter((row) => row.rank === SECOND && overlap(row, event));
  }

  async function change(calendar: LockedCalendar, eventId: number, form: Change): Promise<EventRow> {
    const { tx, owner, today } = calendar;
    const before = await findChangeable(calendar, eventId);
    if (before.version !== form.version) fail('stale_version', { data: presentEvent(before, calendar.seesCouples) });
    // Users who may not see couples can neither set nor remove one.
    const leadId = calendar.seesCouples ? form.leadId : before.lead_id;
    // Only the deal itself can free its day or give it to somebody else.
    if (before.deal_id !== null && (form.status !== 'booked' || leadId !== before.lead_id)) fail('booked_by_deal');
    if (leadId !== before.lead_id) await assertCouple(calendar, leadId);
    if (before.rank === SECOND && form.status !== 'held') {
      const slot = { ...owner, spaceId: before.space_id };
      refuseTaken(
        calendar,
        (await findEventsInSlot(tx, slot, [before.day])).filter((row) => row.rank === FIRST),
      );
    }
    // A day marked as free is sold here for the first time, so what `create` asks applies.
    if (before.status === 'available' && form.status !== 'available') {
      const blocked = (await findBlockedDays(tx, owner, [before.day])).filter((row) => overlap(row, before));
      if (blocked.length > 0) refuseTaken(calendar, blocked);
    }
    const waiting = await findSecondOptions(calendar, before);
    if (form.status === 'available' && waiting.length > 0) fail('not_possible_now');
    if (form.status === 'booked') await deleteEvents(tx, owner, ids(waiting));
    const changed = await updateEvent(
      tx,
      owner,
      { id: eventId, version: form.version },
      {
        status: form.status,
        note: form.note,
        expires_on: limitExpiry(form, before.day, today),
        lead_id: leadId,
        // A day that another couple has now must not go with the quote that held it before.
        quote_id: leadId === before.lead_id ? before.quote_id : null,
        deal_id: before.deal_id ?? (await findDealToBook(calendar, { status: form.status, leadId }, before.day)),
      },
    );
    if (!changed) fail('stale_version');
    return (await findEvent(tx, owner, eventId)) ?? fail('not_found');
  }

  return {
    list(caller: Member, providerId: number, { from, to }: { from: string; to: string }): Promise<CalendarEvent[]> {
      const owner = toOwner(caller, providerId);
      return db.tenantRead(caller.customerId, async (tx) => {
        const rows = await findEvents(tx, owner, { from, to, today: await findToday(tx, owner) });
        return promoteSecondOptions(rows).map((row) => presentEvent(row, seesCouples(caller, providerId)));
      });
    },

    create(caller: Member, providerId: number, form: Form): Promise<{ id: number; ids: number[] }> {
      return write(caller, providerId, async (calendar) => {
        const added = await add(calendar, form);
        const [id = 0] = added;
        const details = { status: form.status, days: added.length, day: form.date };
        await record(calendar.tx, caller, {
          action: 'calendar.create',
          subject: { kind: 'calendarEvent', id },
          details,
        });
        return { id, ids: added };
      });
    },

    update(caller: Member, providerId: number, eventId: number, form: Change): Promise<CalendarEvent> {
      return write(caller, providerId, async (calendar) => {
        const after = await change(calendar, eventId, form);
        const details = { status: after.status, day: after.day };
        const subject = { kind: 'calendarEvent', id: eventId };
        await record(calendar.tx, caller, { action: 'calendar.update', subject, details });
        return presentEvent(after, calendar.seesCouples);
      });
    },

    remove(caller: Member, providerId: number, eventId: number): Promise<void> {
      return write(caller, providerId, async (calendar) => {
        const { day, status, deal_id: dealId } = await findChangeable(calendar, eventId);
        if (dealId !== null) fail('booked_by_deal');
        await deleteEvents(calendar.tx, calendar.owner, [eventId]);
        await updateRanks(calendar.tx, calendar.owner);
        const subject = { kind: 'calendarEvent', id: eventId };
        await record(calendar.tx, caller, { action: 'calendar.delete', subject, details: { day, status } });
      });
    },

    /** How many weddings the provider takes on one day. Days that have more already keep them. */
    saveSettings(caller: Member, providerId: number, settings: { weddingsPerDay: number }): Promise<void> {
      return write(caller, providerId, async ({ tx, owner }) => {
        if (settings.weddingsPerDay > 1 && (await findSpaces(tx, owner)).length > 0)
          fail('invalid_fields', { fields: { weddingsPerDay: 'Each of your spaces is booked once a day.' } });
        await upsertSettings(tx, owner, settings);
        const subject = { kind: 'provider', id: providerId };
        await record(tx, caller, { action: 'calendar.saveSettings', subject, details: settings });
      });
    },

    async export(caller: Member, providerId: number) {
      const owner = toOwner(caller, providerId);
      const [rows, today] = await db.tenantRead(caller.customerId, async (tx) => {
        const from = await findToday(tx, owner);
        const [events, blocked] = await Promise.all([
          findEvents(tx, owner, { from, today: from }),
          findBlockedDaysBetween(tx, owner, { from }),
        ]);
        const all = [...promoteSecondOptions(events), ...blocked];
        return [all.toSorted((a, b) => a.day.localeCompare(b.day)), from] as const;
      });
      return presentCalendarAsCsv(rows, { today, seesCouples: seesCouples(caller, providerId) });
    },
  };
}

const isOwnEvent = (row: EventRow) => row.calendar_name === undefined;

const ids = (rows: readonly { id: number }[]) => rows.map((row) => row.id);

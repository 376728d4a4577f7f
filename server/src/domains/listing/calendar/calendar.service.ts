import type { CalendarEvent, CalendarEventChange, CalendarEventForm } from '@bellbird/contract/listing/calendar';
import type { z } from 'zod';
import { record } from '#platform/audit/audit.ts';
import { type Member, providerFor, providersFor } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { asCsv } from '#platform/csv/csv.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn, shownDay } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { assertAhead, expiryOf } from './calendar-days.rules.ts';
import { movedUp, presentEvent } from './calendar.presenter.ts';
import {
  type CalendarOwner,
  type EventRow,
  type Slot,
  deleteEvents,
  deleteLapsed,
  findEvent,
  findEvents,
  findInSlot,
  insertEvents,
  lockCalendarOf,
  moveUp,
  updateEvent,
} from './calendar.repository.ts';
import { findSpaces, findTimeZone, hasLead } from './overview.repository.ts';
import { sayTaken } from './taken-days.rules.ts';

type Form = z.output<typeof CalendarEventForm>;
type Change = z.output<typeof CalendarEventChange>;
/** A calendar with its lapsed holds gone, and nobody else writing into it. */
type Desk = { tx: Tx; owner: CalendarOwner; today: string; seesCouples: boolean };

const FIRST = 1;
const SECOND = 2;

export type CalendarService = ReturnType<typeof createCalendarService>;

/** Which days are free, held and booked. */
export function createCalendarService({ db, clock }: { db: Db; clock: Clock }) {
  const ownerOf = (caller: Member, providerId: number): CalendarOwner => ({
    customerId: caller.customerId,
    providerId: providerFor(caller, 'calendar', providerId),
  });
  const seesCouples = (caller: Member, providerId: number) => providersFor(caller, 'leads').includes(providerId);

  async function todayOf(tx: Tx, owner: CalendarOwner): Promise<string> {
    return dayIn(clock.now(), (await findTimeZone(tx, owner)) ?? fail('not_found'));
  }

  function write<T>(caller: Member, providerId: number, work: (desk: Desk) => Promise<T>): Promise<T> {
    const owner = ownerOf(caller, providerId);
    return db.tenant(caller.customerId, async (tx) => {
      await lockCalendarOf(tx, providerId);
      const today = await todayOf(tx, owner);
      await deleteLapsed(tx, owner, today);
      await moveUp(tx, owner);
      const result = await work({ tx, owner, today, seesCouples: seesCouples(caller, providerId) });
      await notifyTeam(tx, owner, { kind: 'calendar', providerId });
      return result;
    });
  }

  async function assertSpace({ tx, owner }: Desk, spaceId: number | null): Promise<void> {
    if (spaceId === null) return;
    const spaces = await findSpaces(tx, owner);
    if (!spaces.some((each) => each.id === spaceId))
      fail('invalid_fields', { fields: { spaceId: 'There is no such space.' } });
  }

  async function assertCouple({ tx, owner, seesCouples: isAllowed }: Desk, leadId: number | null): Promise<void> {
    if (leadId === null) return;
    if (!isAllowed || !(await hasLead(tx, owner, leadId)))
      fail('invalid_fields', { fields: { leadId: 'There is no such couple.' } });
  }

  /** Says who has a day that somebody wanted. */
  function refuse(desk: Desk, taken: readonly EventRow[]): never {
    const said = taken.map((row) => sayTaken(row, desk.seesCouples));
    return fail('date_taken', {
      fields: { date: said.join(' ') },
      data: taken.map((row) => presentEvent(row, desk.seesCouples)),
    });
  }

  /** A day that is only marked as free gives way to whatever comes. */
  async function clearAvailable(desk: Desk, slot: Slot, days: readonly string[]): Promise<void> {
    const open = (await findInSlot(desk.tx, slot, days)).filter((row) => row.status === 'available');
    if (open.length > 0) await deleteEvents(desk.tx, desk.owner, ids(open));
  }

  async function assertFirstHeld(desk: Desk, slot: Slot, days: readonly string[]): Promise<void> {
    const firsts = (await findInSlot(desk.tx, slot, days)).filter((row) => row.rank === FIRST);
    const booked = firsts.filter((row) => row.status === 'booked');
    if (booked.length > 0) refuse(desk, booked);
    if (days.some((day) => !firsts.some((row) => row.day === day && row.status === 'held'))) fail('no_first_option');
  }

  async function add(desk: Desk, form: Form): Promise<number[]> {
    const { tx, owner, today } = desk;
    assertAhead({ date: [form.date], alsoOn: form.alsoOn }, today);
    await assertSpace(desk, form.spaceId);
    await assertCouple(desk, form.leadId);
    const days = [...new Set([form.date, ...form.alsoOn])];
    const slot = { ...owner, spaceId: form.spaceId };
    const rank = form.option === 'first' ? FIRST : SECOND;
    if (rank === SECOND) await assertFirstHeld(desk, slot, days);
    else await clearAvailable(desk, slot, days);
    const added = await insertEvents(
      tx,
      days.map((day) => ({
        customer_id: owner.customerId,
        provider_id: owner.providerId,
        space_id: form.spaceId,
        day,
        status: form.status,
        rank,
        note: form.note,
        expires_on: expiryOf(form, day, today),
        lead_id: form.leadId,
      })),
    );
    if (added.length < days.length) {
      const missing = days.filter((day) => !added.some((each) => each.day === day));
      refuse(
        desk,
        (await findInSlot(tx, slot, missing)).filter((row) => row.rank === rank),
      );
    }
    return ids(added);
  }

  async function findAhead({ tx, owner, today }: Desk, eventId: number): Promise<EventRow> {
    const event = (await findEvent(tx, owner, eventId)) ?? fail('not_found');
    return event.day < today ? fail('not_possible_now') : event;
  }

  /** Who waits for an event to be given up. */
  async function behind({ tx, owner }: Desk, event: EventRow): Promise<EventRow[]> {
    if (event.rank !== FIRST) return [];
    const within = await findInSlot(tx, { ...owner, spaceId: event.space_id }, [event.day]);
    return within.filter((row) => row.rank === SECOND);
  }

  async function change(desk: Desk, eventId: number, form: Change): Promise<EventRow> {
    const { tx, owner, today } = desk;
    const before = await findAhead(desk, eventId);
    if (before.version !== form.version) fail('stale_version', { data: presentEvent(before, desk.seesCouples) });
    // Whoever may not see couples neither names one nor takes one away.
    const leadId = desk.seesCouples ? form.leadId : before.lead_id;
    if (leadId !== before.lead_id) await assertCouple(desk, leadId);
    if (before.rank === SECOND && form.status !== 'held') {
      const slot = { ...owner, spaceId: before.space_id };
      refuse(
        desk,
        (await findInSlot(tx, slot, [before.day])).filter((row) => row.rank === FIRST),
      );
    }
    const waiting = await behind(desk, before);
    if (form.status === 'available' && waiting.length > 0) fail('not_possible_now');
    if (form.status === 'booked') await deleteEvents(tx, owner, ids(waiting));
    const changed = await updateEvent(
      tx,
      owner,
      { id: eventId, version: form.version },
      { status: form.status, note: form.note, expires_on: expiryOf(form, before.day, today), lead_id: leadId },
    );
    if (!changed) fail('stale_version');
    return (await findEvent(tx, owner, eventId)) ?? fail('not_found');
  }

  return {
    list(caller: Member, providerId: number, { from, to }: { from: string; to: string }): Promise<CalendarEvent[]> {
      const owner = ownerOf(caller, providerId);
      return db.tenantRead(caller.customerId, async (tx) => {
        const rows = await findEvents(tx, owner, { from, to, today: await todayOf(tx, owner) });
        return movedUp(rows).map((row) => presentEvent(row, seesCouples(caller, providerId)));
      });
    },

    create(caller: Member, providerId: number, form: Form): Promise<{ id: number; ids: number[] }> {
      return write(caller, providerId, async (desk) => {
        const added = await add(desk, form);
        const [id = 0] = added;
        const details = { status: form.status, days: added.length, day: form.date };
        await record(desk.tx, caller, { action: 'calendar.create', subject: { kind: 'calendarEvent', id }, details });
        return { id, ids: added };
      });
    },

    update(caller: Member, providerId: number, eventId: number, form: Change): Promise<CalendarEvent> {
      return write(caller, providerId, async (desk) => {
        const after = await change(desk, eventId, form);
        const details = { status: after.status, day: after.day };
        const subject = { kind: 'calendarEvent', id: eventId };
        await record(desk.tx, caller, { action: 'calendar.update', subject, details });
        return presentEvent(after, desk.seesCouples);
      });
    },

    remove(caller: Member, providerId: number, eventId: number): Promise<void> {
      return write(caller, providerId, async (desk) => {
        const { day, status } = await findAhead(desk, eventId);
        await deleteEvents(desk.tx, desk.owner, [eventId]);
        await moveUp(desk.tx, desk.owner);
        const subject = { kind: 'calendarEvent', id: eventId };
        await record(desk.tx, caller, { action: 'calendar.delete', subject, details: { day, status } });
      });
    },

    async export(caller: Member, providerId: number) {
      const owner = ownerOf(caller, providerId);
      const [rows, today] = await db.tenantRead(caller.customerId, async (tx) => {
        const from = await todayOf(tx, owner);
        return [movedUp(await findEvents(tx, owner, { from, today: from })), from] as const;
      });
      const names = seesCouples(caller, providerId);
      const csv = asCsv(
        ['Day', 'Space', 'Status', 'Option', 'Held until', 'Couple', 'Note'],
        rows.map((row) => [
          shownDay(row.day),
          row.space_name ?? '',
          row.status,
          row.status === 'held' ? row.rank : null,
          row.expires_on && shownDay(row.expires_on),
          names ? row.couple_name : null,
          row.note,
        ]),
      );
      return { content: Buffer.from(csv), contentType: 'text/csv; charset=utf-8', fileName: `calendar-${today}.csv` };
    },
  };
}

const ids = (rows: readonly { id: number }[]) => rows.map((row) => row.id);

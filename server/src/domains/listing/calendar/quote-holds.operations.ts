import type { Tx } from '#platform/db/db.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { findWeddingsPerDay } from './calendar-settings.repository.ts';
import {
  type CalendarOwner,
  type EventRow,
  deleteEvents,
  deleteHoldOfQuote,
  findEventsInSlot,
  insertEvents,
  updateRanks,
} from './calendar.repository.ts';
import { canRestore, lockCurrentCalendar } from './deal-bookings.operations.ts';
import { findBlockedDays } from './followed/blocked-days.operations.ts';
import { type HoldRow, deleteHoldsOfLeads, findProvidersWithHolds } from './quote-holds.repository.ts';
import { choosePlace, overlap } from './taken-days.rules.ts';

export type QuoteHold = CalendarOwner & {
  quoteId: number;
  leadId: number;
  day: string;
  spaceId: number | null;
  /** Its last day, which is that of the quote. */
  until: string;
  note: string;
};

/**
 * Holds a day for a couple until their quote expires, in place of what the quote held before. A day that is marked for
 * them already stays as it is. Returns what has the day instead; nothing when it is theirs.
 */
export async function holdForQuote(tx: Tx, hold: QuoteHold, now: Date): Promise<EventRow[]> {
  const { customerId, providerId, quoteId, leadId, day, spaceId } = hold;
  const owner = { customerId, providerId };
  await lockCurrentCalendar(tx, owner, now);
  await deleteHoldOfQuote(tx, owner, quoteId);
  const rows = await findEventsInSlot(tx, { ...owner, spaceId }, [day]);
  const firsts = rows.filter((row) => row.rank === 1 && row.status !== 'available');
  if (firsts.some((row) => row.lead_id === leadId)) return [];
  const blocked = await findBlockedDays(tx, owner, [day]);
  const taken = [...firsts, ...blocked.filter((row) => overlap(row, { space_id: spaceId, place: null }))];
  const place = choosePlace(taken, await findWeddingsPerDay(tx, owner));
  if (place === undefined) return taken;
  await deleteEvents(
    tx,
    owner,
    rows.filter((row) => row.status === 'available').map(({ id }) => id),
  );
  const added = await insertEvents(tx, [
    {
      customer_id: customerId,
      provider_id: providerId,
      space_id: spaceId,
      day,
      status: 'held',
      place,
      note: hold.note,
      expires_on: hold.until < day ? hold.until : day,
      lead_id: leadId,
      quote_id: quoteId,
    },
  ]);
  if (added.length === 0) return findEventsInSlot(tx, { ...owner, spaceId }, [day]);
  await settle(tx, owner);
  return [];
}

/** A quote was withdrawn, declined, or sent again without a hold: its day is for others again. */
export async function freeQuoteHold(tx: Tx, owner: CalendarOwner, quoteId: number, now: Date): Promise<void> {
  await lockCurrentCalendar(tx, owner, now);
  if (await deleteHoldOfQuote(tx, owner, quoteId)) await settle(tx, owner);
}

/** Requests were closed: what their quotes held is for others again. Returns it, so that an undo can restore it. */
export async function freeQuoteHoldsOfLeads(
  tx: Tx,
  { customerId, leadIds }: { customerId: number; leadIds: readonly number[] },
  now: Date,
): Promise<HoldRow[]> {
  const freed: HoldRow[] = [];
  // Always in the order of their ids, so that two of these never wait for each other.
  for (const providerId of await findProvidersWithHolds(tx, customerId, leadIds)) {
    const owner = { customerId, providerId };
    await lockCurrentCalendar(tx, owner, now);
    freed.push(...(await deleteHoldsOfLeads(tx, owner, leadIds)));
    await settle(tx, owner);
  }
  return freed;
}

/** A closed request is open again: what its quotes held is held again, unless somebody else has it by now. */
export async function restoreQuoteHolds(
  tx: Tx,
  customerId: number,
  holds: readonly HoldRow[],
  now: Date,
): Promise<void> {
  for (const before of holds) {
    const { provider_id, quote_id, lead_id, day, space_id, expires_on, note } = before;
    const owner = { customerId, providerId: provider_id };
    const today = await lockCurrentCalendar(tx, owner, now);
    if (expires_on < today || !(await canRestore(tx, owner, before))) continue;
    const hold = { ...owner, quoteId: quote_id, leadId: lead_id, day, spaceId: space_id, until: expires_on, note };
    await holdForQuote(tx, hold, now);
  }
}

async function settle(tx: Tx, owner: CalendarOwner): Promise<void> {
  await updateRanks(tx, owner);
  await notifyTeam(tx, owner, { kind: 'calendar', providerId: owner.providerId });
}

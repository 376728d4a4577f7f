import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { CalendarOwner } from './calendar.repository.ts';

export async function findTimeZone(tx: Tx, { customerId, providerId }: CalendarOwner): Promise<string | undefined> {
  const row = await tx
    .selectFrom('providers')
    .select('time_zone')
    .where('customer_id', '=', customerId)
    .where('id', '=', providerId)
    .executeTakeFirst();
  return row?.time_zone;
}

/** Whether the lead belongs to this provider. */
export async function hasLead(tx: Tx, { customerId, providerId }: CalendarOwner, leadId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('leads')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('id', '=', leadId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a quote still waits for the couple's answer. */
export async function isQuoteOpen(tx: Tx, { customerId }: CalendarOwner, quoteId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('quotes')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('id', '=', quoteId)
    .where('state', '=', 'sent')
    .executeTakeFirst();
  return row !== undefined;
}

/** The couple's active deal for a day that no booking belongs to yet. */
export async function findUnbookedDeal(
  tx: Tx,
  { customerId, providerId }: CalendarOwner,
  { leadId, day }: { leadId: number; day: string },
): Promise<number | null> {
  const row = await tx
    .selectFrom('couple_providers as deal')
    .select('deal.id')
    .where('deal.customer_id', '=', customerId)
    .where('deal.provider_id', '=', providerId)
    .where('deal.lead_id', '=', leadId)
    .where('deal.wedding_date', '=', day)
    .where('deal.status', '<>', 'refused')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('calendar_events').select('id').whereRef('deal_id', '=', 'deal.id'))),
    )
    .executeTakeFirst();
  return row?.id ?? null;
}

export type SpaceRow = {
  id: number;
  name: string;
  meal_capacity: number | null;
  cocktail_capacity: number | null;
};

export function findSpaces(tx: Tx, { customerId, providerId }: CalendarOwner): Promise<SpaceRow[]> {
  return tx
    .selectFrom('customer_spaces')
    .select(['id', 'name', 'meal_capacity', 'cocktail_capacity'])
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

type Period = { today: string; until: string };

export type TakenDayRow = {
  day: string;
  status: 'held' | 'booked' | 'available';
  rank: number;
  space_id: number | null;
  place: number | null;
};

/** What is held and booked from today on, second options too. */
export function findTakenDays(
  tx: Tx,
  { customerId, providerId }: CalendarOwner,
  { today, until }: Period,
): Promise<TakenDayRow[]> {
  return tx
    .selectFrom('calendar_events')
    .select(['day', 'status', 'rank', 'space_id', 'place'])
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('day', '>=', today)
    .where('day', '<=', until)
    .where((build) =>
      build.or([
        build('status', '=', 'booked'),
        build.and([build('status', '=', 'held'), build('expires_on', '>=', today)]),
      ]),
    )
    .execute();
}

export type InterestedCoupleRow = {
  lead_id: number;
  couple_name: string;
  day: string;
  guests: number | null;
  has_deal: boolean;
};

/** Couples with a deal on one of these days that is not booked, and couples who asked for one and are still open. */
export async function findInterestedCouples(
  tx: Tx,
  { customerId, providerId }: CalendarOwner,
  { from, to, statuses, limit }: { from: string; to: string; statuses: readonly string[]; limit: number },
): Promise<InterestedCoupleRow[]> {
  const { rows } = await sql<InterestedCoupleRow>`
    select lead.id as lead_id, lead.couple_name, deal.wedding_date as day, lead.guests, true as has_deal
    from couple_providers deal join leads lead on lead.id = deal.lead_id
    where deal.customer_id = ${customerId} and deal.provider_id = ${providerId} and deal.status <> 'refused'
      and deal.wedding_date between ${from} and ${to} and lead.deleted_at is null
      and not exists (select from calendar_events where deal_id = deal.id)
    union all
    select lead.id, lead.couple_name, lead.organization_date, lead.guests, false
    from leads lead
    where lead.customer_id = ${customerId} and lead.provider_id = ${providerId} and lead.deleted_at is null
      and lead.organization_date between ${from} and ${to} and lead.status = any(${statuses})
    order by day, has_deal desc, lead_id limit ${limit}`.execute(tx);
  return rows;
}

import { sql } from 'kysely';
import { insertEvents } from '#domains/listing/calendar/calendar.repository.ts';
import type { Tx } from '#platform/db/db.ts';
import { addDays, dayIn } from '#platform/time/calendar.ts';

type Given = { customerId: number; providerId: number; now: Date };
type DatedLead = { id: number; day: string; deal_id: number | null };

/** Bookings that did not come through the marketplace, on the coming Saturdays. */
const OWN_COUPLES = [
  ['Nina & Cole', 0],
  ['Ivy & Jo', 7],
  ['Erin & Matt', 14],
  ['Open day', 15],
  ['Kira & Dev', 21],
  ['Amy & Rhys', 28],
  ['Lou & Kit', 48],
  ['Tess & Adam', 63],
] as const;
const HELD_DAYS = [4, 9, 6, 13, 2, 11];

/** A busy calendar: booked deals, holds for some couples, a second option, and closed days. */
export async function demoCalendar(tx: Tx, { customerId, providerId, now }: Given): Promise<void> {
  const { time_zone: zone } = await tx
    .selectFrom('providers')
    .select('time_zone')
    .where('id', '=', providerId)
    .executeTakeFirstOrThrow();
  const today = dayIn(now, zone);
  const inDays = (days: number) => dayIn(addDays(now, days), zone);
  const spaces = await tx
    .selectFrom('customer_spaces')
    .select('id')
    .where('provider_id', '=', providerId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const findSpace = (place: number) => spaces[place % Math.max(1, spaces.length)]?.id ?? null;
  const { rows } = await sql<DatedLead>`
    select lead.id, coalesce(deal.wedding_date, lead.organization_date) as day, deal.id as deal_id
    from leads lead left join couple_providers deal on deal.lead_id = lead.id and deal.status <> 'refused'
    where lead.provider_id = ${providerId} and lead.deleted_at is null
      and (deal.id is not null or lead.status in ('new', 'negotiating', 'offer_made'))
      and (deal.id is not null or lead.organization_date >= ${today})
      and coalesce(deal.wedding_date, lead.organization_date) is not null
    order by day, lead.id`.execute(tx);
  const of = { customer_id: customerId, provider_id: providerId };
  const free = { ...of, status: 'booked' as const, expires_on: null, lead_id: null };
  const deals = rows.filter((row) => row.deal_id !== null);
  const interested = rows.filter((row) => row.deal_id === null);

  // Deals come first: each has its day.
  await add(
    tx,
    deals.map((deal, place) => ({
      ...free,
      day: deal.day,
      space_id: findSpace(place),
      lead_id: deal.id,
      deal_id: deal.deal_id,
      note: '',
    })),
  );

  const closed = [`${today.slice(0, 4)}-12-25`, `${today.slice(0, 4)}-12-26`].filter((day) => day >= today);
  await add(
    tx,
    closed.map((day) => ({ ...free, day, space_id: null, note: 'Closed for Christmas' })),
  );
  const saturday = 6 - new Date(`${today}T00:00Z`).getUTCDay();
  await add(
    tx,
    OWN_COUPLES.map(([note, after], place) => ({
      ...free,
      day: inDays(saturday + after),
      space_id: findSpace(place),
      note,
    })),
  );
  const held = interested.filter((_lead, place) => place % 2 === 0);
  const until = (place: number, day: string) =>
    [inDays(HELD_DAYS[place % HELD_DAYS.length] ?? 7), day].sort()[0] ?? day;
  await add(
    tx,
    held.map((lead, place) => ({
      ...of,
      status: 'held' as const,
      day: lead.day,
      space_id: findSpace(place),
      lead_id: lead.id,
      expires_on: until(place, lead.day),
      note: place % 3 === 0 ? 'Visiting on Saturday, will decide then' : '',
    })),
  );
  // A couple with a date nearby is the second option.
  const [first, next] = [held[0], interested[1]];
  if (!first || !next) return;
  await add(tx, [
    {
      ...of,
      status: 'held' as const,
      rank: 2,
      day: first.day,
      space_id: findSpace(0),
      lead_id: next.id,
      expires_on: until(3, first.day),
      note: '',
    },
  ]);
}

/** Books the days of all other deals, such as past weddings. */
export async function demoBookings(tx: Tx): Promise<void> {
  const deals = await tx
    .selectFrom('couple_providers as deal')
    .select(['deal.id as deal_id', 'deal.customer_id', 'deal.provider_id', 'deal.lead_id', 'deal.wedding_date'])
    .where('deal.status', '<>', 'refused')
    .where('deal.wedding_date', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('calendar_events').select('id').whereRef('deal_id', '=', 'deal.id'))),
    )
    .execute();
  await add(
    tx,
    deals.map(({ wedding_date: day, ...deal }) => ({
      ...deal,
      day: day ?? '',
      status: 'booked' as const,
      space_id: null,
      expires_on: null,
    })),
  );
}

async function add(tx: Tx, events: Parameters<typeof insertEvents>[1]): Promise<void> {
  if (events.length > 0) await insertEvents(tx, events);
}

import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { buildCalendarEvent } from '#domains/listing/calendar/calendar.factory.ts';
import { buildDeal, buildLead } from '../leads.factory.ts';

const MIGRATION = new URL('../../../../../migrations/0120_deals_book_days.sql', import.meta.url);
const DAY = '2027-03-13';

test('LEAD-070 deals from before the calendar knew them get their days, and a clash is left for the vendor', async () => {
  const world = await startWorld({ clock: { now: () => new Date('2026-11-16T01:00:00Z') } });
  const owner = await world.owner({ providers: 2 });
  const [venue = 0, photographer = 0] = owner.providerIds;
  const migration = await readFile(MIGRATION, 'utf8');
  const rows = await world.build(async (tx) => {
    // The schema as it was before.
    await sql`drop table calendar_settings`.execute(tx);
    await sql`alter table calendar_events drop column deal_id, drop column place cascade, drop column replaced`.execute(
      tx,
    );
    await sql`drop index calendar_events_lead`.execute(tx);
    await sql`alter table calendar_events add constraint calendar_events_day_taken exclude using gist (
      int4range(provider_id, provider_id, '[]') with &&, daterange(day, day, '[]') with &&,
      int4range(rank, rank, '[]') with &&, int4range(space_id, space_id, '[]') with &&)`.execute(tx);
    await sql`alter table couple_providers drop constraint couple_providers_of_customer cascade`.execute(tx);

    const of = (provider_id: number) => ({ customer_id: owner.customerId, provider_id });
    const deal = async (provider: number, name: string, day: string, status: 'agreed' | 'approved' | 'refused') => {
      const lead = await buildLead(tx, { ...of(provider), couple_name: name });
      await buildDeal(tx, { customer_id: owner.customerId, lead_id: lead.id, wedding_date: day, status });
      return lead.id;
    };
    await tx
      .insertInto('customer_spaces')
      .values({ ...of(venue), name: 'The Barn', position: 0, type: 'indoor' })
      .execute();
    await deal(venue, 'agreed', DAY, 'agreed');
    await deal(venue, 'approved', DAY, 'approved');
    await deal(venue, 'refused', '2027-03-14', 'refused');
    const held = await deal(venue, 'held', '2027-03-20', 'agreed');
    const hold = { status: 'held' as const, expires_on: '2027-01-01' };
    await buildCalendarEvent(tx, { ...of(venue), day: '2027-03-20', lead_id: held, ...hold });
    await deal(photographer, 'first of two', DAY, 'approved');
    await deal(photographer, 'second of two', DAY, 'agreed');

    // Several statements in one: a prepared statement holds only one.
    await sql.raw(`do $run$ begin execute $file$${migration}$file$; end $run$`).execute(tx);
    return tx
      .selectFrom('couple_providers as deal')
      .innerJoin('leads', 'leads.id', 'deal.lead_id')
      .leftJoin('calendar_events as event', 'event.deal_id', 'deal.id')
      .select(['leads.couple_name', 'event.day', 'event.status', 'event.place'])
      .orderBy('deal.id')
      .execute();
  });
  await world.close();
  expect(rows.map((row) => [row.couple_name, row.day, row.status, row.place])).toEqual([
    ['agreed', null, null, null],
    ['approved', DAY, 'booked', null],
    ['refused', null, null, null],
    ['held', '2027-03-20', 'booked', null],
    ['first of two', DAY, 'booked', 1],
    ['second of two', DAY, 'booked', 2],
  ]);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildDeal, buildLead } from '#domains/couples/leads/leads.factory.ts';
import { buildProvider } from '#domains/listing/providers/providers.factory.ts';
import { createStatisticsUpkeepService } from './statistics-upkeep.service.ts';
import { monthsQuery } from './rivals.repository.ts';
import { buildDays, buildMonths } from './statistics.factory.ts';

const NOW = new Date('2026-11-16T01:00:00Z');
const MONTHS = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'];
let world: World;
let owner: Actor;
let own: number;
let rivals: Actor;
let elsewhere: number;
let nearby: number;

beforeAll(async () => {
  world = await startWorld({ clock: { now: () => NOW } });
  rivals = await world.owner({ providers: 0 });
});
afterAll(() => world.close());

// Each test has its own category, so that competitors don't mix.
let category = 0;
beforeEach(async () => {
  owner = await world.owner();
  [own = 0] = owner.providerIds;
  await world.build(async (tx) => {
    const { rows } = await sql<{
      id: number;
    }>`select id from provider_categories order by id offset ${category} limit 1`.execute(tx);
    await tx
      .updateTable('providers')
      .set({ category_id: rows[0]?.id ?? 0 })
      .where('id', '=', own)
      .execute();
    const places = await sql<{ near: number; far: number }>`
      select min(city.id) filter (where city.region_id = mine.region_id and city.id <> mine.id) as near,
        min(city.id) filter (where city.region_id <> mine.region_id) as far
      from cities city, cities mine, providers where providers.id = ${own} and mine.id = providers.city_id`.execute(tx);
    nearby = places.rows[0]?.near ?? 0;
    elsewhere = places.rows[0]?.far ?? 0;
  });
  category += 1;
});

/** Providers of another customer in the same category, with these visits, requests and deals each month. */
async function rival(visitors: number, given: object = {}): Promise<number> {
  return world.build(async (tx) => {
    const mine = await tx
      .selectFrom('providers')
      .select(['category_id', 'city_id'])
      .where('id', '=', own)
      .executeTakeFirstOrThrow();
    const { id } = await buildProvider(tx, { customer_id: rivals.customerId, ...mine, ...given });
    await buildMonths(tx, listMonths(id, visitors));
    return id;
  });
}
const listMonths = (provider_id: number, visitors: number) =>
  MONTHS.map((month) => ({
    provider_id,
    month: `${month}-01`,
    visitors,
    requests: 10,
    won: Math.floor(visitors / 100),
    deals: 2,
  }));

const compare = async (measure: string, id = own) =>
  (await owner.call('GET', `/stats/providers/${id}/${measure}`)).json().data;

test('STAT-003 STAT-012 own values next to average, best, median and count for each of the last six months', async () => {
  for (const visitors of [100, 200, 300, 400, 600]) await rival(visitors);
  await world.build((tx) => buildMonths(tx, listMonths(own, 350)));
  const figures = await compare('to-similar');
  expect(figures.group).toMatchObject({ scope: 'city', count: 5 });
  expect(figures.months.map(({ month }: { month: string }) => month)).toEqual(MONTHS);
  expect(figures.months[0]).toEqual({
    month: '2026-05',
    own: 350,
    rivals: { average: 320, best: 600, median: 300, count: 5 },
    percentile: 60,
  });
  expect(JSON.stringify(figures)).not.toContain('"providerId"');
  const { rows } = await world.build((tx) =>
    sql<{ name: string }>`select name from providers where customer_id = ${rivals.customerId}`.execute(tx),
  );
  // All have the same name here, and only the own one is returned.
  expect(JSON.stringify(figures).split(rows[0]?.name ?? '').length - 1).toBe(1);
});

test('STAT-007 STAT-008 STAT-009 STAT-010 STAT-011 each comparison uses its own measure', async () => {
  for (const visitors of [100, 200, 400, 400, 400]) await rival(visitors);
  await world.build((tx) =>
    buildMonths(
      tx,
      listMonths(own, 500).map((row) => ({ ...row, requests: 20, won: 5, deals: 3 })),
    ),
  );
  const october = async (measure: string) => {
    const { unit, months } = await compare(measure);
    return [unit, months.at(-1).own, months.at(-1).rivals.average];
  };
  expect(await october('lead-to-deal')).toEqual(['percent', 25, 30]);
  expect(await october('lead-to-lead')).toEqual(['count', 20, 10]);
  expect(await october('view-to-deal')).toEqual(['percent', 0.6, 0.9]);
  expect(await october('view-to-lead')).toEqual(['percent', 4, 4.5]);
  expect(await october('to-similar')).toEqual(['count', 500, 300]);
});

test('STAT-012 with fewer than five in the city the state is used, and with fewer there nothing is shown', async () => {
  for (let number = 0; number < 4; number += 1) await rival(100);
  await rival(100, { city_id: elsewhere });
  const none = await compare('to-similar');
  expect(none.group).toMatchObject({ scope: 'none', count: 0 });
  expect(
    none.months.every(
      (month: { rivals: unknown; percentile: unknown }) => month.rivals === null && month.percentile === null,
    ),
  ).toBe(true);
  await rival(600, { city_id: nearby });
  const region = await compare('to-similar');
  expect(region.group).toMatchObject({ scope: 'region', count: 5 });
  expect(region.months[0].rivals).toMatchObject({ average: 200, count: 5 });
});

test('STAT-012 providers on hold, limited, gone or one’s own are not compared; a month with too few shares shows nothing', async () => {
  for (let number = 0; number < 5; number += 1) await rival(number === 0 ? 0 : 100);
  await rival(9000, { on_hold: true });
  await rival(9000, { paid_status: 'limited' });
  await rival(9000, { product_date_end: '2026-11-15' });
  await rival(9000, { left_at: '2026-10-01T00:00:00Z' });
  await rival(9000, { customer_id: owner.customerId });
  const visits = await compare('to-similar');
  expect(visits.months[0].rivals).toMatchObject({ best: 100, count: 5 });
  // One of the five had no visits, which leaves four shares: too few to stay anonymous.
  const share = await compare('view-to-lead');
  expect(share.group.count).toBe(5);
  expect(share.months[0].rivals).toBeNull();
});

test('GATE-003 GATE-004 rivals need their own part of the package of the requested provider', async () => {
  const set = (change: object) =>
    world.build((tx) => tx.updateTable('providers').set(change).where('id', '=', own).execute());
  const paths = ['lead-to-deal', 'lead-to-lead', 'view-to-deal', 'view-to-lead', 'to-similar', 'export'];
  const statuses = async () =>
    Promise.all(paths.map(async (path) => (await owner.call('GET', `/stats/providers/${own}/${path}`)).statusCode));
  expect(await statuses()).toEqual(paths.map(() => 200));
  await set({ rival_stats_access: 0 });
  expect(await statuses()).toEqual(paths.map(() => 403));
  await set({ rival_stats_access: 5, stats_access: false });
  expect(await statuses()).toEqual(paths.map(() => 403));
  await set({ stats_access: true, on_hold: true });
  expect(await statuses()).toEqual(paths.map(() => 403));
  const stranger = await world.owner();
  expect((await stranger.call('GET', `/stats/providers/${own}/to-similar`)).statusCode).toBe(404);
});

test('as many competitors are compared as the package promises, and the same ones every time', async () => {
  for (const visitors of [100, 200, 300, 400, 500, 600, 700]) await rival(visitors);
  const promise = (count: number) =>
    world.build((tx) => tx.updateTable('providers').set({ rival_stats_access: count }).where('id', '=', own).execute());
  const seen = async () => {
    const { group, months } = await compare('to-similar');
    return [group.count, months[0].rivals.best];
  };
  expect(await seen()).toEqual([5, 500]);
  expect(await seen()).toEqual([5, 500]);
  await promise(6);
  expect(await seen()).toEqual([6, 600]);
});

test('STAT-012 months are counted from days, requests and deals, and counting twice changes nothing', async () => {
  const of = { customer_id: owner.customerId, provider_id: own };
  await world.build(async (tx) => {
    await buildDays(tx, of, [
      { day: '2026-10-01', visitors: 30 },
      { day: '2026-10-31', visitors: 20 },
      { day: '2026-11-01', visitors: 99 },
    ]);
    // 00:30 on 1 November in Sydney is still October in UTC.
    await buildLead(tx, { ...of, created_at: '2026-10-31T13:30:00Z' });
    const { id } = await buildLead(tx, { ...of, created_at: '2026-10-31T12:30:00Z' });
    await buildDeal(tx, { customer_id: of.customer_id, lead_id: id, agreed_at: '2026-11-03T00:00:00Z' });
    await buildLead(tx, { ...of, created_at: '2026-10-10T00:00:00Z', source: 'manual' });
    // A deleted lead and its deal don't count, as on the weddings page.
    const gone = await buildLead(tx, { ...of, created_at: '2026-10-12T00:00:00Z', deleted_at: '2026-11-05T00:00:00Z' });
    await buildDeal(tx, { customer_id: of.customer_id, lead_id: gone.id, agreed_at: '2026-11-03T00:00:00Z' });
    await buildLead(tx, {
      ...of,
      created_at: '2026-10-10T00:00:00Z',
      status: 'spam_reported',
      spam_confirmed_at: '2026-11-01T00:00:00Z',
    });
  });
  const deps = { db: world.db, clock: { now: () => NOW } };
  await createStatisticsUpkeepService(deps).refreshMonths();
  await createStatisticsUpkeepService(deps).refreshMonths();
  const rows = await world.build((tx) => monthsQuery(tx, [own], { from: '2026-10-01', to: '2026-11-01' }).execute());
  expect(rows.toSorted((one, other) => one.month.localeCompare(other.month))).toEqual([
    { provider_id: own, month: '2026-10', visitors: 50, requests: 1, won: 1, deals: 0 },
    { provider_id: own, month: '2026-11', visitors: 99, requests: 1, won: 0, deals: 1 },
  ]);
});

test('STAT-012 the export contains every comparison', async () => {
  const { body } = await owner.call('GET', `/stats/providers/${own}/export`);
  expect(body.trim().split('\r\n')).toHaveLength(1 + 5 * 6);
  expect(body).toContain('Measure,Month,You,Average,Median,Best,Rivals,Ahead of (%)');
});

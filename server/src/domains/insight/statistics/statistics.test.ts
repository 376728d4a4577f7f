import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildCouple, buildDeal, buildLead } from '#domains/couples/leads/leads.factory.ts';
import { createStatisticsUpkeepService } from './statistics-upkeep.service.ts';
import { buildDays, buildVisit } from './statistics.factory.ts';
import { daysQuery, visitLogQuery } from './visits.repository.ts';

/** Monday noon in Sydney. */
const NOW = new Date('2026-11-16T01:00:00Z');
let now = NOW;
let world: World;
beforeAll(async () => {
  world = await startWorld({ clock: { now: () => now } });
});
afterAll(() => world.close());

let serial = 0;
const fresh = (what: string) => `${what}-${(serial += 1)}`;

const tell = (event: object) =>
  world.marketplace('POST', '/dugun-leads/events', { body: { eventId: fresh('event'), ...event } });
const look = (providerId: number | undefined, more: object = {}) =>
  tell({ type: 'visited', providerId, coupleId: null, ...more });
async function looked(providerId: number | undefined, more: object = {}): Promise<void> {
  expect((await look(providerId, more)).statusCode).toBe(204);
}

const read = async (actor: Actor, path: string) => {
  const answer = await actor.call('GET', path);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json().data;
};
const ofProvider = (owner: Actor, provider = 0) => ({
  customer_id: owner.customerId,
  provider_id: owner.providerIds[provider] ?? 0,
});
const lead = (
  owner: Actor,
  given: Omit<Parameters<typeof buildLead>[1], 'customer_id' | 'provider_id'>,
  provider = 0,
) => world.build((tx) => buildLead(tx, { ...given, ...ofProvider(owner, provider) }));
const deal = (owner: Actor, leadId: number, given: object = {}) =>
  world.build((tx) => buildDeal(tx, { customer_id: owner.customerId, lead_id: leadId, ...given }));

async function knownCouple(name: string) {
  const marketplaceId = fresh('couple');
  const { id } = await world.build((tx) => buildCouple(tx, name, { marketplace_id: marketplaceId }));
  return { id, marketplaceId };
}

describe('visits are counted as the marketplace sends them', () => {
  test('STAT-001 STAT-014 a visitor counts once a day, a page view each time; a repeated event counts once', async () => {
    const owner = await world.owner();
    const [provider] = owner.providerIds;
    const first = { eventId: fresh('look'), visitor: 'browser 1', source: 'search' };
    await looked(provider, first);
    await looked(provider, first);
    await looked(provider, { visitor: 'browser 1', source: 'gallery' });
    await looked(provider, { visitor: 'browser 2', source: 'offer' });
    await looked(provider);
    await looked(provider);

    const figures = await read(owner, '/visit-logs/providers');
    expect(figures.period).toEqual({ from: '2026-10-18', to: '2026-11-16' });
    expect(figures.before).toEqual({ from: '2026-09-18', to: '2026-10-17' });
    expect(figures.days).toHaveLength(30);
    expect(figures.days.at(-1)).toBe(4);
    expect(figures.visits).toEqual({ now: 4, before: 0 });
    expect(figures.views).toEqual({ now: 5, before: 0 });
    // By the first source of that day.
    expect(figures.sources).toEqual([
      { source: 'direct', visits: 2 },
      { source: 'search', visits: 1 },
      { source: 'offer', visits: 1 },
    ]);
    const log = (await owner.call('GET', '/visit-logs')).json();
    expect(log.meta.total).toBe(5);
    expect(log.data[0]).toMatchObject({ source: 'direct', couple: null, provider: { id: provider } });
    const offers = (await owner.call('GET', '/visit-logs?source=offer')).json();
    expect(offers.data.map((visit: { source: string }) => visit.source)).toEqual(['offer']);
  });

  test('a day is in the provider’s time zone, and visitors can’t be followed from one day to the next', async () => {
    const owner = await world.owner();
    const [provider] = owner.providerIds;
    // 23:30 and 00:30 in Sydney are the same day in UTC.
    now = new Date('2026-11-14T12:30:00Z');
    await looked(provider, { visitor: 'night owl' });
    now = new Date('2026-11-14T13:30:00Z');
    await looked(provider, { visitor: 'night owl' });
    now = NOW;
    const { days } = await read(owner, '/visit-logs/providers?from=2026-11-13&to=2026-11-16');
    expect(days).toEqual([0, 1, 1, 0]);
    const { rows } = await world.build((tx) =>
      sql<{ visitor: string }>`select visitor from provider_visits where provider_id = ${provider}`.execute(tx),
    );
    expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain('night owl');
  });

  test('two page views of one visitor at the same moment are one visit', async () => {
    const owner = await world.owner();
    const [provider] = owner.providerIds;
    await Promise.all(Array.from({ length: 8 }, () => looked(provider, { visitor: 'impatient' })));
    const { visits, views } = await read(owner, '/visit-logs/providers');
    expect([visits.now, views.now]).toEqual([1, 8]);
  });

  test('a couple is named in the log only once they have a request with this provider', async () => {
    const owner = await world.owner({ providers: 2 });
    const couple = await knownCouple('Priya & Tom');
    for (const provider of owner.providerIds) await looked(provider, { coupleId: couple.marketplaceId });
    const { id } = await lead(owner, {
      couple_id: couple.id,
      couple_name: 'Priya & Tom',
      created_at: NOW.toISOString(),
    });
    const { data } = (await owner.call('GET', '/visit-logs')).json();
    expect(
      data.map((visit: { provider: { id: number }; couple: unknown }) => [visit.provider.id, visit.couple]),
    ).toEqual([
      [owner.providerIds[1], null],
      [owner.providerIds[0], { leadId: id, name: 'Priya & Tom' }],
    ]);
  });

  test('PROV-011 a user with access to statistics but not to couples sees no names in the log', async () => {
    const owner = await world.owner();
    const couple = await knownCouple('Priya & Tom');
    await looked(owner.providerIds[0], { coupleId: couple.marketplaceId });
    await lead(owner, { couple_id: couple.id, couple_name: 'Priya & Tom', created_at: NOW.toISOString() });
    const analyst = await world.colleague(owner, { providerIds: owner.providerIds, pages: ['statistics'] });
    const answer = await analyst.call('GET', '/visit-logs');
    expect(answer.json().data).toMatchObject([{ couple: null }]);
    expect(answer.body).not.toContain('Priya');
  });

  test('a visit of an unknown provider or couple, or without a signature, is refused', async () => {
    const owner = await world.owner();
    expect((await look(2_000_000_001)).statusCode).toBe(404);
    expect((await look(owner.providerIds[0], { coupleId: 'no such couple' })).statusCode).toBe(404);
    expect((await look(owner.providerIds[0], { source: 'elsewhere' })).statusCode).toBe(422);
    const body = { eventId: fresh('event'), type: 'visited', coupleId: null, providerId: owner.providerIds[0] };
    expect((await world.anyone('POST', '/dugun-leads/events', { body })).statusCode).toBe(401);
    expect((await read(owner, '/visit-logs/providers')).visits.now).toBe(0);
  });

  test('STAT-013 advertisements shown and clicked add up', async () => {
    const owner = await world.owner({ providers: 2 });
    const [first, second] = owner.providerIds;
    await tell({ type: 'advertised', providerId: first, shown: 400, clicked: 12 });
    await tell({ type: 'advertised', providerId: first, shown: 100, clicked: 3 });
    await tell({ type: 'advertised', providerId: second, shown: 50, clicked: 1 });
    const figures = await read(owner, '/provider-ad-stats');
    expect(figures.shown).toEqual({ now: 550, before: 0 });
    expect(figures.clicked).toEqual({ now: 16, before: 0 });
    expect(figures.providers).toMatchObject([
      { id: first, shown: 500, clicked: 15 },
      { id: second, shown: 50, clicked: 1 },
    ]);
    expect((await read(owner, `/provider-ad-stats?providerIds=${second}`)).shown.now).toBe(50);
  });

  test('old visits of unknown people are deleted; those of couples and the daily counts stay', async () => {
    const owner = await world.owner();
    const of = ofProvider(owner);
    const couple = await knownCouple('Ada & Bea');
    await world.build(async (tx) => {
      await buildVisit(tx, { ...of, visited_at: '2026-08-01T00:00:00Z', couple_id: couple.id });
      await buildVisit(tx, { ...of, visited_at: '2026-08-01T00:00:00Z' });
      await buildVisit(tx, { ...of, visited_at: '2026-11-01T00:00:00Z' });
      await buildDays(tx, of, [{ day: '2026-08-01' }]);
    });
    const deps = { db: world.db, clock: { now: () => NOW } };
    await createStatisticsUpkeepService(deps).deleteUnknownVisits();
    await createStatisticsUpkeepService(deps).deleteUnknownVisits();
    const { data } = (await owner.call('GET', '/visit-logs?from=2026-07-01&to=2026-11-16')).json();
    expect(data.map((visit: { visitedAt: string }) => visit.visitedAt.slice(0, 10))).toEqual([
      '2026-11-01',
      '2026-08-01',
    ]);
    expect((await read(owner, '/visit-logs/providers?from=2026-07-01&to=2026-11-16')).visits.now).toBe(40);
  });
});

describe('the visits page', () => {
  test('STAT-006 STAT-015 daily visits per provider next to the period before, with requests and deals', async () => {
    const owner = await world.owner({ providers: 2 });
    const [first, second] = owner.providerIds;
    await world.build(async (tx) => {
      await buildDays(tx, ofProvider(owner), [
        { day: '2026-11-15', visitors: 12, from_search: 12 },
        { day: '2026-11-16', visitors: 8, from_search: 3, from_gallery: 5 },
        { day: '2026-11-13', visitors: 7, from_search: 7 },
      ]);
      await buildDays(tx, ofProvider(owner, 1), [{ day: '2026-11-16', visitors: 5, from_search: 5 }]);
    });
    const won = await lead(owner, { created_at: '2026-11-15T02:00:00Z' });
    await deal(owner, won.id);
    await lead(owner, { created_at: '2026-11-16T00:30:00Z' });
    // Requests through the page: neither added by hand nor spam nor deleted.
    await lead(owner, { created_at: '2026-11-16T00:30:00Z', source: 'manual' });
    await lead(owner, {
      created_at: '2026-11-16T00:30:00Z',
      status: 'spam_reported',
      spam_confirmed_at: '2026-11-01T00:00:00Z',
    });
    await lead(owner, { created_at: '2026-11-16T00:30:00Z', deleted_at: NOW.toISOString() });
    await lead(owner, { created_at: '2026-11-13T03:00:00Z' });

    const both = await read(owner, '/visit-logs/providers?from=2026-11-15&to=2026-11-16');
    expect(both.before).toEqual({ from: '2026-11-13', to: '2026-11-14' });
    expect(both.days).toEqual([12, 13]);
    expect(both.daysBefore).toEqual([7, 0]);
    expect(both.visits).toEqual({ now: 25, before: 7 });
    expect(both.requests).toEqual({ now: 2, before: 1 });
    expect(both.won).toEqual({ now: 1, before: 0 });
    expect(both.providers).toMatchObject([
      { id: first, visits: { now: 20, before: 7 } },
      { id: second, visits: { now: 5, before: 0 } },
    ]);
    const one = await read(owner, `/visit-logs/providers?from=2026-11-15&to=2026-11-16&providerIds=${second}`);
    expect(one.days).toEqual([0, 5]);
    expect(one.requests.now).toBe(0);
  });

  test('STAT-006 days between a part of a month and the same part of an earlier one count for neither', async () => {
    const owner = await world.owner();
    await world.build((tx) =>
      buildDays(tx, ofProvider(owner), [
        { day: '2026-08-02', visitors: 3, from_search: 3 },
        { day: '2026-09-15', visitors: 7, from_search: 7 },
        { day: '2026-09-20', visitors: 99, from_search: 99 },
        { day: '2026-10-01', visitors: 8, from_search: 8 },
        { day: '2026-11-15', visitors: 5, from_search: 5 },
      ]),
    );
    for (const day of ['2026-09-15', '2026-09-16', '2026-09-30', '2026-10-01'])
      await lead(owner, { created_at: `${day}T02:00:00Z` });
    const figures = await read(owner, '/visit-logs/providers?from=2026-10-01&to=2026-11-15');
    expect(figures.before).toEqual({ from: '2026-08-01', to: '2026-09-15' });
    expect(figures.visits).toEqual({ now: 13, before: 10 });
    expect([figures.days.length, figures.days[0], figures.days.at(-1)]).toEqual([46, 8, 5]);
    expect([figures.daysBefore.length, figures.daysBefore[1], figures.daysBefore.at(-1)]).toEqual([46, 3, 7]);
    expect(figures.requests).toEqual({ now: 1, before: 1 });
  });

  test('the dates must be valid, in order, and at most a year apart', async () => {
    const owner = await world.owner();
    for (const query of [
      'from=yesterday',
      'from=2026-11-16&to=2026-11-15',
      'from=2025-01-01&to=2026-11-16',
      'from=0001-01-01&to=0001-01-31',
    ])
      expect((await owner.call('GET', `/visit-logs/providers?${query}`)).statusCode).toBe(422);
    expect((await read(owner, '/visit-logs/providers?from=2025-11-16&to=2026-11-16')).days).toHaveLength(366);
  });

  test('exports are CSV files in which no formula runs', async () => {
    const owner = await world.owner();
    await world.build(async (tx) => {
      await tx
        .updateTable('providers')
        .set({ name: '=HYPERLINK("x")' })
        .where('id', '=', owner.providerIds[0] ?? 0)
        .execute();
      await buildDays(tx, ofProvider(owner), [{ day: '2026-11-16', visitors: 8, from_search: 8 }]);
    });
    const answer = await owner.call('GET', '/visit-logs/export?from=2026-11-15&to=2026-11-16');
    expect(answer.headers['content-disposition']).toContain('visits-2026-11-15-2026-11-16.csv');
    expect(answer.body).toContain(`2026-11-16,"'=HYPERLINK(""x"")",8,60,8`);
    // A day without visits has a row too.
    expect(answer.body).toContain(`2026-11-15,"'=HYPERLINK(""x"")",0,0,0`);
    expect(answer.body.trim().split(/\r?\n/)).toHaveLength(3);
    for (const path of ['/stats/weddings/export', '/stats/magnets/export'])
      expect((await owner.call('GET', path)).headers['content-type']).toBe('text/csv; charset=utf-8');
  });
});

describe('the weddings page', () => {
  test('STAT-002 STAT-006 deals per month, conversion rates, and the kinds of weddings', async () => {
    const owner = await world.owner();
    await world.build((tx) =>
      buildDays(tx, ofProvider(owner), [
        { day: '2026-10-10', visitors: 200 },
        { day: '2026-11-02', visitors: 50 },
        { day: '2026-05-10', visitors: 30 },
      ]),
    );
    const early = await lead(owner, { created_at: '2026-10-01T03:00:00Z', guests: 80, budget: 9000 });
    await deal(owner, early.id, { agreed_at: '2026-10-11T03:00:00Z', price: 8000, wedding_date: '2027-03-06' });
    const late = await lead(owner, { created_at: '2026-10-20T03:00:00Z', guests: 180, budget: 30_000 });
    await deal(owner, late.id, { agreed_at: '2026-11-09T03:00:00Z', price: 20_000, wedding_date: '2027-03-07' });
    const refused = await lead(owner, { created_at: '2026-10-21T03:00:00Z' });
    await deal(owner, refused.id, { agreed_at: '2026-11-09T03:00:00Z', status: 'refused' });
    await lead(owner, { created_at: '2026-11-03T03:00:00Z', status: 'rejected', reject_reason_id: 2 });
    const old = await lead(owner, { created_at: '2026-05-20T03:00:00Z' });
    await deal(owner, old.id, { agreed_at: '2026-05-25T03:00:00Z', price: 1000 });

    const figures = await read(owner, '/stats/weddings?from=2026-06-01&to=2026-11-16');
    expect(figures.before).toEqual({ from: '2025-12-01', to: '2026-05-16' });
    expect(figures.months.slice(-2)).toEqual([
      { month: '2026-10', deals: 1, value: 8000, requests: 3, won: 2, visits: 200 },
      { month: '2026-11', deals: 1, value: 20_000, requests: 1, won: 0, visits: 50 },
    ]);
    expect(figures.months).toHaveLength(6);
    expect(figures.dealsBefore).toHaveLength(6);
    expect(figures.deals).toEqual({ now: 2, before: 0 });
    expect(figures.value).toEqual({ now: 28_000, before: 0 });
    expect(figures.requests.now).toBe(4);
    expect(figures.visits).toEqual({ now: 250, before: 30 });
    expect(figures.seasons).toContainEqual({ key: 'autumn', deals: 2 });
    expect(figures.weekdays).toContainEqual({ key: '6', deals: 1 });
    expect(figures.guests).toContainEqual({ key: '51-100', requests: 1, deals: 1 });
    expect(figures.rejectReasons).toEqual([{ id: 2, count: 1 }]);
    expect(figures.daysToDeal.median).toBe(15);
    // The list of couples has as many rows as the figure.
    const behind = (await owner.call('GET', '/leads?agreedAtStart=2026-06-01&agreedAtEnd=2026-11-16')).json();
    expect(behind.meta.total).toBe(figures.deals.now);
  });
});

describe('the magnet page', () => {
  test('STAT-004 STAT-005 how many visits each magnet brought and how many became requests', async () => {
    const owner = await world.owner();
    const [provider] = owner.providerIds;
    const [byOffer, byGallery, byDay] = [
      await knownCouple('Offer & Taken'),
      await knownCouple('Gallery & Seen'),
      await knownCouple('Long & Ago'),
    ];
    now = new Date('2026-11-10T01:00:00Z');
    await looked(provider, { coupleId: byOffer.marketplaceId, source: 'gallery' });
    now = new Date('2026-11-11T01:00:00Z');
    await looked(provider, { coupleId: byOffer.marketplaceId, source: 'offer' });
    now = new Date('2026-11-12T01:00:00Z');
    // A later direct visit does not replace the offer as the source.
    await looked(provider, { coupleId: byOffer.marketplaceId, source: 'direct' });
    await looked(provider, { coupleId: byGallery.marketplaceId, source: 'gallery' });
    now = new Date('2026-09-20T01:00:00Z');
    await looked(provider, { coupleId: byDay.marketplaceId, source: 'item' });
    now = NOW;
    const asked = '2026-11-13T01:00:00Z';
    const won = await lead(owner, { couple_id: byOffer.id, created_at: asked });
    await deal(owner, won.id);
    await lead(owner, { couple_id: byGallery.id, created_at: asked });
    await lead(owner, { couple_id: byDay.id, created_at: asked });

    const figures = await read(owner, '/stats/magnets');
    expect(figures.magnets).toEqual([
      { magnet: 'offer', visits: { now: 1, before: 0 }, requests: 1, deals: 1 },
      { magnet: 'gallery', visits: { now: 2, before: 0 }, requests: 1, deals: 0 },
      { magnet: 'item', visits: { now: 0, before: 1 }, requests: 0, deals: 0 },
      { magnet: 'catalog', visits: { now: 0, before: 0 }, requests: 0, deals: 0 },
    ]);
    expect([figures.visits, figures.requests]).toEqual([4, 2]);
  });
});

describe('access', () => {
  const KINDS = ['/visit-logs', '/visit-logs/providers', '/provider-ad-stats', '/stats/weddings', '/stats/magnets'];
  const setPackage = (owner: Actor, provider: number, change: { stats_access?: boolean; on_hold?: boolean }) =>
    world.build((tx) =>
      tx
        .updateTable('providers')
        .set(change)
        .where('id', '=', owner.providerIds[provider] ?? 0)
        .execute(),
    );

  test.each(KINDS)(
    'GATE-001 GATE-004 %s answers 403 unless one provider has statistics and is not on hold',
    async (path) => {
      const owner = await world.owner({ providers: 2 });
      await setPackage(owner, 0, { stats_access: false });
      expect((await owner.call('GET', path)).statusCode).toBe(200);
      await setPackage(owner, 1, { on_hold: true });
      const answer = await owner.call('GET', path);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'upgrade_required']);
    },
  );

  test('GATE-001 providers without the package are never in the figures, with or without a filter', async () => {
    const owner = await world.owner({ providers: 2 });
    await world.build(async (tx) => {
      await buildDays(tx, ofProvider(owner), [{ day: '2026-11-16', visitors: 8 }]);
      await buildDays(tx, ofProvider(owner, 1), [{ day: '2026-11-16', visitors: 5 }]);
    });
    await setPackage(owner, 0, { stats_access: false });
    const figures = await read(owner, '/visit-logs/providers');
    expect(figures.visits.now).toBe(5);
    expect(figures.providers.map(({ id }: { id: number }) => id)).toEqual([owner.providerIds[1]]);
    expect((await read(owner, `/visit-logs/providers?providerIds=${owner.providerIds[0]}`)).visits.now).toBe(0);
  });

  test('a user sees the providers whose statistics they manage, and never another customer’s', async () => {
    const owner = await world.owner({ providers: 2 });
    const [first, second] = owner.providerIds as [number, number];
    await world.build(async (tx) => {
      await buildDays(tx, ofProvider(owner), [{ day: '2026-11-16', visitors: 8 }]);
      await buildDays(tx, ofProvider(owner, 1), [{ day: '2026-11-16', visitors: 5 }]);
    });
    const colleague = await world.colleague(owner, { providerIds: [second] });
    expect((await read(colleague, `/visit-logs/providers?providerIds=${first},${second}`)).visits.now).toBe(5);
    const without = await world.colleague(owner, { providerIds: [second], pages: ['leads'] });
    expect((await without.call('GET', '/visit-logs/providers')).statusCode).toBe(403);
    const stranger = await world.owner();
    expect((await read(stranger, `/visit-logs/providers?providerIds=${first}`)).visits.now).toBe(0);
  });
});

describe('uses an index, whatever other customers have', () => {
  beforeAll(() =>
    world.build(async (tx) => {
      await sql`insert into provider_days (customer_id, provider_id, day, views, visitors)
        select customer_id, id, '2025-01-01'::date + n, 9, 5 from providers, generate_series(1, 400) n
        on conflict do nothing`.execute(tx);
      await sql`insert into provider_visits (customer_id, provider_id, visited_at, day, visitor, is_first)
        select customer_id, id, now() - interval '1 hour' * n, current_date, 'x', false from providers, generate_series(1, 400) n`.execute(
        tx,
      );
      await sql`analyze provider_days, provider_visits`.execute(tx);
    }),
  );

  test('STAT-001 STAT-014 for the days and the log', async () => {
    const owner = await world.owner();
    const scope = { customerId: owner.customerId, providerIds: owner.providerIds };
    const span = { from: '2026-10-18', to: '2026-11-16' };
    for (const query of [
      daysQuery(scope, span.from, span.to),
      visitLogQuery({ ...scope, ...span }, { limit: 25, offset: 0 }),
    ]) {
      const { rows } = await world.build((tx) => sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(tx));
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Index/);
      expect(plan).not.toMatch(/Seq Scan on (provider_days|provider_visits)/);
    }
  });
});

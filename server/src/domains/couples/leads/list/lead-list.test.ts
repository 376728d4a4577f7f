import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toSearchKey } from '@bellbird/contract/shared/search-key';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildDeal, buildLead } from '../leads.factory.ts';

const NOW = new Date('2026-11-16T01:00:00Z');
let world: World;
beforeAll(async () => {
  world = await startWorld({ clock: { now: () => NOW } });
});
afterAll(() => world.close());

type Given = Omit<Parameters<typeof buildLead>[1], 'customer_id' | 'provider_id'>;
const lead = (actor: Actor, given: Given, provider = 0) =>
  world.build((tx) =>
    buildLead(tx, { ...given, customer_id: actor.customerId, provider_id: actor.providerIds[provider] ?? 0 }),
  );
const names = async (actor: Actor, query: string) =>
  (await actor.call('GET', `/leads?sort=oldest&${query}`))
    .json()
    .data.map((each: { couple: { name: string } }) => each.couple.name);

test('LEAD-005 LEAD-006 an early start date does not extend the window; days are full days in the provider’s time zone', async () => {
  const owner = await world.owner();
  await lead(owner, { couple_name: 'Too old', created_at: '2026-05-15T12:00:00Z' });
  // 00:05 and 23:55 on 10 November in Sydney.
  await lead(owner, { couple_name: 'Early', created_at: '2026-11-09T13:05:00Z' });
  await lead(owner, { couple_name: 'Late', created_at: '2026-11-10T12:55:00Z' });
  await lead(owner, { couple_name: 'Next day', created_at: '2026-11-10T13:05:00Z' });
  expect(await names(owner, 'createdAtStart=2026-01-01')).toEqual(['Early', 'Late', 'Next day']);
  expect(await names(owner, 'createdAtStart=2026-11-10&createdAtEnd=2026-11-10')).toEqual(['Early', 'Late']);
  expect(await names(owner, 'createdAtEnd=2026-11-09')).toEqual([]);
  expect(await names(owner, 'createdAtStart=2026-11-11')).toEqual(['Next day']);
});

test('LEAD-006 the first and last wedding day of the filter are included', async () => {
  const owner = await world.owner();
  for (const day of ['2027-01-31', '2027-02-01', '2027-02-28', '2027-03-01'])
    await lead(owner, { couple_name: day, organization_date: day, created_at: '2026-11-01T00:00:00Z' });
  expect((await names(owner, 'weddingStart=2027-02-01&weddingEnd=2027-02-28')).toSorted()).toEqual([
    '2027-02-01',
    '2027-02-28',
  ]);
});

test('LEAD-006 LEAD-033 a couple is found however the accents and apostrophes of their names are typed', async () => {
  const owner = await world.owner();
  const couples = ['Zoë & Siobhán O’Connor', 'İpek & Işıl', 'Søren & Łucja Đorđević', 'Rene\u0301e & Jo'];
  for (const couple_name of couples) await lead(owner, { couple_name, created_at: '2026-11-01T00:00:00Z' });
  const found = async (typed: string) => {
    const query = `coupleName=${encodeURIComponent(typed)}`;
    const hits = (await owner.call('GET', `/search/couple?${query}`)).json().data as { coupleName: string }[];
    expect(hits.map(({ coupleName }) => coupleName)).toEqual(await names(owner, query));
    return couples.findIndex((name) => name === hits[0]?.coupleName);
  };
  for (const typed of ['zoe', 'Zoë', 'SIOBHAN', "o'connor", 'O’Connor', 'O`Connor']) expect(await found(typed)).toBe(0);
  for (const typed of ['ipek', 'İPEK', 'isil', 'Işıl']) expect(await found(typed)).toBe(1);
  for (const typed of ['soren', 'Łucja', 'lucja dord']) expect(await found(typed)).toBe(2);
  expect(await found('renée')).toBe(3);
  expect(await found('%')).toBe(-1);
  const { rows } = await world.build((tx) =>
    sql<{ key: string }>`select search_key(name) as key from unnest(${couples}::text[]) as name`.execute(tx),
  );
  expect(rows.map(({ key }) => key)).toEqual(couples.map(toSearchKey));
});

test('LEAD-028 a refused deal does not count as agreed', async () => {
  const owner = await world.owner();
  for (const status of ['agreed', 'refused'] as const) {
    const { id } = await lead(owner, { couple_name: status, status: 'negotiating' });
    const deal = { customer_id: owner.customerId, lead_id: id, agreed_at: '2026-11-02T00:00:00Z', status };
    await world.build((tx) => buildDeal(tx, deal));
  }
  expect(await names(owner, 'agreedAtStart=2026-11-01')).toEqual(['agreed']);
});

test('USER-048 filtering by a provider without access shows nothing in the list, the counts and the export', async () => {
  const owner = await world.owner({ providers: 2 });
  await lead(owner, { couple_name: 'Here', created_at: '2026-11-01T00:00:00Z' });
  await lead(owner, { couple_name: 'There', created_at: '2026-11-01T00:00:00Z' }, 1);
  const colleague = await world.colleague(owner, { providerIds: owner.providerIds.slice(0, 1), pages: ['leads'] });
  const query = `providerIds=${owner.providerIds[1]}`;
  expect(await names(colleague, `${query}&providerIds=${owner.providerIds[0]}`)).toEqual(['Here']);
  expect(await names(colleague, query)).toEqual([]);
  expect((await colleague.call('GET', `/leads/counts?${query}`)).json().data.infoRequests.total).toBe(0);
  expect((await colleague.call('GET', `/leads/export?${query}`)).body).not.toContain('There');
});

test('LEAD-052 a lead marked as read in bulk is still new until it is opened', async () => {
  const owner = await world.owner();
  const { id } = await lead(owner, { status: 'new', read_at: NOW.toISOString() });
  expect((await owner.call('GET', `/leads/${id}`)).json().data.status).toBe('pending');
});

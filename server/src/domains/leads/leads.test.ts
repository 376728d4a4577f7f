import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildLead } from './leads.factory.ts';
import { leadsQuery } from './leads.repository.ts';

const NOW = new Date('2026-11-16T01:00:00Z');
let world: World;
beforeAll(async () => {
  world = await startWorld({ clock: { now: () => NOW } });
});
afterAll(() => world.close());

type Given = Omit<Parameters<typeof buildLead>[1], 'customer_id' | 'provider_id'>;
const lead = (actor: Actor, given: Given = {}, provider = 0) =>
  world.build((tx) =>
    buildLead(tx, {
      created_at: '2026-11-01T00:00:00Z',
      ...given,
      customer_id: actor.customerId,
      provider_id: actor.providerIds[provider] ?? 0,
    }),
  );

const namesIn = async (actor: Actor, query = '') =>
  (await actor.call('GET', `/leads${query}`)).json().data.map((each: { couple: { name: string } }) => each.couple.name);

describe('the list', () => {
  test('LEAD-004 LEAD-005 the last six months, newest first, by part of the couple’s name or their code', async () => {
    const owner = await world.owner();
    await lead(owner, { couple_name: 'Old Couple', created_at: '2026-05-15T00:00:00Z' });
    await lead(owner, {
      couple_name: 'Priya Nair & Tom Gallagher',
      created_at: '2026-06-01T00:00:00Z',
      extension_number: '4836',
    });
    await lead(owner, { couple_name: 'Chloe 100% Nguyen', created_at: '2026-11-15T00:00:00Z' });
    expect(await namesIn(owner)).toEqual(['Chloe 100% Nguyen', 'Priya Nair & Tom Gallagher']);
    expect(await namesIn(owner, '?coupleName=NAIR')).toEqual(['Priya Nair & Tom Gallagher']);
    expect(await namesIn(owner, '?coupleName=4836')).toEqual(['Priya Nair & Tom Gallagher']);
    expect(await namesIn(owner, '?coupleName=0%25%20N')).toEqual(['Chloe 100% Nguyen']);
    expect(await namesIn(owner, '?coupleName=_')).toEqual([]);
  });

  test('narrows by provider and by status', async () => {
    const owner = await world.owner({ providers: 2 });
    await lead(owner, { couple_name: 'Barn', status: 'deal' }, 0);
    await lead(owner, { couple_name: 'Glasshouse', status: 'new' }, 1);
    expect(await namesIn(owner, `?providerIds=${owner.providerIds[1]}`)).toEqual(['Glasshouse']);
    expect(await namesIn(owner, '?status=deal,deal_approved')).toEqual(['Barn']);
  });

  test('a colleague sees the couples of the providers whose couples they may manage, and is refused when there are none', async () => {
    const owner = await world.owner({ providers: 2 });
    await lead(owner, { couple_name: 'Barn' }, 0);
    await lead(owner, { couple_name: 'Glasshouse' }, 1);
    const linked = await world.colleague(owner, { providerIds: owner.providerIds.slice(0, 1), pages: ['leads'] });
    const elsewhere = await world.colleague(owner, { providerIds: owner.providerIds, pages: ['gallery'] });
    expect(await namesIn(linked)).toEqual(['Barn']);
    expect((await elsewhere.call('GET', '/leads')).statusCode).toBe(403);
  });

  test('tells the total also behind the last page', async () => {
    const owner = await world.owner();
    await lead(owner);
    await lead(owner);
    const answer = await owner.call('GET', '/leads?page=3&limit=10');
    expect(answer.json()).toEqual({ data: [], meta: { total: 2, page: 3, limit: 10 } });
  });

  test('is served by its index, not by reading everybody’s rows', async () => {
    const [owner, everybody] = [await world.owner(), await world.owner()];
    await lead(owner);
    await lead(everybody);
    await world.build((tx) =>
      sql`insert into leads (customer_id, provider_id, couple_id, extension_number, couple_name, created_at)
        select customer_id, provider_id, couple_id, '1', 'x', created_at - interval '1 minute' * n
        from leads, generate_series(1, 20000) n where customer_id = ${everybody.customerId}`.execute(tx),
    );
    const plan = await world.build(async (tx) => {
      await sql`analyze leads`.execute(tx);
      const scope = {
        customerId: owner.customerId,
        providerIds: owner.providerIds,
        since: '2026-05-16T00:00:00Z',
        limit: 25,
        offset: 0,
      };
      const { rows } = await sql<{
        'QUERY PLAN': string;
      }>`explain ${leadsQuery(tx, scope)}`.execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('leads_newest');
    expect(plan).not.toMatch(/Seq Scan on leads/);
  });
});

test('LEAD-007 LEAD-008 counts by read status, with what waits under infoRequests.pending', async () => {
  const owner = await world.owner({ providers: 2 });
  await lead(owner, { status: 'new' });
  await lead(owner, { status: 'pending', read_at: '2026-11-02T00:00:00Z' });
  await lead(owner, { status: 'deal', read_at: '2026-11-02T00:00:00Z', created_at: '2026-10-01T00:00:00Z' }, 1);
  await lead(owner, { status: 'new', created_at: '2026-04-01T00:00:00Z' });
  const counts = async (query = '') => (await owner.call('GET', `/leads/counts${query}`)).json().data.infoRequests;
  expect(await counts()).toEqual({ total: 3, read: 2, unread: 1, pending: 2 });
  expect(await counts(`?providerIds=${owner.providerIds[1]}`)).toEqual({ total: 1, read: 1, unread: 0, pending: 0 });
  expect(await counts('?createdAtStart=2026-10-01&createdAtEnd=2026-10-01')).toEqual({
    total: 1,
    read: 1,
    unread: 0,
    pending: 0,
  });
});

import { type Expression, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '#platform/db/db.ts';
import { likePart } from '#platform/db/like.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildCouple, buildDeal, buildLead } from '#domains/couples/leads/leads.factory.ts';
import { buildVisit } from '#domains/insight/statistics/statistics.factory.ts';
import { buildMessage } from '#domains/couples/messages/messages.factory.ts';
import { dealsQuery } from '../deals/deal-list.repository.ts';
import { byCodeQuery, byMessageQuery, byNameQuery, byPhoneQuery, visitsQuery } from './couples.repository.ts';

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
      read_at: '2026-11-01T00:00:00Z',
      status: 'pending',
      organization_date: null,
      ...given,
      customer_id: actor.customerId,
      provider_id: actor.providerIds[provider] ?? 0,
    }),
  );

describe('LEAD-024 the search', () => {
  const search = async (actor: Actor, words: string) =>
    (await actor.call('GET', `/search/couple?coupleName=${encodeURIComponent(words)}`)).json().data;

  test('LEAD-033 finds by name, code, message text and whole phone number, names first', async () => {
    const owner = await world.owner();
    const named = await lead(owner, { couple_name: 'Marquee & Moss', extension_number: '9001' });
    const wrote = await lead(owner, {
      couple_name: 'Ada & Bea',
      extension_number: '9002',
      couple_phone: '+61491570157',
    });
    await world.build((tx) =>
      buildMessage(tx, {
        customer_id: owner.customerId,
        lead_id: wrote.id,
        body: 'Thanks for showing us around. Could we bring our own MARQUEE for the garden, please?',
      }),
    );
    const hits = await search(owner, 'marquee');
    expect(hits).toMatchObject([
      { leadId: named.id, coupleName: 'Marquee & Moss', extensionNumber: '9001', by: 'name', excerpt: null },
      { leadId: wrote.id, by: 'message' },
    ]);
    expect(hits[1].excerpt).toBe('…Could we bring our own MARQUEE for the garden, please?');
    expect(await search(owner, 'showing')).toMatchObject([
      { excerpt: 'Thanks for showing us around. Could we bring our own MARQUEE for the garden, please?' },
    ]);
    expect(await search(owner, '9002')).toMatchObject([{ leadId: wrote.id, by: 'code' }]);
    expect(await search(owner, '0491 570 157')).toMatchObject([{ leadId: wrote.id, by: 'phone' }]);
    expect(await search(owner, '+61491570157')).toMatchObject([{ leadId: wrote.id, by: 'phone' }]);
  });

  test('part of a number finds nothing, and no response contains a number', async () => {
    const owner = await world.owner();
    await lead(owner, { couple_phone: '+61491570157' });
    for (const part of ['0491', '0491 570 15', '91570157', '+6149157015'])
      expect(await search(owner, part)).toEqual([]);
    const answer = await owner.call('GET', '/search/couple?coupleName=0491570157');
    expect(answer.body).not.toContain('491570157');
  });

  test('returns at most twenty, and none of other customers or deleted leads', async () => {
    const owner = await world.owner({ providers: 2 });
    const linked = await world.colleague(owner, { providerIds: owner.providerIds.slice(1), pages: ['leads'] });
    for (let number = 0; number < 22; number += 1) await lead(owner, { couple_name: `Wisteria ${number}` });
    expect(await search(owner, 'wisteria')).toHaveLength(20);
    expect(await search(linked, 'wisteria')).toEqual([]);
    expect(await search(await world.owner(), 'wisteria')).toEqual([]);
    await lead(owner, { couple_name: 'Jacaranda', deleted_at: NOW.toISOString() });
    expect(await search(owner, 'jacaranda')).toEqual([]);
  });
});

describe('uses an index', () => {
  let owner: Actor;
  const scope = () => ({ customerId: owner.customerId, providerIds: owner.providerIds, since: '2026-05-16T00:00:00Z' });
  beforeAll(async () => {
    owner = await world.owner();
    const other = await world.owner();
    for (const actor of [owner, other]) await lead(actor);
    await world.build(async (tx) => {
      const many = sql`generate_series(1, 3000) n`;
      await sql`insert into leads (customer_id, provider_id, couple_id, extension_number, couple_name, couple_phone, created_at)
        select customer_id, provider_id, couple_id, '1', 'x', '+6149' || n, created_at - interval '1 minute' * n
        from leads, ${many} where customer_id in (${owner.customerId}, ${other.customerId})`.execute(tx);
      await sql`insert into lead_messages (customer_id, lead_id, type, direction, body)
        select customer_id, id, 'email', 'in', 'Is our date free?' from leads`.execute(tx);
      await sql`insert into couple_providers (customer_id, lead_id, couple_id, provider_id, status, agreed_at)
        select customer_id, id, couple_id, provider_id, 'agreed', created_at from leads on conflict do nothing`.execute(
        tx,
      );
      await sql`insert into provider_visits (customer_id, couple_id, provider_id, visited_at, day, visitor, is_first)
        select customer_id, couple_id, provider_id, created_at, created_at::date, 'couple', false from leads`.execute(
        tx,
      );
      await sql`analyze leads, lead_messages, couple_providers, provider_visits`.execute(tx);
    });
  });

  const part = likePart('free');
  test.each<[string, (tx: Tx) => Expression<unknown>]>([
    ['by name', (tx) => byNameQuery(tx, { ...scope(), part, limit: 20 })],
    ['by code', (tx) => byCodeQuery(tx, { ...scope(), part, limit: 20 })],
    ['by phone', (tx) => byPhoneQuery(tx, { ...scope(), phone: '+6149200', limit: 20 })],
    ['by message', (tx) => byMessageQuery(tx, { ...scope(), part, words: 'free', limit: 20 })],
    ['the deals', (tx) => dealsQuery(tx, scope(), { limit: 25, offset: 0 })],
    ['the visits', (tx) => visitsQuery(tx, scope(), { limit: 25, offset: 0 })],
  ])('%s', async (_what, query) => {
    const plan = await world.build(async (tx) => {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query(tx)}`.execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toMatch(/Index/);
    expect(plan).not.toMatch(/Seq Scan on (leads|lead_messages|couple_providers|provider_visits)/);
  });
});

describe('a couple’s activity', () => {
  test('LEAD-020 LEAD-021 counts requests, offers and deals across the marketplace, but visits only to this provider', async () => {
    const [owner, other] = [await world.owner({ providers: 2 }), await world.owner()];
    const couple = await world.build((tx) => buildCouple(tx, 'Priya & Tom'));
    const mine = await lead(owner, { couple_id: couple.id });
    await lead(other, { couple_id: couple.id, status: 'offer_made' });
    const won = await lead(owner, { couple_id: couple.id, status: 'deal' }, 1);
    await world.build((tx) => buildDeal(tx, { customer_id: owner.customerId, lead_id: won.id }));
    await world.build(async (tx) => {
      for (const [index, provider] of [0, 0, 1].entries())
        await buildVisit(tx, {
          customer_id: owner.customerId,
          provider_id: owner.providerIds[provider] ?? 0,
          couple_id: couple.id,
          visited_at: `2026-11-0${index + 2}T00:00:00Z`,
        });
    });
    expect((await owner.call('GET', `/leads/${mine.id}/couple-stats`)).json().data).toEqual({
      requestsSent: 3,
      offersReceived: 2,
      dealsMade: 1,
      visits: 2,
      lastVisitAt: '2026-11-03T00:00:00.000Z',
    });
    expect((await other.call('GET', `/leads/${mine.id}/couple-stats`)).statusCode).toBe(404);
    const visits = async (query: string) =>
      (await owner.call('GET', `/couple-visit-log?coupleId=${couple.id}${query}`)).json();
    expect((await visits('')).meta.total).toBe(3);
    expect((await visits(`&providerIds=${owner.providerIds[1]}`)).data).toMatchObject([
      {
        coupleId: couple.id,
        providerId: owner.providerIds[1],
        visitedAt: '2026-11-04T00:00:00.000Z',
        page: '/gallery',
      },
    ]);
    expect((await other.call('GET', `/couple-visit-log?coupleId=${couple.id}`)).json().data).toEqual([]);
  });

  test('LEAD-023 LEAD-029 shows when they were last active to those who may see the couple', async () => {
    const owner = await world.owner();
    const couple = await world.build((tx) => buildCouple(tx, 'Ada', { last_active_at: '2026-11-15T10:00:00Z' }));
    const path = `/couple/${couple.id}/last-activity`;
    expect((await owner.call('GET', path)).statusCode).toBe(404);
    await lead(owner, { couple_id: couple.id });
    expect((await owner.call('GET', path)).json().data).toEqual({ lastActiveAt: '2026-11-15T10:00:00.000Z' });
  });
});

describe('LEAD-026 LEAD-027 LEAD-030 deals', () => {
  const deal = (actor: Actor, leadId: number, more: object = {}) =>
    actor.call('POST', '/couple-providers', { body: { leadId, price: 9000, weddingDate: '2027-02-06', ...more } });

  test('making a deal moves the lead; changes check the version; deleting it moves the lead back to negotiating', async () => {
    const owner = await world.owner();
    const { id: leadId } = await lead(owner, { couple_name: 'Priya & Tom' });
    const { id } = (await deal(owner, leadId)).json().data;
    const shown = (await owner.call('GET', `/couple-providers/${id}`)).json().data;
    expect(shown).toMatchObject({
      id,
      leadId,
      coupleName: 'Priya & Tom',
      providerId: owner.providerIds[0],
      status: 'agreed',
      agreedAt: NOW.toISOString(),
      price: 9000,
      weddingDate: '2027-02-06',
      commentRequestedAt: null,
      version: 1,
    });
    expect((await owner.call('GET', `/leads/${leadId}`)).json().data).toMatchObject({ status: 'deal', deal: { id } });
    expect((await deal(owner, leadId)).json().code).toBe('illegal_step');
    const save = (body: object) => owner.call('PUT', `/couple-providers/${id}`, { body });
    const changed = await save({ price: 9500, weddingDate: '2027-02-07', version: 1 });
    expect(changed.json().data).toMatchObject({ price: 9500, weddingDate: '2027-02-07', version: 2 });
    expect((await save({ price: 1, weddingDate: null, version: 1 })).json().code).toBe('stale_version');
    expect((await owner.call('DELETE', `/couple-providers/${id}`)).statusCode).toBe(204);
    expect((await owner.call('GET', `/couple-providers/${id}`)).statusCode).toBe(404);
    expect((await owner.call('GET', `/leads/${leadId}`)).json().data).toMatchObject({
      status: 'negotiating',
      deal: null,
    });
  });

  test('an approved deal can’t be deleted; a taken day is refused here too', async () => {
    const owner = await world.owner();
    const [first, second] = [await lead(owner), await lead(owner)];
    const { id } = (await deal(owner, first.id)).json().data;
    await owner.call('POST', `/leads/${first.id}/actions`, { body: { type: 'approve_deal' } });
    expect((await owner.call('DELETE', `/couple-providers/${id}`)).json().code).toBe('illegal_step');
    expect((await deal(owner, second.id)).json().code).toBe('day_taken');
    const other = (await deal(owner, second.id, { weddingDate: '2027-02-13' })).json().data;
    const move = (more: object) =>
      owner.call('PUT', `/couple-providers/${other.id}`, {
        body: { price: 1, weddingDate: '2027-02-06', version: 1, ...more },
      });
    expect((await move({})).json().code).toBe('day_taken');
    expect((await move({ weddingDate: '2027-02-14' })).statusCode).toBe(200);
  });

  test('LEAD-028 are listed and counted with their value', async () => {
    const owner = await world.owner();
    const made = async (status: 'agreed' | 'approved' | 'refused', price: number, agreed_at: string) => {
      const { id } = await lead(owner);
      await world.build((tx) =>
        buildDeal(tx, { customer_id: owner.customerId, lead_id: id, status, price, agreed_at }),
      );
    };
    await made('agreed', 1000, '2026-11-01T00:00:00Z');
    await made('approved', 2000, '2026-11-02T00:00:00Z');
    await made('refused', 4000, '2026-11-03T00:00:00Z');
    const prices = async (query: string) =>
      (await owner.call('GET', `/couple-providers${query}`)).json().data.map((each: { price: number }) => each.price);
    expect(await prices('')).toEqual([4000, 2000, 1000]);
    expect(await prices('?status=approved')).toEqual([2000]);
    expect(await prices('?agreedAtStart=2026-11-02&agreedAtEnd=2026-11-02')).toEqual([2000]);
    expect((await owner.call('GET', '/couple-providers-stats')).json().data).toEqual({
      agreed: 1,
      approved: 1,
      refused: 1,
      total: 3,
      value: 3000,
      currency: 'AUD',
    });
    const stranger = await world.owner();
    expect((await stranger.call('GET', '/couple-providers-stats')).json().data.total).toBe(0);
  });
});

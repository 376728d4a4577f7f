import { LEAD_STATUSES } from '@bellbird/contract/couples/leads';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '#platform/db/db.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildDeal, buildLead } from './leads.factory.ts';
import { type LeadOrder, type LeadScope, countByStatusQuery, leadsQuery } from './list/lead-list.repository.ts';

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
  test('LEAD-004 LEAD-005 LEAD-006 the last six months, newest first, by part of the couple’s name or their code', async () => {
    const owner = await world.owner();
    await lead(owner, { couple_name: 'Old Couple', created_at: '2026-05-15T00:00:00Z' });
    await lead(owner, {
      couple_name: 'Priya Nair & Tom Gallagher',
      created_at: '2026-06-01T00:00:00Z',
      extension_number: '4836',
    });
    await lead(owner, { couple_name: 'Chloe 100% Nguyen', created_at: '2026-11-15T00:00:00Z' });
    await lead(owner, { couple_name: 'Removed Couple', deleted_at: '2026-11-15T00:00:00Z', source: 'manual' });
    expect(await namesIn(owner)).toEqual(['Chloe 100% Nguyen', 'Priya Nair & Tom Gallagher']);
    expect(await namesIn(owner, '?coupleName=NAIR')).toEqual(['Priya Nair & Tom Gallagher']);
    expect(await namesIn(owner, '?coupleName=4836')).toEqual(['Priya Nair & Tom Gallagher']);
    expect(await namesIn(owner, '?coupleName=0%25%20N')).toEqual(['Chloe 100% Nguyen']);
    expect(await namesIn(owner, '?coupleName=_')).toEqual([]);
  });

  test('LEAD-004 LEAD-024 a search finds every couple there ever was; the list and its counts can be widened', async () => {
    const owner = await world.owner();
    await lead(owner, { couple_name: 'Years & Ago', created_at: '2021-05-15T00:00:00Z' });
    await lead(owner, { couple_name: 'New & Here', created_at: '2026-11-15T00:00:00Z' });
    const total = async (search: string) =>
      (await owner.call('GET', `/leads/counts${search}`)).json().data.infoRequests.total;
    expect([await namesIn(owner), await total('')]).toEqual([['New & Here'], 1]);
    expect(await namesIn(owner, '?coupleName=years')).toEqual(['Years & Ago']);
    expect([await namesIn(owner, '?older=true'), await total('?older=true')]).toEqual([
      ['New & Here', 'Years & Ago'],
      2,
    ]);
    const [hit] = (await owner.call('GET', '/search/couple?coupleName=years')).json().data;
    expect(hit).toMatchObject({ coupleName: 'Years & Ago', by: 'name' });
  });

  test('LEAD-001 a lead has every field of the specification', async () => {
    const owner = await world.owner();
    const { id } = await lead(owner, {
      couple_name: 'Priya & Tom',
      extension_number: '4836',
      status: 'negotiating',
      process_state_id: 2,
      item_count: 3,
      unread_message_count: 2,
      is_prepaid: true,
      first_lead_type: 'plusLead',
      waiting_since: '2026-11-02T00:00:00Z',
      appointment_at: '2026-11-20T00:00:00Z',
      appointment_state: 'proposed',
    });
    const [shown] = (await owner.call('GET', '/leads')).json().data;
    expect(shown).toMatchObject({
      id,
      createdAt: '2026-11-01T00:00:00.000Z',
      extensionNumber: '4836',
      leadDetails: { name: 'Priya & Tom' },
      couple: { name: 'Priya & Tom', organizationDate: '2027-04-10', code: '4836' },
      provider: { id: owner.providerIds[0], timeZone: 'Australia/Sydney' },
      status: 'negotiating',
      processState: 2,
      unreadMessageCount: 2,
      itemCount: 3,
      isPrepaid: true,
      firstLeadType: 'plusLead',
      isWedding: true,
      isRead: false,
      source: 'marketplace',
      waitingSince: '2026-11-02T00:00:00.000Z',
      appointment: { at: '2026-11-20T00:00:00.000Z', state: 'proposed' },
    });
    const quickNumber = async () =>
      (await owner.call('GET', `/leads/${id}`)).json<{ data: { quickContactNumber: string | null } }>().data
        .quickContactNumber;
    const give = (quick_number: string | null) =>
      world.build((tx) =>
        tx
          .updateTable('providers')
          .set({ quick_number })
          .where('id', '=', owner.providerIds[0] ?? 0)
          .execute(),
      );
    await give('+61255500140');
    expect(await quickNumber()).toBe('+61255500140');
    await give(null);
    expect(await quickNumber()).toBeNull();
  });

  test('LEAD-006 LEAD-047 filters by provider, status, read, answer, package, source and days', async () => {
    const owner = await world.owner({ providers: 2 });
    const read_at = '2026-11-02T00:00:00Z';
    await lead(owner, { couple_name: 'Barn', status: 'deal', read_at, organization_date: '2027-01-02' }, 0);
    await lead(owner, { couple_name: 'Glasshouse', is_prepaid: true, waiting_since: '2026-11-01T00:00:00Z' }, 1);
    // 23:30 on 9 November in Sydney is the 9th in UTC too; 00:30 on the 10th is still the 9th in UTC.
    await lead(owner, { couple_name: 'Late', source: 'manual', read_at, created_at: '2026-11-09T13:30:00Z' });
    expect(await namesIn(owner, `?providerIds=${owner.providerIds[1]}`)).toEqual(['Glasshouse']);
    expect(await namesIn(owner, '?status=deal,deal_approved')).toEqual(['Barn']);
    expect(await namesIn(owner, '?isRead=true&sort=oldest')).toEqual(['Barn', 'Late']);
    expect(await namesIn(owner, '?isRead=false')).toEqual(['Glasshouse']);
    expect(await namesIn(owner, '?unanswered=true')).toEqual(['Glasshouse']);
    expect(await namesIn(owner, '?isPrepaid=true')).toEqual(['Glasshouse']);
    expect(await namesIn(owner, '?source=manual')).toEqual(['Late']);
    expect(await namesIn(owner, '?createdAtStart=2026-11-10&createdAtEnd=2026-11-10')).toEqual(['Late']);
    expect(await namesIn(owner, '?createdAtStart=2026-11-09&createdAtEnd=2026-11-09')).toEqual([]);
    expect(await namesIn(owner, '?weddingStart=2027-01-01&weddingEnd=2027-01-31')).toEqual(['Barn']);
    for (const status of LEAD_STATUSES) {
      expect((await owner.call('GET', `/leads?status=${status}`)).statusCode, status).toBe(200);
    }
  });

  test('sorts by age, waiting, wedding day, name and budget', async () => {
    const owner = await world.owner();
    const days = ['2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z', '2026-11-03T00:00:00Z'];
    await lead(owner, {
      couple_name: 'Bea',
      created_at: days[0],
      waiting_since: '2026-11-04T00:00:00Z',
      organization_date: null,
      budget: 1,
    });
    await lead(owner, { couple_name: 'Cleo', created_at: days[1], organization_date: '2027-01-02', budget: null });
    await lead(owner, {
      couple_name: 'Ada',
      created_at: days[2],
      waiting_since: '2026-11-03T00:00:00Z',
      organization_date: '2026-12-02',
      budget: 9,
    });
    expect(await namesIn(owner, '?sort=oldest')).toEqual(['Bea', 'Cleo', 'Ada']);
    expect(await namesIn(owner, '?sort=waiting')).toEqual(['Ada', 'Bea', 'Cleo']);
    expect(await namesIn(owner, '?sort=wedding')).toEqual(['Ada', 'Cleo', 'Bea']);
    expect(await namesIn(owner, '?sort=name')).toEqual(['Ada', 'Bea', 'Cleo']);
    expect(await namesIn(owner, '?sort=budget')).toEqual(['Ada', 'Bea', 'Cleo']);
    expect((await owner.call('GET', '/leads?sort=waiting&limit=1&page=2')).json()).toMatchObject({
      data: [{ couple: { name: 'Bea' } }],
      meta: { total: 3, page: 2, limit: 1 },
    });
  });

  test('a user sees only the couples of providers they have access to, and is refused without any', async () => {
    const owner = await world.owner({ providers: 2 });
    await lead(owner, { couple_name: 'Barn' }, 0);
    await lead(owner, { couple_name: 'Glasshouse' }, 1);
    const linked = await world.colleague(owner, { providerIds: owner.providerIds.slice(0, 1), pages: ['leads'] });
    const deal = await lead(owner, { couple_name: 'Last year', status: 'deal', created_at: '2025-11-01T00:00:00Z' });
    // 1 November in Sydney is still October in UTC.
    await world.build((tx) =>
      buildDeal(tx, { customer_id: owner.customerId, lead_id: deal.id, agreed_at: '2026-10-31T14:00:00Z' }),
    );
    expect(await namesIn(owner, '?agreedAtStart=2026-11-01')).toEqual(['Last year']);
    expect(await namesIn(owner, '?agreedAtEnd=2026-10-31')).toEqual([]);
    const elsewhere = await world.colleague(owner, { providerIds: owner.providerIds, pages: ['gallery'] });
    expect(await namesIn(linked)).toEqual(['Barn']);
    expect((await elsewhere.call('GET', '/leads')).statusCode).toBe(403);
  });
});

describe('each list uses its index', () => {
  let scope: LeadScope & { limit: number; offset: number };
  beforeAll(async () => {
    const owner = await world.owner();
    // Among others with as many leads: whoever has almost all of them is read from the table.
    const all = [owner, await world.owner(), await world.owner(), await world.owner(), await world.owner()];
    for (const each of all) await lead(each);
    const customerIds = all.map((each) => each.customerId);
    await world.build(async (tx) => {
      await sql`insert into leads (customer_id, provider_id, couple_id, extension_number, couple_name, created_at, status, organization_date, waiting_since, answer_minutes)
        select customer_id, provider_id, couple_id, '1', 'x', created_at - interval '1 minute' * n, case when n % 200 = 0 then 'call_again' else (array['new','deal','rejected','pending'])[1 + n % 4] end,
          organization_date + n % 300, case when n % 20 = 0 then created_at - interval '1 minute' * n end, case when n % 3 = 0 then n end
        from leads, generate_series(1, 4000) n where customer_id = any(${customerIds})`.execute(tx);
      await sql`analyze leads`.execute(tx);
      // As after a vacuum, which can't run in a transaction: an index alone answers only for rows that everybody sees.
      await sql`select pg_restore_relation_stats('schemaname', 'public', 'relname', 'leads', 'relallvisible', relpages)
        from pg_class where relname = 'leads'`.execute(tx);
    });
    const { customerId, providerIds } = owner;
    scope = { customerId, providerIds, since: '2026-05-16T00:00:00Z', limit: 25, offset: 0 };
  });

  async function planOf(tx: Tx, order: LeadOrder, narrowed: Partial<LeadScope>): Promise<string> {
    const { rows } = await sql<{
      'QUERY PLAN': string;
    }>`explain ${leadsQuery(tx, order, { ...scope, ...narrowed }, 'with total')}`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }

  test.each<[string, LeadOrder, Partial<LeadScope>, string]>([
    ['by status', 'newest', { statuses: ['call_again'] }, 'leads_by_status'],
    ['the slowest answers', 'answer', { answered: true }, 'leads_newest'],
    ['by wedding day', 'wedding', { weddingFrom: '2026-12-01' }, 'leads_newest'],
    ['by name', 'name', {}, 'leads_newest'],
    ['by budget', 'budget', { prepaid: true, unread: true }, 'leads_newest'],
    ['a search', 'newest', { coupleName: '%an%', code: '%an%', sources: ['manual'] }, 'leads_newest'],
  ])('%s is chosen and counted in the index, without reading rows', async (_list, order, narrowed, index) => {
    const plan = await world.build((tx) => planOf(tx, order, narrowed));
    expect(plan).toContain(`Index Only Scan using ${index}`);
    expect(plan).not.toContain(`Index Scan using ${index}`);
  });

  test.each<[string, LeadOrder, Partial<LeadScope>, string]>([
    ['newest', 'newest', {}, 'leads_newest'],
    ['unanswered', 'waiting', { unanswered: true }, 'leads_unanswered'],
  ])('%s', async (_list, order, narrowed, index) => {
    const plan = await world.build((tx) => planOf(tx, order, narrowed));
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan on leads/);
  });

  test('counts read one status after the other in an index, without rows and without grouping', async () => {
    const { limit: _limit, offset: _offset, ...counted } = scope;
    const plan = await world.build(async (tx) => {
      const query = countByStatusQuery(tx, LEAD_STATUSES, counted);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('Index Only Scan using leads_by_status');
    expect(plan).not.toMatch(/Group|Sort|Hash/);
  });

  const leadsRead = (window: { limit: number; offset: number }) =>
    world.build(async (tx) => {
      const { rows } = await sql<{
        'QUERY PLAN': string;
      }>`explain (analyze, costs off, timing off, buffers off) ${leadsQuery(tx, 'newest', { ...scope, ...window })}`.execute(
        tx,
      );
      const scan = rows.map((row) => row['QUERY PLAN']).find((line) => line.includes('leads_newest'));
      return Number(/rows=(\d+)/.exec(scan ?? '')?.[1]);
    });

  test('a page reads only the leads up to it, however many there are', async () => {
    const first = { limit: 25, offset: 0 };
    const deep = { limit: 25, offset: 500 };
    const before = [await leadsRead(first), await leadsRead(deep)];
    expect(before).toEqual([25, 525]);
    const other = await world.owner();
    await lead(other);
    await world.build(async (tx) => {
      await sql`insert into leads (customer_id, provider_id, couple_id, extension_number, couple_name, created_at)
        select customer_id, provider_id, couple_id, '1', 'x', created_at - interval '1 minute' * n
        from leads, generate_series(1, 8000) n where customer_id = ${other.customerId}`.execute(tx);
      await sql`analyze leads`.execute(tx);
    });
    expect([await leadsRead(first), await leadsRead(deep)]).toEqual(before);
  });
});

test('LEAD-008 no status is missing in the counts, and the table takes no other', async () => {
  const owner = await world.owner();
  for (const status of LEAD_STATUSES) await lead(owner, { status });
  const { infoRequests, byStatus } = (await owner.call('GET', '/leads/counts')).json().data;
  expect(infoRequests.total).toBe(LEAD_STATUSES.length);
  expect(byStatus.map((each: { status: string; count: number }) => [each.status, each.count])).toEqual(
    LEAD_STATUSES.map((status) => [status, 1]),
  );
  await expect(lead(owner, { status: 'forgotten' })).rejects.toThrow('leads_status_check');
});

test('LEAD-007 LEAD-008 counts by read status and by status, with who waits for an answer under infoRequests.pending', async () => {
  const owner = await world.owner({ providers: 2 });
  await lead(owner, { status: 'new', waiting_since: '2026-11-01T00:00:00Z', unread_message_count: 2, budget: 1000 });
  await lead(owner, { status: 'negotiating', read_at: '2026-11-02T00:00:00Z', waiting_since: '2026-11-03T00:00:00Z' });
  await lead(owner, { status: 'pending', read_at: '2026-11-02T00:00:00Z', budget: 500 });
  await lead(owner, { status: 'deal', read_at: '2026-11-02T00:00:00Z', created_at: '2026-10-01T00:00:00Z' }, 1);
  await lead(owner, { status: 'new', created_at: '2026-04-01T00:00:00Z' });
  await lead(owner, { status: 'new', deleted_at: '2026-11-02T00:00:00Z' });
  const counts = async (query = '') => (await owner.call('GET', `/leads/counts${query}`)).json().data;
  const all = await counts();
  expect(all.infoRequests).toEqual({ total: 4, read: 3, unread: 1, pending: 2, unreadMessages: 2 });
  expect(all.byStatus).toEqual(
    expect.arrayContaining([
      { status: 'new', count: 1, budget: 1000 },
      { status: 'pending', count: 1, budget: 500 },
      { status: 'deal', count: 1, budget: 22_000 },
    ]),
  );
  const one = { total: 1, read: 1, unread: 0, pending: 0, unreadMessages: 0 };
  expect((await counts(`?providerIds=${owner.providerIds[1]}`)).infoRequests).toEqual(one);
  expect((await counts('?createdAtStart=2026-10-01&createdAtEnd=2026-10-01')).infoRequests).toEqual(one);
});

describe('one lead', () => {
  test('LEAD-009 LEAD-052 the first opening marks it read and moves it from new to pending, once', async () => {
    const owner = await world.owner();
    const { id } = await lead(owner, { waiting_since: '2026-11-01T00:00:00Z' });
    const [first, second] = await Promise.all([owner.call('GET', `/leads/${id}`), owner.call('GET', `/leads/${id}`)]);
    expect(first.json().data).toMatchObject({ id, status: 'pending', isRead: true });
    expect(second.json().data).toMatchObject({ status: 'pending', waitingSince: '2026-11-01T00:00:00.000Z' });
    expect([first, second].some((answer) => answer.json().data.isFirstOpening)).toBe(true);
    expect((await owner.call('GET', `/leads/${id}`)).json().data.isFirstOpening).toBe(false);
    const timeline = (await owner.call('GET', `/leads/${id}/interactions`)).json();
    expect(timeline.meta.total).toBe(1);
    expect(timeline.data[0]).toMatchObject({ kind: 'status_changed', from: 'new', to: 'pending' });
  });

  test('LEAD-009 LEAD-041 shows the request, the channels and the loan; another customer’s lead is not found', async () => {
    const owner = await world.owner();
    const { id } = await lead(owner, { contact_preference: 'email', couple_phone: '+61491570156', place: 'Berry' });
    await world.build((tx) =>
      sql`insert into lead_details (lead_id, customer_id, message, loan_requested, loan_amount, loan_requested_at)
        values (${id}, ${owner.customerId}, 'Is our date free?', true, 15000, '2026-11-01T00:00:00Z')`.execute(tx),
    );
    expect((await owner.call('GET', `/leads/${id}`)).json().data).toMatchObject({
      message: 'Is our date free?',
      place: 'Berry',
      channels: { email: null, sms: 'email_only' },
      loan: { requestedAt: '2026-11-01T00:00:00.000Z', amount: 15_000 },
      deal: null,
      wantedDay: { state: 'free', own: null, taken: [] },
      undo: null,
    });
    const stranger = await world.owner();
    expect((await stranger.call('GET', `/leads/${id}`)).statusCode).toBe(404);
  });

  test('a number on the suppression list closes the channel', async () => {
    const owner = await world.owner();
    const { id } = await lead(owner, { couple_phone: '+61491570157', has_email: false });
    await world.build((tx) => sql`insert into sms_suppressions (phone) values ('+61491570157')`.execute(tx));
    expect((await owner.call('GET', `/leads/${id}`)).json().data.channels).toEqual({
      email: 'no_address',
      sms: 'stopped',
    });
  });

  test('LEAD-002 LEAD-011 LEAD-022 shows the items and the answers of the form', async () => {
    const owner = await world.owner();
    const { id } = await lead(owner);
    await world.build(async (tx) => {
      await sql`insert into lead_items (customer_id, lead_id, name, price, quantity) values (${owner.customerId}, ${id}, 'Long table', 250, 4)`.execute(
        tx,
      );
      await sql`insert into lead_details (lead_id, customer_id, answers)
        values (${id}, ${owner.customerId}, '[{"field":"package_budget","value":"20,000"},{"field":"extra_service","value":"Fireworks"}]')`.execute(
        tx,
      );
    });
    expect((await owner.call('GET', `/leads/${id}/items`)).json().data).toMatchObject([
      { name: 'Long table', price: 250, quantity: 4 },
    ]);
    expect((await owner.call('GET', `/lead-data?leadId=${id}`)).json().data).toEqual([
      { field: 'package_budget', label: null, value: '20,000' },
      { field: 'extra_service', label: null, value: 'Fireworks' },
    ]);
  });
});

describe('LEAD-017 LEAD-018 answer times', () => {
  const times = async (actor: Actor, query = '') =>
    (await actor.call('GET', `/leads/average-response-time${query}`)).json().data;

  test('average and median in working minutes, and how many were answered and unanswered', async () => {
    const owner = await world.owner({ providers: 2 });
    const answered = (answer_minutes: number, given: Given = {}, provider = 0) =>
      lead(owner, { answer_minutes, first_answered_at: '2026-11-02T00:00:00Z', ...given }, provider);
    await answered(10);
    await answered(20);
    await answered(300);
    await answered(9999, { status: 'spam_reported', spam_confirmed_at: '2026-11-01T00:00:00Z' });
    await answered(70, {}, 1);
    await answered(5, { created_at: '2026-08-01T00:00:00Z' }, 1);
    await lead(owner, { waiting_since: '2026-11-01T00:00:00Z' });
    const [barn] = owner.providerIds;
    expect(await times(owner, `?providerIds=${barn}`)).toEqual({
      averageMinutes: 110,
      medianMinutes: 20,
      answered: 3,
      unanswered: 1,
    });
    expect(await times(owner, '?createdAtStart=2026-10-17')).toMatchObject({ answered: 4, medianMinutes: 45 });
    expect(await times(await world.owner())).toEqual({
      averageMinutes: null,
      medianMinutes: null,
      answered: 0,
      unanswered: 0,
    });
  });

  test('the list of a figure contains exactly its requests, slowest first', async () => {
    const owner = await world.owner({ providers: 2 });
    const minutes = [12, 7, 333, 41, 90, 8];
    for (const [at, answer_minutes] of minutes.entries()) await lead(owner, { answer_minutes }, at % 2);
    // Not counted: older than six calendar months though not 183 days, reported, unanswered, deleted.
    await lead(owner, { answer_minutes: 5000, created_at: '2026-05-16T00:59:00Z' });
    await lead(owner, { answer_minutes: 6000, status: 'spam_reported', spam_confirmed_at: '2026-11-01T00:00:00Z' });
    await lead(owner, { answer_minutes: 7000, deleted_at: '2026-11-15T00:00:00Z', source: 'manual' });
    await lead(owner, { waiting_since: '2026-11-01T00:00:00Z' });
    // Answered once, and waiting for the next answer: in both lists.
    await lead(owner, { answer_minutes: 20, waiting_since: '2026-11-05T00:00:00Z' });
    for (const query of [
      '',
      `providerIds=${owner.providerIds[1]}`,
      'createdAtStart=2026-11-01&createdAtEnd=2026-11-01',
    ]) {
      const figure = await times(owner, `?${query}`);
      const rowsOf = async (filter: string) =>
        (await owner.call('GET', `/leads?limit=100&${filter}&${query}`)).json().data as { answerMinutes: number }[];
      const shown = (await rowsOf('answered=true&sort=answer')).map((row) => row.answerMinutes);
      expect(shown).toEqual(shown.toSorted((a, b) => b - a));
      expect(shown).toHaveLength(figure.answered);
      expect(Math.round(shown.reduce((sum, each) => sum + each, 0) / shown.length)).toBe(figure.averageMinutes);
      const [below = 0, above = 0] = [
        shown[Math.floor((shown.length - 1) / 2)],
        shown[Math.ceil((shown.length - 1) / 2)],
      ];
      expect(Math.round((below + above) / 2)).toBe(figure.medianMinutes);
      expect(await rowsOf('unanswered=true')).toHaveLength(figure.unanswered);
    }
    expect((await times(owner)).answered).toBe(7);
  });

  test('LEAD-019 a request of Saturday 18:30 answered on Monday 8:20 took 50 minutes', async () => {
    const saturday = new Date('2026-11-14T07:30:00Z');
    const monday = new Date('2026-11-15T21:20:00Z');
    const later = await startWorld({ clock: { now: () => monday } });
    const owner = await later.owner();
    const { id } = await later.build((tx) =>
      buildLead(tx, {
        customer_id: owner.customerId,
        provider_id: owner.providerIds[0] ?? 0,
        created_at: saturday.toISOString(),
        waiting_since: saturday.toISOString(),
      }),
    );
    await owner.call('POST', `/leads/${id}/actions`, { body: { type: 'called' } });
    expect(await times(owner)).toEqual({ averageMinutes: 50, medianMinutes: 50, answered: 1, unanswered: 0 });
    await later.close();
  });
});

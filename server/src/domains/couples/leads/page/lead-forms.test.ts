import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { csvCell } from '#platform/csv/csv.ts';
import { buildLead } from '../leads.factory.ts';

const NOW = new Date('2026-11-16T01:00:00Z');
let world: World;
let owner: Actor;
beforeAll(async () => {
  world = await startWorld({ clock: { now: () => NOW } });
  owner = await world.owner();
});
afterAll(() => world.close());

const facts = {
  coupleName: 'Mia & Oscar',
  organizationDate: '2027-03-20',
  organizationTypeId: 1,
  guests: 90,
  budget: 18_000,
  place: 'Kiama',
};
const enter = (more: object = {}) =>
  owner.call('POST', '/leads', { body: { ...facts, providerId: owner.providerIds[0], ...more } });

describe('LEAD-010 a couple added by hand', () => {
  test('is created with addresses that no customer can read back', async () => {
    const made = await enter({ email: 'mia@example.com', phone: '0491 570 110', message: 'Met at the fair' });
    expect(made.statusCode).toBe(201);
    const { id } = made.json().data;
    const answer = await owner.call('GET', `/leads/${id}`);
    expect(answer.json().data).toMatchObject({
      couple: { name: 'Mia & Oscar', organizationDate: '2027-03-20' },
      source: 'manual',
      status: 'pending',
      isRead: true,
      message: 'Met at the fair',
      place: 'Kiama',
      waitingSince: NOW.toISOString(),
      channels: { email: null, sms: null },
    });
    expect(answer.body).not.toMatch(/mia@example|491570110/);
    const couple = await world.build((tx) =>
      tx
        .selectFrom('couples')
        .innerJoin('leads', 'leads.couple_id', 'couples.id')
        .select(['couples.email', 'couples.phone'])
        .where('leads.id', '=', id)
        .executeTakeFirst(),
    );
    expect(couple).toEqual({ email: 'mia@example.com', phone: '+61491570110' });
  });

  test('with another customer’s provider, an unknown type or an invalid number is refused', async () => {
    const stranger = await world.owner();
    expect((await enter({ providerId: stranger.providerIds[0] })).statusCode).toBe(404);
    expect(Object.keys((await enter({ organizationTypeId: 55 })).json().errors)).toEqual(['organizationTypeId']);
    expect(Object.keys((await enter({ phone: '12' })).json().errors)).toEqual(['phone']);
  });

  test('LEAD-003 each gets its own code, even at the same moment; other event types are not weddings', async () => {
    const made = await Promise.all([1, 2, 3, 4].map(() => enter({ organizationTypeId: 3 })));
    const pages = await Promise.all(made.map((each) => owner.call('GET', `/leads/${each.json().data.id}`)));
    const codes = pages.map((page) => page.json().data.couple.code);
    expect(new Set(codes).size).toBe(4);
    expect(pages[0]?.json().data).toMatchObject({ isWedding: false, organizationTypeId: 3 });
  });

  test('can be changed; saving an older version is refused with the current one', async () => {
    const { id } = (await enter()).json().data;
    const { version } = (await owner.call('GET', `/leads/${id}`)).json().data;
    const save = (more: object) => owner.call('PUT', `/leads/${id}`, { body: { ...facts, version, ...more } });
    const [first, second] = await Promise.all([save({ guests: 100 }), save({ guests: 200 })]);
    expect([first.statusCode, second.statusCode].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const stale = first.statusCode === 409 ? first : second;
    expect(stale.json().code).toBe('stale_version');
    const kept = first.statusCode === 200 ? 100 : 200;
    expect((await owner.call('GET', `/leads/${id}`)).json().data).toMatchObject({ guests: kept, version: version + 1 });
  });

  test('can be deleted and disappears from every list; a marketplace request can’t', async () => {
    const { id } = (await enter({ coupleName: 'Gone Soon' })).json().data;
    expect((await owner.call('DELETE', `/leads/${id}`)).statusCode).toBe(204);
    expect((await owner.call('GET', `/leads/${id}`)).statusCode).toBe(404);
    expect((await owner.call('GET', '/leads?coupleName=Gone')).json().meta.total).toBe(0);
    const theirs = await world.build((tx) =>
      buildLead(tx, { customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0 }),
    );
    expect((await owner.call('DELETE', `/leads/${theirs.id}`)).statusCode).toBe(409);
  });
});

describe('saved views', () => {
  test('are the user’s own, replaced by name, and deleted', async () => {
    const save = (search: string) => owner.call('POST', '/lead-views', { body: { name: 'Hot', search } });
    const { id } = (await save('status=new')).json().data;
    expect((await save('status=new&sort=waiting')).json().data.id).toBe(id);
    expect((await owner.call('GET', '/lead-views')).json().data).toEqual([
      { id, name: 'Hot', search: 'status=new&sort=waiting' },
    ]);
    const colleague = await world.colleague(owner, { providerIds: owner.providerIds, pages: ['leads'] });
    expect((await colleague.call('GET', '/lead-views')).json().data).toEqual([]);
    expect((await colleague.call('DELETE', `/lead-views/${id}`)).statusCode).toBe(404);
    expect((await owner.call('DELETE', `/lead-views/${id}`)).statusCode).toBe(204);
  });
});

describe('the export', () => {
  test.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+1+1', "'+1+1"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', `"'\rx"`],
    ['+61 491 570 006', '+61 491 570 006'],
    ['+61491570006', '+61491570006'],
    ['Ann, Bob', '"Ann, Bob"'],
    ['Zoë & Max', 'Zoë & Max'],
  ])('escapes %j so that no formula runs', (given, written) => {
    expect(csvCell(given)).toBe(written);
  });

  test('contains the filtered list in its order', async () => {
    const actor = await world.owner();
    const lead = (given: object) =>
      world.build((tx) =>
        buildLead(tx, {
          created_at: '2026-11-01T13:30:00Z',
          ...given,
          customer_id: actor.customerId,
          provider_id: actor.providerIds[0] ?? 0,
        }),
      );
    await lead({ couple_name: '=cmd|calc', extension_number: '77', budget: 5, answer_minutes: 95 });
    await lead({ couple_name: 'Zoë', extension_number: '78', budget: 9, organization_date: null });
    await lead({ couple_name: 'Elsewhere', status: 'rejected' });
    const answer = await actor.call('GET', '/leads/export?status=new&sort=budget');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('attachment; filename="couples.csv"');
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = answer.body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^Zoë,78,02\.11\.2026,,/);
    expect(lines[2]).toMatch(/^'=cmd\|calc,77,02\.11\.2026,10\.04\.2027,.*,New,120,5,Marketplace,No,95,0$/);
  });

  test('SHELL-142 has the names of the configuration list, in the reader’s language', async () => {
    const actor = await world.owner();
    await world.build((tx) =>
      buildLead(tx, {
        customer_id: actor.customerId,
        provider_id: actor.providerIds[0] ?? 0,
        status: 'negotiating',
        created_at: '2026-11-01T13:30:00Z',
      }),
    );
    const read = async (language: string) =>
      (await actor.call('GET', '/leads/export', { headers: { 'accept-language': language } })).body;
    expect(await read('en_AU')).toContain(',In contact,');
    expect(await read('tr_TR')).toContain(',Görüşülüyor,');
  });

  test('never contains more rows than its limit', async () => {
    const actor = await world.owner();
    await world.build(async (tx) => {
      const { id } = await buildLead(tx, { customer_id: actor.customerId, provider_id: actor.providerIds[0] ?? 0 });
      await sql`insert into leads (customer_id, provider_id, couple_id, extension_number, couple_name, created_at)
        select customer_id, provider_id, couple_id, '1', 'x', ${NOW.toISOString()}::timestamptz - interval '1 minute' * n from leads, generate_series(1, 10050) n where id = ${id}`.execute(
        tx,
      );
    });
    const { body } = await actor.call('GET', '/leads/export');
    expect(body.trimEnd().split('\r\n')).toHaveLength(10_001);
  });
});

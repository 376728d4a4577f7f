import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildCouple, buildLead } from '#domains/couples/leads/leads.factory.ts';
import { teamCouplesQuery, teamWaitingQuery } from './team-unmatched.repository.ts';

let world: World;
let owner: Actor;
let staff: Awaited<ReturnType<World['staff']>>;
let serial = 0;
beforeAll(async () => {
  world = await startWorld();
  owner = await world.owner();
  staff = await world.staff();
});
afterAll(() => world.close());

async function arrival(given: object = {}): Promise<number> {
  serial += 1;
  const { id } = await world.build((tx) =>
    tx
      .insertInto('inbound_messages')
      .values({
        type: 'sms',
        identity: `sms ${serial}`,
        sender: '+61491570006',
        sender_name: '',
        subject: '',
        body: `Which of you is this? ${serial}`,
        state: 'waiting',
        received_at: new Date(Date.now() + serial).toISOString(),
        header_references: [],
        ...given,
      } as never)
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return id;
}

async function lead(name = 'Georgia & Sam', phone = '+61491570156') {
  return world.build(async (tx) => {
    const couple = await buildCouple(tx, name, { phone });
    return buildLead(tx, {
      customer_id: owner.customerId,
      provider_id: owner.providerIds[0] ?? 0,
      couple_id: couple.id,
      couple_name: name,
      status: 'negotiating',
    });
  });
}

const waiting = async () =>
  (await staff.call('GET', '/desk/unmatched-messages')).json().data.map((each: { id: number }) => each.id);

test('a message without a provider waits for the team only', async () => {
  const older = await arrival();
  const newer = await arrival({ type: 'email', sender: 'ada@example.com', sender_name: 'Ada', subject: 'Our day' });
  const vendors = await arrival({ customer_id: owner.customerId, provider_id: owner.providerIds[0] });
  await arrival({ state: 'ignored' });
  expect(await waiting()).toEqual([newer, older]);
  const [shown] = (await staff.call('GET', '/desk/unmatched-messages?limit=1')).json().data;
  expect(shown).toMatchObject({ type: 'email', sender: 'ada@example.com', senderName: 'Ada', attachments: 0 });
  expect((await owner.call('GET', '/desk/unmatched-messages')).statusCode).toBe(403);
  const own = (await owner.call('GET', '/unmatched-messages')).json().data;
  expect(own.map((each: { id: number }) => each.id)).toEqual([vendors]);
  // The team can't match a vendor's message.
  const { id: leadId } = await lead();
  const path = `/desk/unmatched-messages/${vendors}`;
  expect((await staff.call('POST', `${path}/match`, { body: { leadId } })).statusCode).toBe(404);
  expect((await staff.call('DELETE', path)).statusCode).toBe(404);
});

test('the team finds a couple by name, code or whole number, and matches the message once', async () => {
  const id = await arrival();
  const { id: leadId } = await lead('Wilhelmina & Bo', '+61491570157');
  const code = await world.build((tx) =>
    tx.selectFrom('leads').select('extension_number').where('id', '=', leadId).executeTakeFirstOrThrow(),
  );
  const found = async (words: string) =>
    (await staff.call('GET', `/desk/couples?query=${encodeURIComponent(words)}`))
      .json()
      .data.map((hit: { leadId: number }) => hit.leadId);
  for (const words of ['wilhelm', code.extension_number, '0491 570 157']) expect(await found(words)).toContain(leadId);
  expect(await found('0491 570')).toEqual([]);
  expect(await found('_')).toEqual([]);

  const match = () => staff.call('POST', `/desk/unmatched-messages/${id}/match`, { body: { leadId } });
  expect((await match()).statusCode).toBe(204);
  expect((await match()).statusCode).toBe(404);
  expect(await waiting()).not.toContain(id);
  const messages = (await owner.call('GET', `/leads/${leadId}/messages`)).json().data;
  expect(messages).toMatchObject([{ direction: 'in', type: 'sms' }]);
  const [trail] = (await staff.call('GET', '/desk/audit')).json().data;
  expect(trail).toMatchObject({
    action: 'messages.teamMatch',
    actor: { kind: 'staff' },
    customer: { id: owner.customerId },
  });
});

test('a dismissed message can be restored; both are in the audit trail', async () => {
  const id = await arrival();
  const path = `/desk/unmatched-messages/${id}`;
  expect((await staff.call('DELETE', path)).statusCode).toBe(204);
  expect(await waiting()).not.toContain(id);
  expect((await staff.call('POST', `${path}/restore`)).statusCode).toBe(204);
  expect(await waiting()).toContain(id);
  expect((await staff.call('POST', `${path}/restore`)).statusCode).toBe(404);
  const trail = (await staff.call('GET', '/desk/audit')).json().data;
  expect(trail.slice(0, 2).map((entry: { action: string }) => entry.action)).toEqual([
    'messages.teamRestore',
    'messages.teamDismiss',
  ]);
});

test('the team’s queue and search use their indexes, however many leads there are', async () => {
  const { id } = await lead();
  await world.build(async (tx) => {
    await sql`insert into couples (name, phone) select md5(n::text) || ' & ' || md5((n + 1)::text), '+6149' || (10000000 + n) from generate_series(1, 20000) n`.execute(
      tx,
    );
    await sql`insert into leads (customer_id, provider_id, couple_id, extension_number, couple_name)
      select l.customer_id, l.provider_id, c.id, (c.id + 10000)::text, c.name from leads l, couples c where l.id = ${id} and c.id <> l.couple_id`.execute(
      tx,
    );
    await sql`insert into inbound_messages (customer_id, provider_id, type, identity, sender, state)
      select l.customer_id, l.provider_id, 'email', 'bulk ' || n, 'x', 'waiting' from leads l, generate_series(1, 5000) n where l.id = ${id}`.execute(
      tx,
    );
    await sql`analyze leads, couples, inbound_messages`.execute(tx);
    const planOf = async (query: RawBuilder<unknown>) => {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const queue = await planOf(sql`${teamWaitingQuery(tx, { limit: 25, offset: 0 })}`);
    expect(queue).toContain('inbound_messages_waiting');
    const search = await planOf(teamCouplesQuery({ text: 'abcdef', name: 'abcdef', phone: '+61491570157' }, 20));
    expect(search).toContain('couples_search_key');
    expect(search).toContain('couples_phone');
    expect(search).toContain('leads_code_anywhere');
    expect(search).not.toMatch(/Seq Scan on (?:leads|couples)/);
  });
});

import { type Compilable, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '#platform/db/db.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { callsQuery } from '#domains/couples/calls/calls.repository.ts';
import { comingAppointmentsQuery } from '#domains/listing/calendar/agreed-visits.repository.ts';
import { buildLead } from '#domains/couples/leads/leads.factory.ts';
import { waitingQuery } from './incoming.repository.ts';
import { messagesQuery, smsLogQuery } from './messages.repository.ts';

let world: World;
let owner: Actor;
let leadId: number;
const window = { limit: 50, offset: 0 };

/** One vendor among others, all with much data, so that the plans show what each query reads. */
beforeAll(async () => {
  world = await startWorld();
  const others = [await world.owner(), await world.owner(), await world.owner()];
  owner = others[0] as Actor;
  for (const actor of others) {
    const { id } = await world.build((tx) =>
      buildLead(tx, { customer_id: actor.customerId, provider_id: actor.providerIds[0] ?? 0 }),
    );
    if (actor === owner) leadId = id;
    await world.build((tx) => fill(tx, actor, id));
  }
  await world.build((tx) => sql`analyze lead_messages, inbound_messages, lead_calls, leads`.execute(tx));
});
afterAll(() => world.close());

async function fill(tx: Tx, actor: Actor, lead: number): Promise<void> {
  const [customer, provider] = [actor.customerId, actor.providerIds[0]];
  await sql`insert into leads (customer_id, provider_id, couple_id, extension_number, couple_name)
    select customer_id, provider_id, couple_id, n::text, 'x' from leads, generate_series(1, 400) n where id = ${lead}`.execute(
    tx,
  );
  await sql`insert into lead_messages (customer_id, lead_id, type, direction, body, created_at)
    select customer_id, id, case n % 5 when 0 then 'sms' else 'email' end, case n % 2 when 0 then 'out' else 'in' end, 'x', now() - interval '1 minute' * n
    from leads, generate_series(1, 20) n where customer_id = ${customer}`.execute(tx);
  await sql`insert into lead_calls (customer_id, lead_id, direction, called_at)
    select customer_id, id, 'out', now() - interval '1 minute' * n from leads, generate_series(1, 5) n where customer_id = ${customer}`.execute(
    tx,
  );
  await sql`insert into inbound_messages (customer_id, provider_id, type, identity, sender, state, received_at)
    select ${customer}, ${provider}, 'email', ${customer} || '-' || n, 's', case when n % 50 = 0 then 'waiting' else 'matched' end, now() - interval '1 minute' * n
    from generate_series(1, 4000) n`.execute(tx);
}

const planOf = (query: (tx: Tx) => Compilable) =>
  world.build(async (tx) => {
    const { sql: text, parameters } = query(tx).compile();
    const filled = text.replaceAll(/\$(\d+)/g, (_whole, position: string) => literal(parameters[Number(position) - 1]));
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(filled)}`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

function literal(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? `'{${value.join(',')}}'` : `'${String(value)}'`;
}

test.each([
  ['the conversation', 'lead_messages_newest', (tx: Tx) => messagesQuery(tx, { ...scope(), leadId, ...window })],
  ['the log of texts', 'lead_messages_sms', (tx: Tx) => smsLogQuery(tx, { ...scope(), ...window })],
  ['what needs matching', 'inbound_messages_waiting', (tx: Tx) => waitingQuery(tx, { ...scope(), ...window })],
  [
    'the calls of a lead',
    'lead_calls_newest',
    (tx: Tx) => callsQuery(tx, { customerId: owner.customerId, leadId, ...window }),
  ],
  [
    'the visits that come next',
    'leads_appointments',
    (tx: Tx) => comingAppointmentsQuery(tx, scope(), { now: '2026-11-16T01:00:00Z', limit: 3 }),
  ],
])('%s uses its index, whatever other customers have', async (_what, index, query) => {
  const plan = await planOf(query);
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan on (?:leads|lead_messages|inbound_messages|lead_calls)/);
});

function scope() {
  return { customerId: owner.customerId, providerIds: owner.providerIds };
}

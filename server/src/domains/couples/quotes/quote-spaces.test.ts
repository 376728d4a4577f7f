import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSpace } from '#domains/listing/catalogs/catalogs.factory.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildLead } from '../leads/leads.factory.ts';
import { keepSpace } from './quote-spaces.repository.ts';
import { buildQuote } from './quotes.factory.ts';

const NOW = new Date('2026-11-16T01:00:00Z');
const LINE = { key: 'hire', name: 'Venue hire', unit: 'flat', priceCents: 890_000 };

let world: World;
let owner: Actor;
let of: { customer_id: number; provider_id: number };
let space: { id: number };
let now = NOW;
beforeAll(async () => {
  world = await startWorld({ clock: { now: () => now } });
});
afterAll(() => world.close());
beforeEach(async () => {
  now = NOW;
  owner = await world.owner();
  of = { customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0 };
  space = await world.build((tx) => buildSpace(tx, of));
});

const newLead = () => world.build((tx) => buildLead(tx, { ...of, has_email: true, status: 'pending' }));
const remove = () => owner.call('DELETE', `/customer-spaces/${space.id}`);
async function send(leadId: number) {
  const { form } = (await owner.call('GET', `/leads/${leadId}/quote-draft`)).json().data;
  const quoted = { ...form, lines: [LINE], spaceId: space.id, weddingDate: '2027-04-10', holdsDay: false };
  const body = { form: quoted, channel: 'email', message: 'Here is your quote.' };
  return owner.call('POST', `/leads/${leadId}/quote`, { body });
}

test('a space that a couple can still accept a quote for cannot be deleted, until it is withdrawn', async () => {
  const quote = (await send((await newLead()).id)).json().data;
  expect((await remove()).json()).toMatchObject({ code: 'space_quoted' });
  await owner.call('POST', `/quotes/${quote.id}/actions`, { body: { type: 'withdraw' } });
  expect((await remove()).statusCode).toBe(204);
});

test('a space whose quote has expired can be deleted, before the job has marked it', async () => {
  const sent = await send((await newLead()).id);
  now = new Date(`${sent.json().data.validUntil}T12:00:00Z`);
  expect((await remove()).json()).toMatchObject({ code: 'space_quoted' });
  now = new Date(now.getTime() + 24 * 60 * 60 * 1000);
  expect((await remove()).statusCode).toBe(204);
});

test('a draft for a space that was deleted says so at the space when it is sent', async () => {
  const lead = await newLead();
  expect((await remove()).statusCode).toBe(204);
  const answer = await send(lead.id);
  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    { 'form.spaceId': 'This space doesn’t exist. Please choose another.' },
  ]);
});

test('a space is not deleted while a quote for it is being sent: that waits, and is then refused', async () => {
  const lead = await newLead();
  let deleted: Promise<number> | undefined;
  // What sending does, up to its commit.
  await world.build(async (tx) => {
    expect(await keepSpace(tx, { customerId: of.customer_id, providerId: of.provider_id }, space.id)).toBe(true);
    deleted = remove().then(({ statusCode }) => statusCode);
    await expect.poll(countWaiting, { timeout: 30_000 }).toBe(1);
    await buildQuote(tx, { ...of, lead_id: lead.id }, { spaceId: space.id });
  });
  expect(await deleted).toBe(409);
});

const countWaiting = () =>
  world.build(async (tx) => {
    const { rows } = await sql`
      select from pg_stat_activity where pg_backend_pid() <> pid and cardinality(pg_blocking_pids(pid)) > 0
        and datname = current_database()`.execute(tx);
    return rows.length;
  });

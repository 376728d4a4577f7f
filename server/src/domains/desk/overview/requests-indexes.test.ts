import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildLead } from '#domains/couples/leads/leads.factory.ts';
import { type World, startWorld } from '#testing/world.ts';
import { requestsQuery } from './requests.repository.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  const vendor = await world.owner();
  await world.build(async (tx) => {
    const { id } = await buildLead(tx, { customer_id: vendor.customerId, provider_id: vendor.providerIds[0] ?? 0 });
    // Fifty weeks of requests.
    await sql`insert into leads (customer_id, provider_id, couple_id, extension_number, couple_name, created_at)
      select customer_id, provider_id, couple_id, '1', 'x', timestamptz '2026-01-01' + n * interval '25 minutes'
      from leads, generate_series(1, 20000) n where id = ${id}`.execute(tx);
    await sql`analyze leads`.execute(tx);
  });
});
afterAll(() => world.close());

test.each([
  ['of all places', {}],
  ['of one category', { categoryId: 1 }],
  ['of one city', { cityId: 1 }],
] as const)('the requests of four weeks %s are read by their index', async (_which, place) => {
  const period = { from: '2026-08-03', days: 28, quickMinutes: 120 };
  const filter = { list: 'all' as const, categoryId: undefined, cityId: undefined, ...period, ...place };
  const plan = await world.build(async (tx) => {
    const { rows } = await sql<{
      'QUERY PLAN': string;
    }>`explain ${requestsQuery(filter, { limit: 25, offset: 0 })}`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('leads_by_arrival');
  expect(plan).not.toContain('Seq Scan on leads');
});

import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchQuery } from '#domains/listing/providers/public-providers.repository.ts';
import type { Tx } from '#platform/db/db.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { pendingQuery } from './change-requests.repository.ts';
import { historyQuery, waitingQuery } from './updates.repository.ts';

let world: World;
let owner: Actor;
beforeAll(async () => {
  world = await startWorld();
  owner = await world.owner();
  const crowd = await world.owner();
  await world.build(async (tx) => {
    await sql`insert into providers (customer_id, name, slug, category_id, city_id, time_zone)
      select ${crowd.customerId}, 'Crowd ' || md5(n::text), 'crowd-' || n, 1, 1, 'Australia/Sydney'
      from generate_series(1, 20000) n`.execute(tx);
    const allProviders = sql`select customer_id, id, 2, '"Words"'::jsonb, now() - id * interval '1 minute' from providers`;
    await sql`insert into provider_data_updates (customer_id, provider_id, form_id, value, created_at) ${allProviders}`.execute(
      tx,
    );
    await sql`insert into provider_change_requests (customer_id, provider_id, form_id, value, created_at, reason)
      select *, 'Because' from (${allProviders}) e`.execute(tx);
    await sql`analyze providers, provider_data_updates, provider_change_requests`.execute(tx);
    // New rows are in the pending list of the GIN index and would change the plans.
    await sql`select gin_clean_pending_list('providers_name_part'::regclass)`.execute(tx);
  });
});
afterAll(() => world.close());

const WINDOW = { limit: 25, offset: 0 };

async function explainQuery(createQuery: (tx: Tx) => unknown): Promise<string> {
  return world.build(async (tx) => {
    const query = createQuery(tx) as RawBuilder<unknown>;
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

test('PROV-008 PROV-020 PROV-026 PROV-029 each list uses an index among twenty thousand providers', async () => {
  const { customerId, providerIds } = owner;
  const of = { customerId, providerId: providerIds[0] ?? 0 };
  const plans = [
    await explainQuery((tx) => waitingQuery(tx, customerId, providerIds, WINDOW)),
    await explainQuery((tx) => historyQuery(tx, of, WINDOW)),
    await explainQuery((tx) => pendingQuery(tx, customerId, providerIds, WINDOW)),
    await explainQuery((tx) => searchQuery(tx, { like: '%quillfeather%', ...WINDOW })),
  ];
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (providers|provider_data|provider_change)/);
  expect(plans[3]).toContain('providers_name_part');
});

import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildLead } from '../leads.factory.ts';

const BACKFILL = new URL('../../../../../migrations/0358_keys_of_names.sql', import.meta.url);

let world: World;
let owner: Actor;
beforeAll(async () => {
  world = await startWorld();
  owner = await world.owner();
});
afterAll(() => world.close());

const lead = (couple_name: string) =>
  world.build((tx) =>
    buildLead(tx, { customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0, couple_name }),
  );
const find = async (typed: string): Promise<number[]> =>
  (await owner.call('GET', `/leads?coupleName=${encodeURIComponent(typed)}`))
    .json()
    .data.map(({ id }: { id: number }) => id);

test('LEAD-006 a couple whose name is changed is found by the new one', async () => {
  const { id } = await lead('Ada & Bo');
  await world.build((tx) => tx.updateTable('leads').set({ couple_name: 'Zoë & Bo' }).where('id', '=', id).execute());
  expect([await find('zoe'), await find('ada')]).toEqual([[id], []]);
});

test('LEAD-006 couples from before names had such keys are found, and the rest is left alone', async () => {
  const [accented, plain] = [await lead('Chloé & Max'), await lead('Mia & Max')];
  const rows = await world.build(async (tx) => {
    // As 0354 leaves them.
    await sql`update leads set couple_name_key = lower(couple_name)`.execute(tx);
    const version = sql<{ id: number; at: string }>`select id, xmin::text || ctid::text as at from leads
      where id in (${accented.id}, ${plain.id}) order by id`;
    const before = (await version.execute(tx)).rows;
    await sql.raw(await readFile(BACKFILL, 'utf8')).execute(tx);
    const after = (await version.execute(tx)).rows;
    return after.map(({ at }, index) => at === before[index]?.at);
  });
  expect(rows).toEqual([false, true]);
  expect(await find('chloe')).toEqual([accented.id]);
});

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildLead } from '#domains/couples/leads/leads.factory.ts';
import { type TestDatabase, testDatabase } from '#testing/database.ts';
import { type World, startWorld } from '#testing/world.ts';

let alone: World;
let replicated: World;
let second: TestDatabase;
beforeAll(async () => {
  alone = await startWorld();
  // Which database it is does not matter here, only that there is a second one.
  second = await testDatabase();
  replicated = await startWorld({ environment: { DATABASE_READ_URL: second.url } });
});
afterAll(async () => {
  await alone.close();
  await replicated.close();
  await second.drop();
});

async function cookiesAfter(world: World, method: 'GET' | 'POST'): Promise<unknown> {
  const { call, customerId } = await world.owner();
  const body = { name: 'Hello', subject: '', body: 'Hello', attachmentIds: [] };
  const answer = await call(method, `/customers/${customerId}/templates`, method === 'POST' ? { body } : {});
  expect(answer.statusCode).toBe(method === 'POST' ? 201 : 200);
  return answer.headers['set-cookie'];
}

test('after a write the browser asks for fresh lists from any process, where there is a replica', async () => {
  expect(await cookiesAfter(replicated, 'POST')).toMatch(
    /^bellbird_wrote=1; Max-Age=5; Path=\/; HttpOnly; SameSite=Strict/,
  );
  expect(await cookiesAfter(replicated, 'GET')).toBeUndefined();
  expect(await cookiesAfter(alone, 'POST')).toBeUndefined();
});

test('with it lists come from the primary, without it from the replica', async () => {
  const owner = await replicated.owner();
  await replicated.build((tx) =>
    buildLead(tx, { customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0 }),
  );
  const total = async (headers: Record<string, string> = {}) =>
    ((await owner.call('GET', '/leads', { headers })).json() as { meta: { total: number } }).meta.total;
  // The second database has no leads at all, so the answer tells which one was asked.
  await vi.waitFor(async () => expect(await total()).toBe(0), { timeout: 30_000, interval: 20 });
  expect(await total({ cookie: 'bellbird_wrote=1' })).toBe(1);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildLead } from '#domains/couples/leads/leads.factory.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { createOverviewCountingService } from './overview-counting.service.ts';

// A Wednesday; its week began on the 16th in Sydney.
const NOW = new Date('2026-11-18T01:00:00Z');
const clock = { now: () => NOW };
const HOUR = 60 * 60 * 1000;

let world: World;
let vendor: Actor;
beforeAll(async () => {
  world = await startWorld({ clock });
  vendor = await world.owner();
});
afterAll(() => world.close());

function ask(
  hoursAgo: number,
  columns: { answer_minutes?: number; spam_confirmed_at?: string; waiting_since?: string },
) {
  return world.build((tx) =>
    buildLead(tx, {
      customer_id: vendor.customerId,
      provider_id: vendor.providerIds[0] ?? 0,
      created_at: new Date(NOW.getTime() - hoursAgo * HOUR).toISOString(),
      waiting_since: null,
      ...columns,
    }),
  );
}

test('somebody new in the team is shown around until they say that they know their way, once for all devices', async () => {
  const [ruth, omar] = [await world.staff(), await world.staff({ roles: ['reviewer'] })];
  const isNew = async ({ call }: typeof ruth) => (await call('GET', '/desk/overview')).json().data.isNew;
  expect([await isNew(ruth), await isNew(omar)]).toEqual([true, true]);
  for (const _ of ['done', 'done twice']) expect((await omar.call('PUT', '/desk/tour')).statusCode).toBe(204);
  expect([await isNew(ruth), await isNew(omar)]).toEqual([true, false]);
});

const read = async (roles: ('reviewer' | 'finance')[]) =>
  (await (await world.staff({ roles })).call('GET', '/desk/overview')).json().data;

test('weeks count requests, answers within the goal and spam; counting again changes nothing', async () => {
  const overview = createOverviewCountingService({ db: world.db, clock });
  await ask(2, { answer_minutes: 30 });
  await ask(3, { answer_minutes: 300 });
  await ask(4, { answer_minutes: 90 });
  await ask(5, { waiting_since: new Date(NOW.getTime() - 5 * HOUR).toISOString() });
  await ask(6, { spam_confirmed_at: NOW.toISOString() });
  await ask(24 * 7, { answer_minutes: 45 });
  await overview.refresh();
  await overview.refresh();
  const { weeks, slow, categories } = await read(['reviewer']);
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-1)).toEqual({
    week: '2026-11-16',
    requests: 4,
    answered: 3,
    quick: 2,
    spam: 1,
    medianMinutes: 90,
  });
  expect(weeks.at(-2)).toMatchObject({ week: '2026-11-09', requests: 1, medianMinutes: 45 });
  expect(weeks[0]).toMatchObject({ requests: 0, medianMinutes: null });
  expect(slow).toEqual([expect.objectContaining({ customerId: vendor.customerId, couples: 1 })]);
  expect(categories[0].requests).toBe(5);
  const setLeft = (left_at: string | null) =>
    world.build((tx) => tx.updateTable('providers').set({ left_at }).execute());
  await setLeft(NOW.toISOString());
  expect((await read(['reviewer'])).slow, 'nobody can remind a vendor who has left').toEqual([]);
  await setLeft(null);
});

test('money is for who has the right to it', async () => {
  expect((await read(['reviewer'])).money).toBeNull();
  expect((await read(['finance'])).money).toEqual({ soldCents: 0, dueCents: 0, failedCents: 0, failed: [] });
});

test('every figure of requests opens the rows behind it, without the couples', async () => {
  const { call } = await world.staff({ roles: ['reviewer'] });
  const { weeks, categories, cities } = (await call('GET', '/desk/overview')).json().data;
  const { week, requests, answered, quick, spam } = weeks.at(-1);
  const list = async (query: string) => (await call('GET', `/desk/requests?${query}`)).json();
  const countOf = async (query: string) => (await list(query)).meta.total;
  expect([
    await countOf(`list=all&week=${week}`),
    await countOf(`list=answered&week=${week}`),
    await countOf(`list=quick&week=${week}`),
    await countOf(`list=unanswered&week=${week}`),
    await countOf(`list=spam&week=${week}`),
  ]).toEqual([requests, answered, quick, requests - answered, spam]);
  expect(await countOf(`list=all&categoryId=${categories[0].id}`)).toBe(categories[0].requests);
  expect(await countOf(`list=all&cityId=${cities[0].id}`)).toBe(cities[0].requests);
  expect(await countOf('list=all&cityId=2147483647')).toBe(0);
  const [first, second] = (await list(`list=answered&week=${week}`)).data;
  expect([first.answerMinutes, second.answerMinutes]).toEqual([30, 300]);
  expect(Object.keys(first).toSorted()).toEqual(
    ['answerMinutes', 'category', 'city', 'createdAt', 'customerId', 'id', 'provider'].toSorted(),
  );
  const { data, meta } = await list(`list=all&week=${week}&limit=1&page=2`);
  expect([data[0].answerMinutes, meta.total]).toEqual([300, requests]);
});

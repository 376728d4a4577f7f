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
});

test('money is for who has the right to it', async () => {
  expect((await read(['reviewer'])).money).toBeNull();
  expect((await read(['finance'])).money).toEqual({ soldCents: 0, dueCents: 0, failedCents: 0, failed: [] });
});

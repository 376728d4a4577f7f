import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { createCatalogRemindersService } from './catalog-reminders.service.ts';
import { buildCatalog } from './catalogs.factory.ts';

/** The morning of 16 November in Sydney. */
const NOW = new Date('2026-11-15T21:00:00Z');
const clock = { now: () => NOW };
let world: World;
let owner: Actor;
let owned: { customer_id: number; provider_id: number };
beforeAll(async () => {
  world = await startWorld({ clock });
});
beforeEach(async () => {
  owner = await world.owner();
  owned = { customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0 };
});
afterAll(() => world.close());

const build = async (name: string, expire_at: string) =>
  (await world.build((tx) => buildCatalog(tx, { ...owned, name, expire_at, menus: [{}] }))).id;
const remind = () => createCatalogRemindersService({ db: world.db, clock }).remind();
type TeamNotice = { title: string; body: string; linkData: { path: string }; completedAt: string | null };
const prompts = async (as = owner): Promise<TeamNotice[]> =>
  (await as.call('GET', '/provider-prompts?type=prices')).json().data;
const titles = async () => (await prompts()).map((prompt) => prompt.title);

test('a week before prices expire, their managers are reminded once', async () => {
  await build('Later', '2026-11-24');
  const id = await build('Salt & Sea', '2026-11-23');
  await remind();
  await remind();
  const reminders = await prompts();
  expect(reminders).toMatchObject([
    {
      title: 'Your prices expire on 23.11.2026',
      body: '<p>Renew <b>Salt &amp; Sea</b> so that couples keep seeing your prices.</p>',
      linkData: { path: `/providers/${owned.provider_id}/info/budget?catalog=${id}` },
      completedAt: null,
    },
  ]);
  const colleague = await world.colleague(owner, { providerIds: owner.providerIds, pages: ['leads'] });
  expect(await prompts(colleague)).toEqual([]);
});

test('prices that expired without a reminder are reminded of too', async () => {
  await build('Forgotten', '2026-11-01');
  await remind();
  expect(await titles()).toEqual(['Your prices expired on 01.11.2026']);
});

test('nobody is reminded of the prices of a provider that has left', async () => {
  await build('Prices', '2026-11-20');
  const leave = (left_at: string | null) =>
    world.build((tx) => tx.updateTable('providers').set({ left_at }).where('id', '=', owned.provider_id).execute());
  await leave('2026-11-10T00:00:00Z');
  await remind();
  await leave(null);
  expect(await titles()).toEqual([]);
  await remind();
  expect(await titles()).toEqual(['Your prices expire on 20.11.2026']);
});

test('renewing the prices completes the reminder, and the next expiry gets its own', async () => {
  const id = await build('Prices', '2026-11-20');
  await remind();
  const path = `/customers/${owner.customerId}/catalogs/${id}`;
  const { prices } = (await owner.call('GET', path)).json().data;
  const renew = (expireAt: string, version: number) =>
    owner.call('PUT', path, {
      body: {
        expireAt,
        version,
        prices: prices.map(({ catalogItemOption, ...price }: { catalogItemOption: { id: number } }) => ({
          ...price,
          catalogItemOptionId: catalogItemOption.id,
        })),
      },
    });
  await renew('2026-11-20', 1);
  expect((await prompts()).map((prompt) => prompt.completedAt)).toEqual([null]);
  expect((await renew('2026-11-22', 2)).statusCode).toBe(200);
  expect((await prompts()).map((prompt) => prompt.completedAt)).toEqual([NOW.toISOString()]);
  await remind();
  expect(await titles()).toEqual(['Your prices expire on 22.11.2026', 'Your prices expire on 20.11.2026']);
});

test('deleting the catalog completes its reminder', async () => {
  const id = await build('Gone', '2026-11-20');
  await remind();
  await owner.call('DELETE', `/customer-catalogs/${id}`);
  expect((await prompts()).map((prompt) => prompt.completedAt)).toEqual([NOW.toISOString()]);
});

import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type World, startWorld } from '#testing/world.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { loadDemoData } from './load-demo-data.ts';

const NOW = new Date('2026-11-16T01:00:00Z');
let world: World;
beforeAll(async () => {
  world = await startWorld({ clock: { now: () => new Date() } });
  await loadDemoData(world.server, new Date());
});
afterAll(() => world.close());

test.each(DEMO_ACCOUNTS.map((account) => [account.username, account.password]))(
  '%s can sign in',
  async (username, password) => {
    const answer = await world.anyone('POST', '/access-tokens', { body: { username, password } });
    expect(answer.statusCode).toBe(username === 'two-homes' ? 200 : 201);
  },
);

test('SHELL-002 every demo user belongs to one customer and manages its providers, the empty one none', async () => {
  const providers = async (username: string) => {
    const token = (
      await world.anyone('POST', '/access-tokens', { body: { username, password: 'demo-wedding' } })
    ).json().data;
    const headers = { 'x-access-token': token.accessToken, 'x-consumer-key': token.consumerKey };
    const user = await world.anyone('GET', `/customers/${token.customerId}/users/${token.customerUserId}`, { headers });
    return user.json().data.providers.map((each: { name: string }) => each.name);
  };
  expect(await providers('demo')).toEqual([
    'Hartley & Nolan Photography',
    'Wattle Creek Barn',
    'Wren & Wattle Flowers',
  ]);
  expect(await providers('assistant')).toEqual(['Hartley & Nolan Photography']);
  expect(await providers('empty')).toEqual([]);
});

test('a second start changes nothing', async () => {
  expect(await loadDemoData(world.server, NOW)).toBe(false);
});

test('the places of a demo instance have their pictures, drawn at 1200 by 800', async () => {
  const cities = (await world.anyone('GET', '/cities')).json().data as { slug: string; imageUrl: string | null }[];
  const { imageUrl } = cities.find((each) => each.slug === 'south-coast') ?? {};
  const picture = await world.server.app.inject({ method: 'GET', url: imageUrl ?? '' });
  const { format, width, height } = await sharp(picture.rawPayload).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 800]);
});

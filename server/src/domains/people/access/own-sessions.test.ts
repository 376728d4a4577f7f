import { afterAll, beforeAll, expect, test } from 'vitest';
import { type World, startWorld } from '#testing/world.ts';
import { FACTORY_PASSWORD } from './access.factory.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

test('one sees where one is signed in, and an ended session is out', async () => {
  const owner = await world.owner();
  const { username } = (await owner.call('GET', `/customers/${owner.customerId}/users/${owner.id}`)).json().data;
  const phone = await world.anyone('POST', '/access-tokens', {
    body: { username, password: FACTORY_PASSWORD },
    headers: { 'user-agent': IPHONE },
  });
  const { id, accessToken, consumerKey } = phone.json().data;
  const onPhone = { headers: { 'x-access-token': accessToken, 'x-consumer-key': consumerKey } };

  const { data } = (await owner.call('GET', '/access-tokens')).json();
  expect(data).toHaveLength(2);
  expect(data).toContainEqual(
    expect.objectContaining({ id, device: 'phone', browser: 'Safari', system: 'iPhone', isCurrent: false }),
  );
  expect(data).toContainEqual(expect.objectContaining({ id: owner.session.tokenId, isCurrent: true }));
  expect(JSON.stringify(data)).not.toContain(accessToken);

  expect((await world.anyone('GET', '/access-tokens', onPhone)).statusCode).toBe(200);
  expect((await owner.call('DELETE', `/access-tokens/${id}`)).statusCode).toBe(204);
  await expect.poll(async () => (await world.anyone('GET', '/access-tokens', onPhone)).statusCode).toBe(401);
  expect((await owner.call('GET', '/access-tokens')).json().data).toHaveLength(1);
});

test("another's sessions are neither listed nor ended", async () => {
  const owner = await world.owner();
  const stranger = await world.owner();
  expect((await owner.call('GET', '/access-tokens')).json().data).toHaveLength(1);
  expect((await owner.call('DELETE', `/access-tokens/${stranger.session.tokenId}`)).statusCode).toBe(404);
  expect((await stranger.call('GET', '/access-tokens')).statusCode).toBe(200);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';

let world: World;
let owner: Actor;
beforeAll(async () => {
  world = await startWorld();
  owner = await world.owner();
});
afterAll(() => world.close());

test('a process that drains is not ready, answers all the same, and closes each connection', async () => {
  const readyz = async () => (await world.server.app.inject('/readyz')).statusCode;
  const list = () => owner.call('GET', '/leads');
  expect(await readyz()).toBe(200);
  expect((await list()).headers['connection']).toBe('keep-alive');
  world.server.drain();
  expect(await readyz()).toBe(503);
  const answer = await list();
  expect([answer.statusCode, answer.headers['connection']]).toEqual([200, 'close']);
});

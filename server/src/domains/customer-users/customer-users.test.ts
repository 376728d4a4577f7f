import { afterAll, beforeAll, expect, test } from 'vitest';
import { type World, startWorld } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

test('AUTH-052 AUTH-053 the session user is loaded by its two ids and has every field', async () => {
  const owner = await world.owner();
  const answer = await owner.call('GET', `/customers/${owner.customerId}/users/${owner.id}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toMatchObject({
    id: owner.id,
    uuid: owner.uuid,
    name: 'Imogen',
    username: expect.any(String),
    customerId: owner.customerId,
    email: 'imogen@wattlecreek.example',
    phone: '+61491570006',
    city: null,
    customer: { id: owner.customerId, name: 'Wattle Creek Estate', isPaid: true, crmStatus: 'standard' },
    providers: [
      { id: owner.providerIds[0], name: 'Wattle Creek Barn', category: { categoryType: 'venue' }, onHold: false },
    ],
    details: { canManage: true, roleId: 1 },
    permission: { advisorService: false },
    accountManager: { email: 'ruth.okafor@bellbird.example' },
  });
});

test('who manages may read a colleague; who does not, may not', async () => {
  const owner = await world.owner();
  const colleague = await world.colleague(owner);
  expect((await owner.call('GET', `/customers/${owner.customerId}/users/${colleague.id}`)).statusCode).toBe(200);
  expect((await colleague.call('GET', `/customers/${owner.customerId}/users/${owner.id}`)).statusCode).toBe(404);
});

test('USER-002 USER-006 GET customers/{id} answers id, name, isPaid and crmStatus, and nothing else', async () => {
  const owner = await world.owner();
  const answer = await owner.call('GET', `/customers/${owner.customerId}`);
  expect(answer.json()).toEqual({
    data: { id: owner.customerId, name: 'Wattle Creek Estate', isPaid: true, crmStatus: 'standard' },
  });
});

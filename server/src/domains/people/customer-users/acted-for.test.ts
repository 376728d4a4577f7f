import { afterAll, beforeAll, expect, test } from 'vitest';
import { FACTORY_PASSWORD } from '#domains/people/access/access.factory.ts';
import { buildCustomerUser } from '#domains/people/customer-users/customer-users.factory.ts';
import { save } from '#testing/user-form.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** The team at the desk, acting for a user. */
async function actingFor(user: Actor): Promise<Actor> {
  const staff = await world.staff();
  const answer = await staff.call('POST', '/desk/switch-user', { body: { customerUserId: user.id } });
  const cookie = answer.cookies[0];
  const headers = { 'switch-user': String(user.id), cookie: `${cookie?.name}=${cookie?.value}` };
  return { ...user, call: (method, path, options) => staff.call(method, path, { ...options, headers }) };
}

test('AUTH-054 the team acting for a user sets no password in their form, neither theirs nor its own', async () => {
  const user = await world.owner();
  const fresh = { oldPassword: FACTORY_PASSWORD, password: 'new-wedding', passwordMatch: 'new-wedding' };
  const refused = await save(await actingFor(user), user.id, fresh);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'not_while_acting']);
});

test('AUTH-054 nor does it turn codes and links of somebody who signs in elsewhere too to another address', async () => {
  const [user, elsewhere] = [await world.owner(), await world.owner()];
  await world.build((tx) => buildCustomerUser(tx, { customer_id: elsewhere.customerId, login_id: user.loginId }));
  const acting = await actingFor(user);
  const wrong = { email: ['somebody@else.example'] };
  expect((await save(acting, user.id, wrong)).json().errors).toHaveProperty('email');
  expect((await save(acting, user.id, { username: 'somebody-else' })).json().errors).toHaveProperty('username');
  expect((await save(acting, user.id, { surname: 'Hartley-Jones' })).statusCode).toBe(200);
  expect((await save(user, user.id, wrong)).statusCode).toBe(200);
});

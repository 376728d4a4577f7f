import { afterAll, beforeAll, expect, test } from 'vitest';
import { FACTORY_PASSWORD } from '#domains/people/access/access.factory.ts';
import { save, usersOf } from '#testing/user-form.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** The team at the desk, acting for a user. */
async function actingFor(user: Actor): Promise<Actor> {
  const staff = await world.staff();
  const answer = await staff.call('POST', '/desk/switch-user', {
    body: { customerUserId: user.id, reason: 'They asked for help' },
  });
  const cookie = answer.cookies[0];
  const headers = { 'switch-user': String(user.id), cookie: `${cookie?.name}=${cookie?.value}` };
  return { ...user, call: (method, path, options) => staff.call(method, path, { ...options, headers }) };
}

const REFUSED = [403, 'not_while_acting'];

test('AUTH-054 the team acting for a user changes nobody’s way in: password, address, number, username, rights', async () => {
  const user = await world.owner();
  const colleague = await world.colleague(user);
  const acting = await actingFor(user);
  const changes = [
    { oldPassword: FACTORY_PASSWORD, password: 'new-wedding', passwordMatch: 'new-wedding' },
    { email: ['somebody@else.example'] },
    { phone: ['+61491570157', '+61491570158'] },
    { username: 'somebody-else' },
    { canManage: true },
  ];
  for (const change of changes) {
    const refused = await save(acting, colleague.id, change);
    expect([refused.statusCode, refused.json().code], JSON.stringify(change)).toEqual(REFUSED);
    if ('canManage' in change) continue;
    const own = await save(acting, user.id, change);
    expect([own.statusCode, own.json().code], JSON.stringify(change)).toEqual(REFUSED);
  }
  expect((await save(acting, user.id, { surname: 'Hartley-Jones' })).statusCode).toBe(200);
});

test('AUTH-054 the team acting for a user leaves nothing behind that opens the account later', async () => {
  const user = await world.owner();
  const acting = await actingFor(user);
  const feed = `/providers/${user.providerIds[0]}/calendar-feed`;
  const { data } = (await user.call('GET', `${usersOf(user)}/${user.id}`)).json();
  const contact = `/customer-users/${user.id}/contacts/${data.contacts[0].id}`;
  for (const [method, path, body] of [
    ['GET', feed],
    ['PUT', feed, { isOn: true, showsDetails: true }],
    ['POST', `${usersOf(user)}/${user.id}/actions`, { type: 'invite' }],
    ['PUT', contact, { value: 'somebody@else.example' }],
    ['POST', usersOf(user), {}],
  ] as const) {
    const refused = await acting.call(method, path, { body });
    expect([refused.statusCode, refused.json().code], path).toEqual(REFUSED);
  }
});

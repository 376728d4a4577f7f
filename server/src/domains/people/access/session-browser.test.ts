import { afterAll, beforeAll, expect, test } from 'vitest';
import { type World, startWorld } from '#testing/world.ts';
import { buildCustomerUser } from '#domains/people/customer-users/customer-users.factory.ts';
import { buildCustomer } from '#domains/people/customers/customers.factory.ts';
import { FACTORY_PASSWORD, buildLogin } from './access.factory.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await world.build(async (tx) => {
    const login = await buildLogin(tx, { username: 'nell' });
    const customer = await buildCustomer(tx);
    await buildCustomerUser(tx, { customer_id: customer.id, login_id: login.id });
  });
});
afterAll(() => world.close());

const PAGE = { 'sec-fetch-site': 'same-origin' };
const signIn = async (headers: Record<string, string>) => {
  const body = { username: 'nell', password: FACTORY_PASSWORD };
  const answer = await world.anyone('POST', '/access-tokens', { body, headers });
  const { accessToken, consumerKey } = answer.json().data;
  return {
    cookie: answer.cookies.find((each) => each.name === 'bellbird_browser'),
    headers: { 'x-access-token': accessToken as string, 'x-consumer-key': consumerKey as string },
  };
};
const statusWith = async (headers: Record<string, string>) =>
  (await world.anyone('GET', '/providers', { headers })).statusCode;

test('what a script can steal from the page opens nothing without the cookie, which it cannot read', async () => {
  const { cookie, headers } = await signIn(PAGE);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
  const own = `bellbird_browser=${cookie?.value}`;
  expect(await statusWith({ ...headers, cookie: own })).toBe(200);
  expect(await statusWith(headers)).toBe(401);
  const other = await signIn(PAGE);
  expect(await statusWith({ ...headers, cookie: `bellbird_browser=${other.cookie?.value}` })).toBe(401);
  // In this order: the session is cached by now.
  expect(await statusWith({ ...headers, cookie: own })).toBe(200);
  const kept = await world.build((tx) => tx.selectFrom('access_tokens').select('browser_hash').execute());
  expect(kept.some((row) => row.browser_hash?.toString('base64url') === cookie?.value)).toBe(false);
});

test('SHELL-108 a program, which has no cookies, signs in and calls with the two headers alone', async () => {
  const programs: Record<string, string>[] = [{}, { 'sec-fetch-site': 'cross-site' }];
  for (const from of programs) {
    const { cookie, headers } = await signIn(from);
    expect([cookie, await statusWith(headers)]).toEqual([undefined, 200]);
  }
});

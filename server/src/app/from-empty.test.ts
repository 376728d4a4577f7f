import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestBank, startBank } from '#testing/bank.ts';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type Call, type World, startWorld } from '#testing/world.ts';

let bank: TestBank;
let outbox: Outbox;
let world: World;
/** The one account that a command makes; everything else here is done over HTTP, as the panel does it. */
let team: Call;

beforeAll(async () => {
  [bank, outbox] = await Promise.all([startBank(), startOutbox()]);
  world = await startWorld({ environment: { ...bank.environment, ...outbox.environment, JOBS: 'true' } });
  team = (await world.staff()).call;
});
afterAll(async () => {
  await world.close();
  await Promise.all([outbox.close(), bank.close()]);
});

const EMAIL = 'imogen@tannery.example';
const COUPLE = 'priya@example.com';
const LOGIN = { username: 'imogen-hart', password: 'a-long-wedding' };

async function ok<T>(answer: ReturnType<Call>): Promise<T> {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBeLessThan(300);
  return (body ? (JSON.parse(body) as { data: T }).data : undefined) as T;
}

/** Changes an entry of the catalogue and publishes it. */
async function publish(kind: string, name: string, change: (value: Record<string, never[]>) => object) {
  type Entry = { key: string; published: Record<string, never[]> };
  const entries = await ok<Entry[]>(team('GET', `/desk/catalogue?kind=${kind}`));
  const { key, published } = entries.find((each) => String(each.published['name']) === name) as Entry;
  const body = { kind, key, draft: null, value: { ...published, ...change(published) } };
  const { id } = await ok<{ id: number }>(team('PUT', '/desk/catalogue/drafts', { body }));
  await ok(team('POST', '/desk/catalogue/publications', { body: { drafts: [{ id, version: 1 }] } }));
}

async function acceptInvitation(): Promise<Call> {
  const { text = '' } = await outbox.mailTo(EMAIL);
  const [customerId, userId, key] = /\/register\/(\S+)/.exec(text)?.[1]?.split('/') ?? [];
  await ok(world.anyone('PUT', `/customers/${customerId}/users/${userId}/invitations/${key}`, { body: LOGIN }));
  type Token = { accessToken: string; consumerKey: string };
  const { accessToken, consumerKey } = await ok<Token>(world.anyone('POST', '/access-tokens', { body: LOGIN }));
  const headers = { 'x-access-token': accessToken, 'x-consumer-key': consumerKey };
  return (method, path, options) => world.anyone(method, path, { ...options, headers });
}

/** A couple asks on the marketplace. */
const ask = (body: object) => world.marketplace('POST', '/dugun-leads', { body });

test('from an empty database to the first answered couple and the first paid package, without SQL', async () => {
  // The team sets prices and places, and makes the customer with a provider.
  const price = { categoryType: 'venue', from: '2026-01-01', amountCents: 100_000 };
  await publish('product', 'Plus', ({ prices = [] }) => ({ prices: [...prices, price] }));
  await publish('city', 'South Coast', ({ districts = [] }) => ({
    districts: [...districts, { id: null, name: 'Bawley Point' }],
  }));
  type City = { id: number; name: string; districts: { id: number; name: string }[] };
  const cities = await ok<City[]>(world.anyone('GET', '/cities'));
  const coast = cities.find(({ name }) => name === 'South Coast') as City;
  const district = coast.districts.find(({ name }) => name === 'Bawley Point');
  const customer = { name: 'The Tannery', ownerName: 'Imogen', ownerSurname: 'Hart', email: EMAIL };
  const { id: customerId } = await ok<{ id: number }>(team('POST', '/desk/customers', { body: customer }));
  const listing = { name: 'The Tannery', categoryId: 1, cityId: coast.id, districtId: district?.id ?? null };
  const { id: providerId } = await ok<{ id: number }>(
    team('POST', `/desk/customers/${customerId}/providers`, { body: listing }),
  );

  // The vendor accepts the invitation, signs in and sees what the team made.
  const vendor = await acceptInvitation();
  const [provider] = await ok<object[]>(vendor('GET', '/providers'));
  expect(provider).toMatchObject({ id: providerId, name: 'The Tannery' });
  const segment = { cityIds: [coast.id], categoryIds: [], packages: ['Limited'], answerTime: 'any' };
  const none = { title: '', body: '' };
  const texts = { en: { title: 'Welcome', body: 'Add your first photos.' }, tr: none, ar: none };
  const message = { channel: 'prompt', segment, texts, linkPath: null, sendAt: null };
  await ok(team('POST', '/desk/announcements', { body: message }));
  const titles = async () =>
    (await ok<{ title: string }[]>(vendor('GET', '/provider-prompts'))).map(({ title }) => title);
  await expect.poll(titles, { timeout: 60_000 }).toContain('Welcome');

  // A couple asks, and reads the vendor’s answer.
  const couple = { id: 'couple-1', name: 'Priya & Tom', email: COUPLE, phone: '+61491570156' };
  const facts = { organizationDate: '2027-04-10', guests: 120, budget: 22_000, place: 'Berry' };
  const request = { requestId: 'request-1', providerId, message: 'Is April free?', couple, ...facts };
  const { id: leadId } = await ok<{ id: number }>(ask(request));
  await ok(vendor('GET', `/leads/${leadId}`));
  const answer = { body: '<p>April is free. Come and see us.</p>' };
  await ok(vendor('POST', `/leads/${leadId}/messages`, { body: answer }));
  const { text } = await outbox.mailTo(COUPLE);
  expect(text).toContain('April is free. Come and see us.');

  // The vendor buys the package at the price that the team published.
  type Price = { id: number; name: string; amountCents: number };
  const offered = await ok<Price[]>(vendor('GET', `/provider-product-price?providerId=${providerId}`));
  const plus = offered.find(({ name }) => name === 'Plus');
  expect(plus?.amountCents).toBe(100_000);
  const order = { providerId, productId: plus?.id, type: 'credit_card', installments: 1 };
  const { id: paymentId } = await ok<{ id: number }>(vendor('POST', '/payments', { body: order }));
  const card = { part: 1, returnPath: '/checkout?paymentIds=1', token: bank.newCard() };
  expect(await ok(vendor('POST', `/payments/${paymentId}/purchase`, { body: card }))).toEqual({ outcome: 'paid' });
  expect(bank.charges.at(-1)).toMatchObject({ amount: 100_000, status: 'succeeded' });
  expect(await ok(vendor('GET', `/providers/${providerId}/active-product`))).toMatchObject({
    name: 'Plus',
    isLimited: false,
  });

  // What the team sees of it.
  const page = await ok<{ payments: object[]; providers: object[] }>(team('GET', `/desk/customers/${customerId}`));
  expect(page.providers).toMatchObject([{ packageName: 'Plus' }]);
  expect(page.payments).toMatchObject([{ cents: 100_000, status: 'paid' }]);
});

test('a provider is added only where its place exists, and only by who may', async () => {
  const customer = { name: 'Second', ownerName: 'Otti', ownerSurname: '', email: 'otti@second.example' };
  const { id } = await ok<{ id: number }>(team('POST', '/desk/customers', { body: customer }));
  const add = (call: Call, change: object = {}) =>
    call('POST', `/desk/customers/${id}/providers`, {
      body: { name: 'Second', categoryId: 1, cityId: 1, districtId: null, ...change },
    });
  expect(Object.keys((await add(team, { categoryId: 999 })).json().errors)).toEqual(['categoryId']);
  expect(Object.keys((await add(team, { cityId: 2, districtId: 1 })).json().errors)).toEqual(['districtId']);
  expect((await add((await world.owner()).call)).statusCode).toBe(403);
  expect((await add((await world.staff({ roles: ['reviewer', 'finance'] })).call)).statusCode).toBe(403);
  expect(
    (
      await team('POST', '/desk/customers/999999/providers', {
        body: { name: 'X', categoryId: 1, cityId: 1, districtId: null },
      })
    ).statusCode,
  ).toBe(404);
});

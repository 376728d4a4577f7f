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
const PASSWORD = 'a-long-wedding';

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

async function acceptInvitation(email: string): Promise<Call> {
  const login = { username: email, password: PASSWORD };
  const { text = '' } = await outbox.mailTo(email);
  const [customerId, userId, key] = /\/register\/(\S+)/.exec(text)?.[1]?.split('/') ?? [];
  await ok(world.anyone('PUT', `/customers/${customerId}/users/${userId}/invitations/${key}`, { body: login }));
  type Token = { accessToken: string; consumerKey: string };
  const { accessToken, consumerKey } = await ok<Token>(world.anyone('POST', '/access-tokens', { body: login }));
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
  const vendor = await acceptInvitation(EMAIL);
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
  type Page = {
    payments: object[];
    providers: object[];
    packages: { promises: { code: string; isKept: boolean }[] }[];
  };
  const page = await ok<Page>(team('GET', `/desk/customers/${customerId}`));
  expect(page.providers).toMatchObject([{ packageName: 'Plus' }]);
  expect(page.payments).toMatchObject([{ cents: 100_000, status: 'paid' }]);
  expect(page.packages).toMatchObject([{ name: 'Plus', provider: 'The Tannery' }]);
  const promises = page.packages[0]?.promises ?? [];
  expect(promises.map(({ code }) => code)).toEqual(expect.arrayContaining(['every_request', 'statistics']));
  expect(promises.filter(({ isKept }) => !isKept)).toEqual([]);
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

test('a coupon, an extra, a number, a hold and a call-back: the team does it, vendor and couple notice', async () => {
  const email = 'ada@chapel.example';
  const owner = { name: 'The Chapel', ownerName: 'Ada', ownerSurname: 'Wren', email };
  const { id: customerId } = await ok<{ id: number }>(team('POST', '/desk/customers', { body: owner }));
  const listing = { name: 'The Chapel', categoryId: 1, cityId: 1, districtId: null };
  const { id: providerId } = await ok<{ id: number }>(
    team('POST', `/desk/customers/${customerId}/providers`, { body: listing }),
  );
  const vendor = await acceptInvitation(email);

  // A coupon from the catalogue lowers what the vendor pays for a film, which the team then delivers.
  const names = { name: 'Welcome', nameTr: '', nameAr: '', couponCode: 'CHAPEL50', productName: 'Film at your place' };
  const rules = { types: [], categoryTypes: [], maxUses: 1, isOnce: true, isForNew: true, isOffered: true };
  const days = { from: '2026-01-01', until: '2099-12-31' };
  const value = { ...names, ...rules, ...days, percent: 50, offCents: null };
  const draft = { kind: 'campaign', key: null, draft: null, value };
  const { id } = await ok<{ id: number }>(team('PUT', '/desk/catalogue/drafts', { body: draft }));
  await ok(team('POST', '/desk/catalogue/publications', { body: { drafts: [{ id, version: 1 }] } }));
  type Price = { id: number; name: string; amountCents: number };
  const prices = await ok<Price[]>(vendor('GET', `/provider-product-price?providerId=${providerId}`));
  const film = prices.find(({ name }) => name === 'Film at your place') as Price;
  const form = { providerId, productId: film.id, type: 'credit_card', installments: 1, coupon: 'chapel50' };
  const { id: paymentId } = await ok<{ id: number }>(vendor('POST', '/payments', { body: form }));
  const card = { part: 1, returnPath: '/checkout?paymentIds=1', token: bank.newCard() };
  expect(await ok(vendor('POST', `/payments/${paymentId}/purchase`, { body: card }))).toEqual({ outcome: 'paid' });
  expect(bank.charges.at(-1)?.amount).toBe(film.amountCents / 2);
  type Order = { id: number; version: number; customer: { id: number } };
  const orders = await ok<Order[]>(team('GET', '/desk/orders?list=open'));
  const order = orders.find(({ customer }) => customer.id === customerId) as Order;
  const plan = { type: 'schedule', on: '2099-03-01', message: 'At ten.', version: order.version };
  await ok(team('POST', `/desk/orders/${order.id}/actions`, { body: plan }));
  expect(await ok(vendor('GET', `/providers/${providerId}/orders`))).toMatchObject([
    { status: 'scheduled', scheduledOn: '2099-03-01' },
  ]);

  // The number that couples call.
  const numbers = { quickContactNumber: '+61255500990', redirectNumber: '+61491570158', redirectHours: null };
  await ok(team('PUT', `/desk/providers/${providerId}/numbers`, { body: numbers }));
  expect(await ok(vendor('GET', `/providers/${providerId}/redirect-number`))).toEqual(numbers);

  // On hold, couples are sent elsewhere; the vendor can’t end it, the team can.
  const hold = (body: object) => ok(team('PUT', `/desk/providers/${providerId}/hold`, { body }));
  const couple = { id: 'couple-2', name: 'Mia & Lou', email: 'mia@example.com', phone: '+61491570157' };
  const facts = { organizationDate: '2099-04-10', guests: 80, budget: 12_000, place: 'Berry' };
  const request = { requestId: 'request-2', providerId, message: 'Is April free?', couple, ...facts };
  await hold({ isOnHold: true, reason: 'Your insurance has run out.' });
  expect((await ask(request)).json().code).toBe('provider_on_hold');
  const release = await vendor('POST', `/providers/${providerId}/actions`, { body: { type: 'release' } });
  expect(release.json().code).toBe('held_by_team');
  await hold({ isOnHold: false });
  expect((await ask(request)).statusCode).toBe(201);

  // What the vendor asks for waits in the team’s queue.
  const note = 'Please call me about the film.';
  await ok(vendor('POST', '/customers/actions', { body: { customerId, type: 'contact_request', note } }));
  type Item = { kind: string; text: string | null; customer: { id: number } | null };
  const waiting = await ok<Item[]>(team('GET', '/desk/approvals?limit=50'));
  const asked = waiting.find((item) => item.kind === 'contact_request' && item.customer?.id === customerId);
  expect(asked?.text).toContain(note);
});

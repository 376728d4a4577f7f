import type { CampaignEntry } from '@bellbird/contract/money/packages';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildPayment } from '#domains/money/payments/payments.factory.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';

let world: World;
let ruth: Awaited<ReturnType<World['staff']>>;
let vendor: Actor;
let now: Date;
let plus: number;
beforeAll(async () => {
  world = await startWorld({ clock: { now: () => now } });
  ruth = await world.staff();
});
afterAll(() => world.close());
beforeEach(async () => {
  now = new Date('2026-11-16T02:00:00Z');
  vendor = await world.owner();
  plus = (await prices()).find(({ name }) => name === 'Plus')?.id ?? 0;
  await world.build(async (tx) => {
    await tx.updateTable('payments').set({ campaign_id: null }).where('campaign_id', 'is not', null).execute();
    await tx.deleteFrom('campaigns').execute();
  });
});

/** What Plus costs a venue without a campaign. */
const REGULAR = 118_800;
const SPRING: CampaignEntry = {
  name: 'Spring offer',
  nameTr: '',
  nameAr: '',
  couponCode: '',
  percent: 25,
  offCents: null,
  from: '2026-11-16',
  until: '2026-11-30',
  productName: '',
  types: ['subscription'],
  categoryTypes: ['venue'],
  maxUses: null,
  isOnce: false,
  isForNew: false,
  isOffered: true,
};

const draft = (value: Partial<CampaignEntry>) =>
  ruth.call('PUT', '/desk/catalogue/drafts', {
    body: { kind: 'campaign', key: null, draft: null, value: { ...SPRING, ...value } },
  });

/** Saves a campaign and publishes it. */
async function start(value: Partial<CampaignEntry> = {}): Promise<void> {
  expect((await draft(value)).statusCode).toBe(200);
  const drafts = (await ruth.call('GET', '/desk/catalogue/drafts')).json().data;
  const body = { drafts: drafts.map(({ id, version }: { id: number; version: number }) => ({ id, version })) };
  expect((await ruth.call('POST', '/desk/catalogue/publications', { body })).statusCode).toBe(204);
}

type Price = { id: number; name: string; amountCents: number; campaign: unknown };
const prices = async (who = vendor): Promise<Price[]> =>
  (await who.call('GET', `/provider-product-price?providerId=${who.providerIds[0]}`)).json().data;
const offer = (coupon = '', who = vendor) =>
  who.call(
    'GET',
    `/payment-installments?providerId=${who.providerIds[0]}&productId=${plus}${coupon && `&coupon=${coupon}`}`,
  );
const buy = (more: object = {}, who = vendor) =>
  who.call('POST', '/payments', {
    body: { providerId: who.providerIds[0], productId: plus, type: 'credit_card', installments: 1, ...more },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
const fault = async (answer: ReturnType<typeof offer>) => (await answer).json().errors?.coupon;
const read = async (id: number, who = vendor) => (await who.call('GET', `/payments/${id}`)).json().data;

test('a campaign lowers the price where it is compared, at the checkout and in the payment, on its days only', async () => {
  await start();
  const shown = (await prices()).find(({ id }) => id === plus);
  expect(shown).toMatchObject({
    amountCents: 89_100,
    campaign: { name: 'Spring offer', until: '2026-11-30', regularCents: REGULAR },
  });
  expect((await prices()).find(({ name }) => name === 'Film at your place')?.campaign).toBeNull();
  expect((await offer()).json().data).toMatchObject({
    amountCents: 89_100,
    discount: { name: 'Spring offer', cents: 29_700 },
  });
  const { id } = (await buy({ expectedCents: 89_100 })).json().data;
  // The first of December begins in Sydney while it is still November in Greenwich.
  now = new Date('2026-11-30T13:30:00Z');
  expect((await prices()).find((each) => each.id === plus)).toMatchObject({ amountCents: REGULAR, campaign: null });
  // What was set up keeps its price.
  expect(await read(id)).toMatchObject({ amountCents: 89_100, discount: { name: 'Spring offer', cents: 29_700 } });
});

test('nobody pays a price they didn’t see', async () => {
  await start();
  now = new Date('2026-12-01T02:00:00Z');
  expect((await buy({ expectedCents: 89_100 })).json().code).toBe('price_changed');
  expect((await buy({ expectedCents: REGULAR })).statusCode).toBe(201);
});

test('a coupon is applied however it was typed, and says why it can’t be', async () => {
  await start({ couponCode: 'BELL10', percent: null, offCents: 10_000, types: [], categoryTypes: [] });
  expect((await prices()).find(({ id }) => id === plus)?.amountCents).toBe(REGULAR);
  expect((await offer('bell10')).json().data.amountCents).toBe(REGULAR - 10_000);
  expect(await fault(offer('BELL11'))).toBe('We don’t know this coupon. Please check its letters.');
  now = new Date('2026-12-02T02:00:00Z');
  expect(await fault(offer('BELL10'))).toBe('This coupon isn’t valid at the moment.');
  now = new Date('2026-11-16T02:00:00Z');
  await start({ couponCode: 'FILM2026', productName: 'Film at your place', types: [] });
  expect(await fault(offer('FILM2026'))).toBe('This coupon isn’t for this product.');
  await start({ couponCode: 'MUSIC2026', categoryTypes: ['music'] });
  expect(await fault(offer('MUSIC2026'))).toBe('This coupon isn’t for this product.');
  await start({ percent: 50 });
  expect(await fault(offer('BELL10'))).toBe('Your price is already as low without this coupon.');
});

test('a coupon with one use is used once, also when two vendors press at the same moment; cancelling frees it', async () => {
  await start({ couponCode: 'ONLYONE', maxUses: 1 });
  const other = await world.owner();
  const answers = await Promise.all([buy({ coupon: 'ONLYONE' }), buy({ coupon: 'ONLYONE' }, other)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, two) => one - two)).toEqual([201, 422]);
  const [winner, loser] = answers[0]?.statusCode === 201 ? [vendor, other] : [other, vendor];
  expect(await fault(offer('ONLYONE', loser))).toBe('This coupon has been used up.');
  // Setting the same payment up again is no second use.
  const again = await buy({ coupon: 'ONLYONE' }, winner);
  expect(again.statusCode).toBe(201);
  await winner.call('POST', `/payments/${again.json().data.id}/actions`, { body: { type: 'cancel' } });
  expect((await offer('ONLYONE', loser)).statusCode).toBe(200);
});

test('a coupon is for new customers, or once for each', async () => {
  await start({ couponCode: 'WELCOME', isForNew: true });
  await start({ couponCode: 'ONCE2026', isOnce: true });
  expect((await buy({ coupon: 'ONCE2026' })).statusCode).toBe(201);
  const other = (await prices()).find(({ name }) => name === 'Spotlight')?.id;
  expect(await fault(buy({ coupon: 'ONCE2026', productId: other }))).toBe('You’ve used this coupon already.');
  expect((await offer('WELCOME')).statusCode).toBe(200);
  const place = { customer_id: vendor.customerId, provider_id: vendor.providerIds[0] ?? 0, product_id: plus };
  await world.build((tx) =>
    buildPayment(tx, { ...place, status: 'paid', started_at: '2026-01-01T00:00:00Z', created_at: '2026-01-01' }),
  );
  expect(await fault(offer('WELCOME'))).toBe('This coupon is for new customers.');
});

test('coupons can’t be found by trying', async () => {
  const tries = [];
  for (let index = 0; index < 31; index++) tries.push((await offer(`TRY${1000 + index}`)).statusCode);
  expect([tries.at(0), tries.at(-2), tries.at(-1)]).toEqual([422, 422, 429]);
});

test('two campaigns never share a code, and a discount is either a share or an amount', async () => {
  await start({ couponCode: 'TWICE26' });
  const refused = async (value: Partial<CampaignEntry>) => Object.keys((await draft(value)).json().errors);
  expect(await refused({ couponCode: 'TWICE26' })).toEqual(['value.couponCode']);
  expect(await refused({ couponCode: 'no' })).toEqual(['value.couponCode']);
  expect(await refused({ offCents: 5000 })).toEqual(['value.percent']);
  expect(await refused({ until: '2026-11-15' })).toEqual(['value.until']);
  expect(await refused({ productName: 'Gold' })).toEqual(['value.productName']);
});

test('undoing a campaign ends it at once; what was set up keeps its price', async () => {
  await start();
  const { id } = (await buy()).json().data;
  const [last] = (await ruth.call('GET', '/desk/catalogue/history')).json().data;
  expect((await ruth.call('POST', `/desk/catalogue/history/${last.id}/undo`)).statusCode).toBe(204);
  expect((await offer()).json().data.amountCents).toBe(REGULAR);
  expect((await read(id)).amountCents).toBe(89_100);
});

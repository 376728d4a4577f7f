import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildLead } from '#domains/couples/leads/leads.factory.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildDiscount } from './discounts.factory.ts';

const NOW = new Date('2026-11-15T02:00:00Z');

let world: World;
let vendor: Actor;
beforeAll(async () => {
  world = await startWorld({ clock: { now: () => NOW } });
});
beforeEach(async () => {
  vendor = await world.owner();
});
afterAll(() => world.close());

const build = async (given: object = {}) => {
  const of = { customer_id: vendor.customerId, provider_id: vendor.providerIds[0] ?? 0 };
  const dates = { valid_from: '2026-11-01', valid_until: '2027-01-31' };
  return (await world.build((tx) => buildDiscount(tx, { ...of, ...dates, status: 'approved', ...given }))).id;
};
const end = (id: number, as = vendor) => as.call('POST', `/discounts/${id}/end`, { body: {} });
const listed = async (state: string): Promise<number[]> =>
  (await vendor.call('GET', `/discounts?state=${state}`)).json().data.map((each: { id: number }) => each.id);

async function take(discountId: number) {
  const { id: leadId } = await world.build((tx) =>
    buildLead(tx, { customer_id: vendor.customerId, provider_id: vendor.providerIds[0] ?? 0 }),
  );
  return world.marketplace('POST', '/dugun-coupons', { body: { discountId, leadId } });
}

test('a published offer ends at once: nobody takes it any more, and coupons taken before stay valid', async () => {
  const id = await build({ is_primary: true });
  expect((await take(id)).statusCode).toBe(201);
  const ended = await end(id);
  expect(ended.json().data).toMatchObject({ state: 'ended', isPrimary: false, coupons: { taken: 1, used: 0 } });
  expect((await end(id)).statusCode).toBe(200);
  expect([await listed('published'), await listed('ended')]).toEqual([[], [id]]);
  expect((await take(id)).statusCode).toBe(409);
  const [coupon] = (await vendor.call('GET', '/discount-coupons')).json().data;
  expect(coupon).toMatchObject({ isExpired: false, validUntil: '2027-01-31' });
  const use = await vendor.call('POST', `/discount-coupons/${coupon.id}/actions`, { body: { type: 'used' } });
  expect(use.statusCode).toBe(200);
});

test('an offer that is ended early is gone from the marketplace and the preview; its figures stay', async () => {
  const [providerId] = vendor.providerIds;
  const id = await build({ title: 'Winter' });
  await take(id);
  const shown = async () => {
    const [read, preview] = await Promise.all([
      world.marketplace('GET', `/marketplace/listings/${providerId}`),
      vendor.call('GET', `/providers/${providerId}/listing-preview`),
    ]);
    return [read.json().data.offers, preview.json().data.listing.offers].map((offers: { id: number }[]) =>
      offers.map((offer) => offer.id),
    );
  };
  expect(await shown()).toEqual([[id], [id]]);
  await end(id);
  expect(await shown()).toEqual([[], []]);
  const { data } = (await vendor.call('GET', '/discount-coupons/stats')).json();
  expect(data).toEqual([{ discountId: id, title: 'Winter', taken: 1, used: 0, expired: 0 }]);
});

test('a scheduled offer ends before it starts; one that waits or was rejected cannot be ended', async () => {
  const scheduled = await build({ valid_from: '2026-12-01' });
  expect((await end(scheduled)).json().data.state).toBe('ended');
  expect(await listed('scheduled')).toEqual([]);
  for (const status of ['waiting', 'rejected']) expect((await end(await build({ status }))).statusCode).toBe(409);
  expect((await end(await build(), await world.owner())).statusCode).toBe(404);
});

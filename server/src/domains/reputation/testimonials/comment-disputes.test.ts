import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, type Call, type World, startWorld } from '#testing/world.ts';
import { buildTestimonial } from './testimonials.factory.ts';

let world: World;
let staff: Call;
let vendor: Actor;
let id: number;
const given = () => ({ customer_id: vendor.customerId, provider_id: vendor.providerIds[0] ?? 0 });
const comment = {
  added_by: 'couple',
  status: 'active',
  featured: true,
  couple_name: 'Nina & Cole',
  rating: 1,
} as const;
beforeAll(async () => {
  world = await startWorld();
  staff = (await world.staff()).call;
});
beforeEach(async () => {
  vendor = await world.owner();
  ({ id } = await world.build((tx) => buildTestimonial(tx, { ...given(), ...comment })));
});
afterAll(() => world.close());

const dispute = (of = id, change: object = {}, actor = vendor) =>
  actor.call('POST', `/provider-testimonial/${of}/disputes`, {
    body: { reason: 'not_a_customer', text: 'We never met them.', ...change },
  });
const read = async () => (await vendor.call('GET', `/provider-testimonial/${id}`)).json().data;
const kinds = async () =>
  (await vendor.call('GET', `/provider-testimonial/${id}/histories`))
    .json()
    .data.map((each: { kind: string }) => each.kind);
const couplesRead = async () =>
  (await vendor.call('GET', `/providers/${given().provider_id}/listing-preview`)).json().data.listing.comments.count;
const titles = async () =>
  (await vendor.call('GET', '/provider-prompts')).json().data.map(({ title }: { title: string }) => title);

async function findWaiting() {
  type Waiting = { id: number; customer: { id: number }; title: string; text: string; changes: { after: string }[] };
  const waiting = (await staff('GET', '/desk/approvals?kind=testimonial_dispute&limit=100')).json().data as Waiting[];
  return waiting.find(({ customer }) => customer.id === vendor.customerId);
}
const decide = async (body: object) => staff('POST', `/desk/approvals/${(await findWaiting())?.id}/decision`, { body });

describe('a comment that a vendor disputes', () => {
  test('waits for the team with the vendor’s reason, and couples read it until then', async () => {
    expect((await dispute()).json().data.dispute).toEqual({ state: 'waiting', answer: null });
    const waiting = await findWaiting();
    expect(waiting).toMatchObject({ title: 'Take down: Nina & Cole, 1 of 5' });
    expect(waiting?.changes.map(({ after }) => after)).toEqual(['Not a customer', 'We never met them.']);
    expect([(await read()).status, await couplesRead()]).toEqual(['active', 1]);
  });

  test('is taken down if the team agrees: couples no longer read it, and the vendor is told', async () => {
    await dispute();
    expect((await decide({ decision: 'approved' })).statusCode).toBe(204);
    expect(await read()).toMatchObject({
      status: 'rejected',
      rejectReason: 'not_a_customer',
      featured: false,
      dispute: { state: 'agreed', answer: null },
    });
    expect(await couplesRead()).toBe(0);
    expect(await kinds()).toEqual(['dispute_agreed', 'disputed']);
    expect(await titles()).toEqual(['We’ve taken a comment down']);
  });

  test('stays if the team refuses, with its reason, and can’t be disputed again', async () => {
    await dispute();
    await decide({ decision: 'rejected', reason: 'the couple was your customer' });
    expect(await read()).toMatchObject({
      status: 'active',
      featured: true,
      dispute: { state: 'refused', answer: 'the couple was your customer' },
    });
    expect(await couplesRead()).toBe(1);
    expect(await kinds()).toEqual(['dispute_refused', 'disputed']);
    expect(await titles()).toEqual(['Still published: Nina & Cole, 1 of 5']);
    expect((await dispute()).json().code).toBe('not_possible_now');
  });

  test('is a couple’s published one, of the vendor’s own, for a reason of the list; once', async () => {
    const make = async (columns: object) =>
      (await world.build((tx) => buildTestimonial(tx, { ...given(), ...comment, ...columns }))).id;
    expect((await dispute(await make({ added_by: 'vendor' }))).statusCode).toBe(409);
    expect((await dispute(await make({ status: 'pending', featured: false }))).statusCode).toBe(409);
    expect((await dispute(id, { reason: 'ugly' })).json().errors).toHaveProperty('reason');
    expect((await dispute(id, { text: ' ' })).json().errors).toHaveProperty('text');
    expect((await dispute(id, {}, await world.owner())).statusCode).toBe(404);
    const colleague = await world.colleague(vendor, { providerIds: vendor.providerIds, pages: ['info'] });
    expect((await dispute(id, {}, colleague)).statusCode).toBe(403);
    const codes = (await Promise.all([dispute(), dispute()])).map(({ statusCode }) => statusCode);
    expect(new Set(codes)).toEqual(new Set([200, 409]));
  });
});

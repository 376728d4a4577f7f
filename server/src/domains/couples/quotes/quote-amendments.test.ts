import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildLead } from '../leads/leads.factory.ts';
import { type CoupleQuotesService, createCoupleQuotesService } from './couple-quotes.service.ts';
import { buildQuote } from './quotes.factory.ts';

const NOW = new Date('2026-11-16T01:00:00Z');
const FROM = { address: '203.0.113.9', browser: 'Firefox' };
const HOUR = { key: 'hour', name: 'Extra hour', unit: 'hour', quantity: 1, priceCents: 48_000 };

let world: World;
let owner: Actor;
let couples: CoupleQuotesService;
beforeAll(async () => {
  const clock = { now: () => NOW };
  world = await startWorld({ clock });
  couples = createCoupleQuotesService({ db: world.db, clock });
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = await world.owner();
});

async function accepted() {
  const of = { customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0 };
  const sent = await world.build(async (tx) => {
    const { id: lead_id } = await buildLead(tx, { ...of, status: 'offer_made', has_email: true });
    return { ...(await buildQuote(tx, { ...of, lead_id })), leadId: lead_id };
  });
  await couples.accept(sent.token, { contentHash: sent.contentHash, chosen: [], name: 'Georgia', ...FROM });
  return sent;
}
const amend = (id: number, form: object) =>
  owner.call('POST', `/quotes/${id}/amendments`, {
    body: { form: { lines: [HOUR], dueOn: '2027-03-27', ...form }, channel: 'email', message: 'One more hour?' },
  });
const page = async (leadId: number) => (await owner.call('GET', `/leads/${leadId}/quote`)).json().data;

test('an approved change is one more payment; the signed quote stays as it was', async () => {
  const sent = await accepted();
  expect((await amend(sent.id, {})).json().data.amendments).toMatchObject([
    { number: 1, state: 'sent', cents: 48_000, lines: [{ name: 'Extra hour', cents: 48_000 }] },
  ]);
  expect((await amend(sent.id, {})).json().code).toBe('amendment_open');
  const both = [1, 2].map(() => couples.decideAmendment(sent.token, { number: 1, isApproved: true, ...FROM }));
  await Promise.all(both);
  const after = await page(sent.leadId);
  expect(after).toMatchObject({ totalCents: 2_114_000, amendments: [{ state: 'approved' }] });
  expect(after.instalments).toHaveLength(3);
  expect(after.instalments.reduce((sum: number, each: { cents: number }) => sum + each.cents, 0)).toBe(2_114_000);
  const view = await couples.findByToken(sent.token);
  expect(view.contentHash).toBe(sent.contentHash);
  expect(view.acceptance?.total_cents).toBe(2_066_000);
  expect((await owner.call('GET', `/leads/${sent.leadId}`)).json().data.deal).toMatchObject({
    price: 21_140,
    isBooked: true,
  });
});

test('a gift needs no approval and costs nothing', async () => {
  const sent = await accepted();
  const given = (await amend(sent.id, { isGift: true, dueOn: null })).json().data;
  expect(given).toMatchObject({ totalCents: 2_066_000, amendments: [{ state: 'gift', cents: 0 }] });
  expect(given.instalments).toHaveLength(2);
  const late = couples.decideAmendment(sent.token, { number: 1, isApproved: true, ...FROM });
  await expect(late).rejects.toMatchObject({ code: 'quote_decided' });
});

test('a change is declined, or withdrawn before they decide; then it cannot be approved', async () => {
  const sent = await accepted();
  await amend(sent.id, {});
  await couples.decideAmendment(sent.token, { number: 1, isApproved: false, ...FROM });
  await amend(sent.id, {});
  const withdrawn = await owner.call('DELETE', `/quotes/${sent.id}/amendments/open`);
  expect(withdrawn.json().data.amendments.map((each: { state: string }) => each.state)).toEqual([
    'declined',
    'withdrawn',
  ]);
  const late = couples.decideAmendment(sent.token, { number: 2, isApproved: true, ...FROM });
  await expect(late).rejects.toMatchObject({ code: 'quote_decided' });
  expect((await page(sent.leadId)).totalCents).toBe(2_066_000);
});

test('what is missing is said at its field, and only an accepted quote can be changed', async () => {
  const sent = await accepted();
  const refused = await amend(sent.id, { lines: [{ ...HOUR, name: '', priceCents: 0 }], dueOn: '2026-01-01' });
  expect(Object.keys(refused.json().errors).toSorted()).toEqual(['form.dueOn', 'form.lines', 'form.lines.0.name']);
  await owner.call('POST', `/leads/${sent.leadId}/actions`, { body: { type: 'reject_deal' } });
  expect((await amend(sent.id, {})).json().code).toBe('not_possible_now');
});

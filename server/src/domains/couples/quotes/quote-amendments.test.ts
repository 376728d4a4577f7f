import { gstIn } from '@bellbird/contract/couples/quotes';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildLead } from '../leads/leads.factory.ts';
import { type CoupleQuotesService, createCoupleQuotesService } from './couple-quotes.service.ts';
import { findReduced } from './quote-amendments.rules.ts';
import type { InstalmentRow } from './quote-instalments.repository.ts';
import { markInstalmentPaid } from './quote-payments.operations.ts';
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
const keyOf = (row: InstalmentRow | undefined) => ({
  customerId: row?.customer_id ?? 0,
  instalmentId: row?.id ?? 0,
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

test('what the vendor has corrected since the yes stays: a change adds to the price and leaves the day alone', async () => {
  const sent = await accepted();
  const deal = async () => (await owner.call('GET', `/leads/${sent.leadId}`)).json().data.deal;
  const { id, version } = await deal();
  const moved = { price: 20_000, weddingDate: '2027-05-08' };
  await owner.call('PUT', `/couple-providers/${id}`, { body: { ...moved, version } });
  await amend(sent.id, {});
  await couples.decideAmendment(sent.token, { number: 1, isApproved: true, ...FROM });
  expect(await deal()).toMatchObject({ price: 20_480, weddingDate: '2027-05-08', isBooked: true });
  expect((await owner.call('GET', '/quotes')).json().data).toMatchObject([{ weddingDate: '2027-05-08' }]);
  await amend(sent.id, { kind: 'reduction', dueOn: null, lines: [{ ...HOUR, priceCents: 100_000 }] });
  expect(await deal()).toMatchObject({ price: 19_480, weddingDate: '2027-05-08', isBooked: true });
});

test('a gift needs no approval and costs nothing', async () => {
  const sent = await accepted();
  const given = (await amend(sent.id, { kind: 'gift', dueOn: null })).json().data;
  expect(given).toMatchObject({ totalCents: 2_066_000, amendments: [{ state: 'gift', cents: 0 }] });
  expect(given.instalments).toHaveLength(2);
  const late = couples.decideAmendment(sent.token, { number: 1, isApproved: true, ...FROM });
  await expect(late).rejects.toMatchObject({ code: 'quote_decided' });
});

test('something taken off makes the last payments smaller, at once, and never touches what is paid', async () => {
  const sent = await accepted();
  const [deposit] = (await couples.findByToken(sent.token)).instalments;
  const take = (cents: number) =>
    amend(sent.id, { kind: 'reduction', dueOn: null, lines: [{ ...HOUR, priceCents: cents }] });
  await world.build((tx) => markInstalmentPaid(tx, keyOf(deposit), { at: NOW, by: 'transfer' }));
  const less = (await take(152_800)).json().data;
  expect(less).toMatchObject({
    totalCents: 1_913_200,
    paidCents: 413_200,
    amendments: [{ state: 'reduced', cents: -152_800 }],
    instalments: [
      { cents: 413_200, state: 'paid' },
      { cents: 1_500_000, state: 'open' },
    ],
  });
  expect((await owner.call('GET', `/leads/${sent.leadId}`)).json().data.deal).toMatchObject({ price: 19_132 });
  const refused = (await take(1_500_001)).json();
  expect(refused.errors['form.lines']).toContain('more than they still have to pay');
  expect((await take(1_500_000)).json().data).toMatchObject({ totalCents: 413_200, instalments: [{ state: 'paid' }] });
  // A charge that was under way for what is waived now pays for nothing.
  const waived = await world.build((tx) =>
    tx.selectFrom('quote_instalments').selectAll().where('quote_id', '=', sent.id).where('number', '=', 2).execute(),
  );
  expect(waived).toMatchObject([{ state: 'waived', cents: 0, gst_cents: 0 }]);
  expect(await world.build((tx) => markInstalmentPaid(tx, keyOf(waived[0]), { at: NOW, by: 'card' }))).toBe(false);
});

test('for any payments and any reduction, cents and GST add up to the total that is left', () => {
  const payments = fc.array(fc.integer({ min: 1, max: 9_000_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(payments, fc.nat(), fc.boolean(), (amounts, pick, isGstRegistered) => {
      const open = amounts.map((cents, id) => ({ id, cents, gst_cents: isGstRegistered ? gstIn(cents) : 0 }));
      const total = amounts.reduce((sum, cents) => sum + cents, 0);
      const off = 1 + (pick % total);
      const reduced = findReduced(open as InstalmentRow[], off, isGstRegistered);
      const left = open.map((row) => reduced.left.find((each) => each.row.id === row.id) ?? row);
      expect(left.every(({ cents, gst_cents: gst }) => cents >= 0 && gst >= 0 && gst <= cents)).toBe(true);
      const sum = (rows: readonly { cents: number; gst_cents: number }[], name: 'cents' | 'gst_cents') =>
        rows.reduce((all, row) => all + row[name], 0);
      expect(sum(left, 'cents')).toBe(total - off);
      expect(sum(left, 'gst_cents')).toBe(sum(open, 'gst_cents') + reduced.gst_cents);
    }),
  );
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

test.each([
  [true, 'değişikliğinizi onayladı', 'وافق'],
  [false, 'değişikliğinizi reddetti', 'رفض'],
])(
  'what a couple decides about a change is told in the reader’s language; approved: %s',
  async (isApproved, tr, ar) => {
    const sent = await accepted();
    await amend(sent.id, {});
    await couples.decideAmendment(sent.token, { number: 1, isApproved, ...FROM });
    const titleIn = async (language: string) =>
      (await owner.call('GET', '/provider-prompts?type=quote', { headers: { 'accept-language': language } })).json()
        .data[0].title;
    expect(await titleIn('tr_TR')).toContain(tr);
    expect(await titleIn('ar_AE')).toContain(ar);
  },
);

test('what is missing is said at its field, and only an accepted quote can be changed', async () => {
  const sent = await accepted();
  const refused = await amend(sent.id, { lines: [{ ...HOUR, name: '', priceCents: 0 }], dueOn: '2026-01-01' });
  expect(Object.keys(refused.json().errors).toSorted()).toEqual(['form.dueOn', 'form.lines', 'form.lines.0.name']);
  await owner.call('POST', `/leads/${sent.leadId}/actions`, { body: { type: 'reject_deal' } });
  expect((await amend(sent.id, {})).json().code).toBe('not_possible_now');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildAcceptedQuote, buildQuote } from '#domains/couples/quotes/quotes.factory.ts';
import { buildTestimonial } from '#domains/reputation/testimonials/testimonials.factory.ts';
import { buildDeal, buildLead } from '../leads.factory.ts';

// In Sydney it is already the seventeenth.
const NOW = new Date('2026-11-16T14:00:00Z');

let world: World;
let owner: Actor;
beforeAll(async () => {
  world = await startWorld({ clock: { now: () => NOW } });
  owner = await world.owner({ providers: 2 });
  await wedding('Today', '2026-11-17');
  await wedding('Yesterday', '2026-11-16');
  await wedding('Long ago', '2024-02-03', { comment_requested_at: '2024-02-10T00:00:00Z' });
  await wedding('Undated', null);
  await wedding('Next year', '2027-03-13', { status: 'agreed', price: 12_000 }, { reminder_at: NOW.toISOString() });
  await wedding('Refused', '2027-03-14', { status: 'refused' });
});
afterAll(() => world.close());

function wedding(couple_name: string, wedding_date: string | null, deal: object = {}, lead: object = {}) {
  return world.build(async (tx) => {
    const [provider_id = 0] = owner.providerIds;
    // They asked years ago: a wedding is listed however old its request is.
    const asked = { created_at: '2023-06-01T00:00:00Z', status: 'deal_approved', ...lead };
    const { id } = await buildLead(tx, { customer_id: owner.customerId, provider_id, couple_name, ...asked });
    const given = { customer_id: owner.customerId, lead_id: id, wedding_date };
    return { leadId: id, ...(await buildDeal(tx, { ...given, status: 'approved', ...deal })) };
  });
}

/** With a vendor of this test's own. */
async function asNewVendor(work: () => Promise<void>): Promise<void> {
  const earlier = owner;
  owner = await world.owner();
  await work().finally(() => {
    owner = earlier;
  });
}

type Row = { coupleName: string; due: string[]; price: number | null };
const list = async (search = '', by = owner): Promise<Row[]> =>
  (await by.call('GET', `/weddings${search}`)).json().data;
const names = async (search: string, by = owner) => (await list(search, by)).map((each) => each.coupleName);

test('LEAD-026 upcoming weddings start with the next one, in the provider’s time zone; those without a day come last', async () => {
  expect(await names('')).toEqual(['Today', 'Next year', 'Undated']);
  expect(await names('?period=past')).toEqual(['Yesterday', 'Long ago']);
});

test('each says what is due', async () => {
  const due = Object.fromEntries(
    [...(await list()), ...(await list('?period=past'))].map((each) => [each.coupleName, each.due]),
  );
  expect(due).toEqual({
    Today: ['calendar'],
    'Next year': ['approve', 'calendar', 'reminder'],
    Undated: ['date'],
    Yesterday: ['comment'],
    'Long ago': [],
  });
  expect(await names('?period=past&due=true')).toEqual(['Yesterday']);
});

test('a comment is due only while the couple can be asked for one', () =>
  asNewVendor(async () => {
    const [provider_id = 0] = owner.providerIds;
    const { customerId: customer_id } = owner;
    const day = '2026-10-03';
    await wedding('Asks for calls', day, {}, { contact_preference: 'phone' });
    await wedding('Without address', day, {}, { has_email: false });
    const [scheduled, said] = [await wedding('To be asked', day), await wedding('Wrote already', day)];
    const unsubscribed = await wedding('Unsubscribed', day);
    await wedding('May be asked', day);
    await world.build(async (tx) => {
      await tx
        .insertInto('comment_requests')
        .values({ customer_id, couple_provider_id: scheduled.id, state: 'scheduled', asked_at: NOW.toISOString() })
        .execute();
      await buildTestimonial(tx, { customer_id, provider_id, lead_id: said.leadId, added_by: 'couple' });
      const couple = tx.selectFrom('leads').select('couple_id').where('id', '=', unsubscribed.leadId);
      await tx.updateTable('couples').set({ unsubscribed_at: NOW.toISOString() }).where('id', '=', couple).execute();
    });
    expect(await names('?period=past&due=true')).toEqual(['May be asked']);
  }));

test('a payment of their quote that is overdue is due, until it is paid', () =>
  asNewVendor(async () => {
    const [provider_id = 0] = owner.providerIds;
    const { customerId: customer_id } = owner;
    const { id: dealId, leadId: lead_id } = await wedding('Signed', '2027-03-13');
    const of = { customer_id, provider_id, lead_id };
    await world.build(async (tx) => {
      const quote = await buildQuote(tx, { ...of, sent_at: '2026-09-01T00:00:00Z' });
      await buildAcceptedQuote(tx, quote, {
        ...of,
        dealId,
        name: 'Signed',
        at: new Date('2026-09-02T00:00:00Z'),
        paid: 0,
      });
    });
    expect((await list())[0]?.due).toContain('payment');
    await world.build((tx) =>
      tx
        .updateTable('quote_instalments')
        .set({ state: 'paid', paid_at: NOW.toISOString() })
        .where('customer_id', '=', customer_id)
        .where('due_on', '<', '2026-11-17')
        .execute(),
    );
    expect((await list())[0]?.due).not.toContain('payment');
  }));

test('they are filtered by name, day and provider, and a colleague sees only their own providers’', async () => {
  expect(await names('?coupleName=next')).toEqual(['Next year']);
  expect(await names('?from=2027-01-01&to=2027-12-31')).toEqual(['Next year']);
  expect(await names(`?providerIds=${owner.providerIds[1]}`)).toEqual([]);
  const [, second = 0] = owner.providerIds;
  const colleague = await world.colleague(owner, { providerIds: [second], pages: ['leads'] });
  expect(await names('', colleague)).toEqual([]);
});

test('the export contains the same rows', async () => {
  const answer = await owner.call('GET', '/weddings/export?period=upcoming');
  expect(answer.headers['content-disposition']).toContain('weddings.csv');
  const lines = answer.body.trimEnd().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[2]).toMatch(/^Next year,13\.03\.2027,.*,120,12000,Waiting for approval,"Approve the deal, /);
});

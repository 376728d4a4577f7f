import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildLead } from '../leads/leads.factory.ts';
import { type CoupleQuotesService, createCoupleQuotesService } from './couple-quotes.service.ts';
import { type BuiltQuote, buildQuote } from './quotes.factory.ts';

const SENT = new Date('2026-11-16T01:00:00Z');
const DAY = '2027-04-10';
const TABS = 12;

let world: World;
let owner: Actor;
let now = SENT;
let couples: CoupleQuotesService;
beforeAll(async () => {
  const clock = { now: () => now };
  world = await startWorld({ clock });
  couples = createCoupleQuotesService({ db: world.db, clock });
});
afterAll(() => world.close());
beforeEach(async () => {
  now = SENT;
  owner = await world.owner();
});

async function quote(more: { day?: string; status?: string } = {}): Promise<BuiltQuote & { leadId: number }> {
  const of = { customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0 };
  return world.build(async (tx) => {
    const { id: lead_id } = await buildLead(tx, { ...of, status: more.status ?? 'offer_made', has_email: true });
    const built = await buildQuote(tx, { ...of, lead_id }, { weddingDate: more.day ?? DAY });
    return { ...built, leadId: lead_id };
  });
}
const sign = (of: { contentHash: string }, more: object = {}) => ({
  contentHash: of.contentHash,
  chosen: [] as string[],
  name: 'Georgia Papadopoulos',
  address: '203.0.113.9',
  browser: 'Firefox',
  ...more,
});
const code = (work: Promise<unknown>) => work.then(() => 'done').catch((error: { code: string }) => error.code);
const page = async (id: number) => (await owner.call('GET', `/leads/${id}`)).json().data;
const prompts = async () =>
  (await owner.call('GET', '/provider-prompts')).json().data as { title: string; type: string }[];
const count = (table: 'quote_acceptances' | 'couple_providers' | 'calendar_events' | 'quote_instalments') =>
  world.build(async (tx) => {
    const rows = await tx.selectFrom(table).select('customer_id').where('customer_id', '=', owner.customerId).execute();
    return rows.length;
  });

describe('a couple accepts', () => {
  test('what they read: the deal, the day, the payments and the evidence follow, to the cent', async () => {
    const sent = await quote();
    const accepted = await couples.accept(sent.token, sign(sent, { chosen: ['shuttle'] }));
    expect(accepted).toMatchObject({ isRepeated: false, quote: { state: 'accepted', total_cents: 2_123_000 } });
    expect(accepted.acceptance).toMatchObject({ name: 'Georgia Papadopoulos', address: '203.0.113.9', version: 1 });
    expect(accepted.instalments.map(({ cents, due_on }) => [cents, due_on])).toEqual([
      [424_600, '2026-11-16'],
      [1_698_400, '2027-03-27'],
    ]);
    const lead = await page(sent.leadId);
    expect(lead).toMatchObject({ status: 'deal', deal: { price: 21_230, weddingDate: DAY, isBooked: true } });
    expect((await prompts())[0]).toMatchObject({ type: 'quote', title: expect.stringMatching(/accepted your quote$/) });
  });

  test(`with ${TABS} tabs at once: one acceptance, one deal, one booking`, async () => {
    const sent = await quote();
    const all = await Promise.all(Array.from({ length: TABS }, () => couples.accept(sent.token, sign(sent))));
    expect(all.filter((each) => !each.isRepeated)).toHaveLength(1);
    expect(await count('quote_acceptances')).toBe(1);
    expect(await count('couple_providers')).toBe(1);
    expect(await count('calendar_events')).toBe(1);
    expect(await count('quote_instalments')).toBe(2);
  });

  test('two couples the same day at the same moment: one gets it, the other reads why, and the vendor has a to-do', async () => {
    const both = [await quote(), await quote()];
    const results = await Promise.all(both.map((each) => code(couples.accept(each.token, sign(each)))));
    expect(results.toSorted()).toEqual(['done', 'quote_day_taken']);
    expect([await count('quote_acceptances'), await count('couple_providers'), await count('calendar_events')]).toEqual(
      [1, 1, 1],
    );
    expect((await prompts()).map(({ title }) => title).some((title) => title.endsWith('their day is taken'))).toBe(
      true,
    );
    const loser = both[results.indexOf('quote_day_taken')];
    expect((await couples.findByToken(loser?.token ?? '')).quote.state).toBe('sent');
  });

  test('a deal that the vendor made before is the one that is signed', async () => {
    const sent = await quote();
    await owner.call('POST', `/leads/${sent.leadId}/actions`, { body: { type: 'change_status', status: 'deal' } });
    await couples.accept(sent.token, sign(sent));
    expect(await count('couple_providers')).toBe(1);
    expect((await page(sent.leadId)).deal).toMatchObject({ price: 20_660, isBooked: true });
  });
});

describe('what cannot be accepted', () => {
  test('another content than the current version, or extras that are not in it', async () => {
    const sent = await quote();
    expect(await code(couples.accept(sent.token, sign({ contentHash: '00'.repeat(32) })))).toBe('quote_changed');
    expect(await code(couples.accept(sent.token, sign({ contentHash: 'x' })))).toBe('quote_changed');
    expect(await code(couples.accept(sent.token, sign(sent, { chosen: ['feast'] })))).toBe('quote_changed');
    expect(await count('quote_acceptances')).toBe(0);
  });

  test('a quote after the end of its last day in the provider’s time zone', async () => {
    const sent = await quote();
    now = new Date('2026-11-30T12:59:59Z');
    expect((await couples.findByToken(sent.token)).isExpired).toBe(false);
    now = new Date('2026-11-30T13:00:00Z');
    expect(await code(couples.accept(sent.token, sign(sent)))).toBe('quote_expired');
    expect(await code(couples.decline(sent.token, { reason: 'price', text: '' }))).toBe('quote_expired');
  });

  test('a link that was guessed, and a couple whom the vendor has rejected', async () => {
    const sent = await quote({ status: 'rejected' });
    expect(await code(couples.findByToken(sent.token.slice(0, -1)))).toBe('not_found');
    expect(await code(couples.accept(sent.token, sign(sent)))).toBe('quote_withdrawn');
    expect(await count('quote_acceptances')).toBe(0);
  });

  test('evidence and sent versions are never changed, not even by the owner of the tables', async () => {
    const sent = await quote();
    await couples.accept(sent.token, sign(sent));
    const change = (table: 'quote_acceptances' | 'quote_versions') =>
      world.build((tx) => tx.updateTable(table).set({ total_cents: 1 }).where('quote_id', '=', sent.id).execute());
    await expect(change('quote_acceptances')).rejects.toThrow('never changed');
    await expect(change('quote_versions')).rejects.toThrow('never changed');
  });
});

describe('a couple also', () => {
  test('opens it: the first look is in the history, looks within a minute count once', async () => {
    const sent = await quote();
    await couples.recordOpening(sent.token);
    await couples.recordOpening(sent.token);
    now = new Date(SENT.getTime() + 120_000);
    await couples.recordOpening(sent.token);
    const { quote: row } = await couples.findByToken(sent.token);
    expect(row).toMatchObject({
      open_count: 2,
      first_opened_at: SENT.toISOString(),
      last_opened_at: now.toISOString(),
    });
  });

  test('asks a question, which is in the conversation', async () => {
    const sent = await quote();
    await couples.ask(sent.token, 'Could the band play until midnight?');
    const { data } = (await owner.call('GET', `/leads/${sent.leadId}/messages`)).json();
    expect(data[0]).toMatchObject({ direction: 'in', body: 'Could the band play until midnight?' });
  });

  test('declines with a reason, once', async () => {
    const sent = await quote();
    await couples.decline(sent.token, { reason: 'price', text: 'Too dear for us.' });
    await couples.decline(sent.token, { reason: 'other', text: 'Again' });
    expect((await couples.findByToken(sent.token)).quote).toMatchObject({ state: 'declined', decline_reason: 'price' });
    expect(await code(couples.accept(sent.token, sign(sent)))).toBe('quote_decided');
    expect(await prompts()).toMatchObject([{ type: 'quote', title: expect.stringMatching(/declined your quote$/) }]);
  });
});

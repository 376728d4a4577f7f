import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { translateForCouple } from '#app/readers-language.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildLead } from '../leads/leads.factory.ts';
import { createCoupleQuotesService } from './couple-quotes.service.ts';
import { markInstalmentPaid } from './quote-payments.operations.ts';
import { createQuoteUpkeepService } from './quote-upkeep.service.ts';
import { findDueReminders, findExpired } from './quote-reminders.repository.ts';
import { buildQuote } from './quotes.factory.ts';

const SENT = '2026-11-16T01:00:00Z';
const FROM = { address: '203.0.113.9', browser: 'Firefox' };

let world: World;
let owner: Actor;
let now = new Date(SENT);
const clock = { now: () => now };
beforeAll(async () => {
  world = await startWorld({ clock });
});
afterAll(() => world.close());
beforeEach(async () => {
  now = new Date(SENT);
  owner = await world.owner();
});

async function quote(more: object = {}) {
  const of = { customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0 };
  return world.build(async (tx) => {
    const { id: lead_id } = await buildLead(tx, { ...of, status: 'offer_made', has_email: true, ...more });
    return { ...(await buildQuote(tx, { ...of, lead_id, sent_at: SENT })), leadId: lead_id };
  });
}
const upkeep = () =>
  createQuoteUpkeepService({
    db: world.db,
    clock,
    translateForCouple,
    unsubscribeTokens: { link: (id) => `http://localhost/unsubscribe/${id}` },
  });
/** Twice, as two processes would. */
const remindAt = async (moment: string) => {
  now = new Date(moment);
  await Promise.all([upkeep().remind(), upkeep().remind()]);
};
const messages = async (leadId: number) =>
  (await owner.call('GET', `/leads/${leadId}/messages`)).json().data as {
    subject: string;
    body: string;
    type: string;
  }[];
const reminded = async (leadId: number) => {
  const { events } = (await owner.call('GET', `/leads/${leadId}/quote`)).json().data;
  return events.filter(({ kind }: { kind: string }) => kind === 'reminded').length;
};
const subjects = async (leadId: number) => (await messages(leadId)).map(({ subject }) => subject);

describe('reminders, once each', () => {
  test('a quote that expires in three days', async () => {
    const { leadId } = await quote();
    await remindAt('2026-11-27T01:00:00Z');
    expect(await messages(leadId)).toEqual([]);
    await remindAt('2026-11-27T23:00:00Z');
    await remindAt('2026-11-28T23:00:00Z');
    const told = await messages(leadId);
    expect(told).toHaveLength(1);
    expect(told[0]?.subject).toContain('valid until 30.11.2026');
    expect(told[0]?.body).toContain('/unsubscribe/');
  });

  test.each([
    ['tr', 'tarihine kadar geçerli', 'Artık hatırlatma istemiyorum: http'],
    ['ar', 'صالح حتى \u206830.11.2026\u2069', 'لا مزيد من التذكيرات: http'],
  ])('in the language in which the couple has opened their page: %s', async (language, subject, unsubscribe) => {
    const sent = await quote();
    await createCoupleQuotesService({ db: world.db, clock }).recordOpening(sent.token, language);
    await remindAt('2026-11-28T23:00:00Z');
    const [told] = await messages(sent.leadId);
    expect(told?.subject).toContain(subject);
    expect(told?.body).toContain(unsubscribe);
  });

  test('a payment a week before, on its day and when it is overdue; not once it is paid', async () => {
    const sent = await quote();
    const couples = createCoupleQuotesService({ db: world.db, clock });
    const signature = {
      contentHash: sent.contentHash,
      chosen: [],
      name: 'Georgia',
      address: '::1',
      browser: 'Firefox',
    };
    const { instalments } = await couples.accept(sent.token, signature);
    await remindAt('2026-11-16T02:00:00Z');
    expect(await messages(sent.leadId)).toEqual([]);
    await remindAt('2026-11-17T02:00:00Z');
    expect(await subjects(sent.leadId)).toEqual([expect.stringContaining('A$4,132.00 to')]);
    const deposit = { customerId: owner.customerId, instalmentId: instalments[0]?.id ?? 0 };
    await world.build((tx) => markInstalmentPaid(tx, deposit, { at: now, by: 'card' }));
    for (const day of ['2027-03-20', '2027-03-21', '2027-03-27', '2027-03-28', '2027-04-02'])
      await remindAt(`${day}T02:00:00Z`);
    expect((await subjects(sent.leadId)).toReversed().slice(1)).toEqual([
      expect.stringMatching(/^A\$16,528.00 .* is due on 27.03.2027$/),
      expect.stringMatching(/is due today$/),
      expect.stringMatching(/was due on 27.03.2027$/),
    ]);
    const prompts = (await owner.call('GET', '/provider-prompts')).json().data;
    expect(prompts[0].title).toMatch(/a payment is overdue$/);
  });

  test('the vendor’s to-do about what was overdue is done once it is paid, or the deal is called off', async () => {
    const couples = createCoupleQuotesService({ db: world.db, clock });
    const todos = async () =>
      (await owner.call('GET', '/provider-prompts?state=open'))
        .json()
        .data.map(({ title }: { title: string }) => title)
        .filter((title: string) => title.includes('overdue')).length;
    const overdue = async (day: string) => {
      now = new Date(SENT);
      const sent = await quote({ organization_date: day });
      const signature = { ...FROM, contentHash: sent.contentHash, chosen: [], name: 'Georgia' };
      await world.build((tx) => sql`delete from calendar_events`.execute(tx));
      const { instalments } = await couples.accept(sent.token, signature);
      await remindAt('2026-11-18T02:00:00Z');
      expect(await todos()).toBe(1);
      return { leadId: sent.leadId, deposit: { customerId: owner.customerId, instalmentId: instalments[0]?.id ?? 0 } };
    };
    const { deposit } = await overdue('2027-04-10');
    await world.build((tx) => markInstalmentPaid(tx, deposit, { at: now, by: 'card' }));
    expect(await todos()).toBe(0);

    const { leadId } = await overdue('2027-04-11');
    await owner.call('POST', `/leads/${leadId}/actions`, { body: { type: 'reject_deal' } });
    await remindAt('2026-11-18T03:00:00Z');
    expect(await todos()).toBe(0);
  });

  test('by text message if they take no mail, and not at all if they want neither', async () => {
    const byText = await quote({ has_email: false, couple_phone: '+61491570156' });
    const never = await quote({ contact_preference: 'phone' });
    const unsubscribed = await quote({ couple_phone: '+61491570157' });
    await world.build((tx) =>
      sql`update couples set unsubscribed_at = ${SENT} from leads
        where leads.couple_id = couples.id and leads.id = ${unsubscribed.leadId}`.execute(tx),
    );
    await remindAt('2026-11-28T23:00:00Z');
    expect(await messages(byText.leadId)).toMatchObject([{ type: 'sms' }]);
    expect(await reminded(byText.leadId)).toBe(1);
    for (const { leadId } of [never, unsubscribed]) {
      expect(await messages(leadId)).toEqual([]);
      // The history does not say that they were.
      expect(await reminded(leadId)).toBe(0);
    }
  });

  test('not of a quote that they could not accept: the vendor has closed the request, or left', async () => {
    const closed = await quote({ status: 'rejected' });
    await remindAt('2026-11-28T23:00:00Z');
    expect(await messages(closed.leadId)).toEqual([]);
    const left = await quote();
    await world.build((tx) =>
      tx.updateTable('providers').set({ left_at: SENT }).where('customer_id', '=', owner.customerId).execute(),
    );
    await remindAt('2026-11-28T23:30:00Z');
    expect(await messages(left.leadId)).toEqual([]);
  });

  test('at night, and once the deal was called off, nobody is reminded', async () => {
    const sent = await quote();
    await remindAt('2026-11-28T13:00:00Z');
    expect(await messages(sent.leadId)).toEqual([]);
    const couples = createCoupleQuotesService({ db: world.db, clock });
    await couples.accept(sent.token, {
      contentHash: sent.contentHash,
      chosen: [],
      name: 'Georgia',
      address: '::1',
      browser: 'Firefox',
    });
    await owner.call('POST', `/leads/${sent.leadId}/actions`, { body: { type: 'reject_deal' } });
    await remindAt('2027-03-27T02:00:00Z');
    expect(await messages(sent.leadId)).toEqual([]);
  });
});

test('a quote expires when its last day is over, once, and open tabs see it', async () => {
  const { leadId } = await quote();
  const stage = async () => (await owner.call('GET', `/leads/${leadId}/quote`)).json().data;
  now = new Date('2026-11-30T12:59:00Z');
  await upkeep().expire();
  expect((await stage()).stage).toBe('sent');
  now = new Date('2026-11-30T13:00:00Z');
  expect((await stage()).stage).toBe('expired');
  await Promise.all([upkeep().expire(), upkeep().expire()]);
  expect((await stage()).events.filter((event: { kind: string }) => event.kind === 'expired')).toHaveLength(1);
});

test('of a couple that was deleted, quotes neither expire nor hold up others; their page says it is withdrawn', async () => {
  const [gone, other] = [await quote(), await quote()];
  await world.build((tx) => tx.updateTable('leads').set({ deleted_at: SENT }).where('id', '=', gone.leadId).execute());
  const couples = createCoupleQuotesService({ db: world.db, clock });
  expect((await couples.findByToken(gone.token)).isWithdrawn).toBe(true);
  now = new Date('2026-11-30T13:00:00Z');
  expect(await world.build((tx) => findExpired(tx, now.toISOString(), 10))).toEqual([
    { customerId: owner.customerId, quoteId: other.id },
  ]);
});

test('once an accepted couple was deleted, nothing of their quote is due any more', async () => {
  const sent = await quote();
  const couples = createCoupleQuotesService({ db: world.db, clock });
  await couples.accept(sent.token, { ...FROM, contentHash: sent.contentHash, chosen: [], name: 'Georgia' });
  await world.build((tx) => tx.updateTable('leads').set({ deleted_at: SENT }).where('id', '=', sent.leadId).execute());
  expect((await couples.findByToken(sent.token)).isCalledOff).toBe(true);
  const later = '2027-03-28T02:00:00Z';
  expect(await world.build((tx) => findDueReminders(tx, later, { limit: 10, quoteId: sent.id }))).toEqual([]);
  const money = await owner.call('GET', `/providers/${owner.providerIds[0]}/quote-money`);
  expect(money.json().data).toMatchObject({ dueCents: 0, overdueCents: 0 });
});

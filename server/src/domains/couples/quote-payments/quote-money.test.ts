import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PaymentServices, createPaymentServices } from '#app/payment-services.ts';
import { buildMerchantApplication } from '#domains/money/merchant/merchant.factory.ts';
import { readConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { type TestBank, startBank } from '#testing/bank.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildLead } from '../leads/leads.factory.ts';
import { type BuiltQuote, buildQuote } from '../quotes/quotes.factory.ts';

const START = new Date('2026-11-16T01:00:00Z');
const DEPOSIT = 413_200;

let bank: TestBank;
let world: World;
let services: PaymentServices;
let owner: Actor;
let now = START;
beforeAll(async () => {
  bank = await startBank();
  const clock = { now: () => now };
  world = await startWorld({ clock, environment: bank.environment });
  const log = createLog('silent');
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: world.databaseUrl, ...bank.environment });
  const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'hello@bellbird.example', log });
  services = createPaymentServices({ config, db: world.db, clock, log, mailer });
});
afterAll(async () => {
  await world.close();
  await bank.close();
});
beforeEach(async () => {
  now = START;
  owner = await world.owner();
  await world.build((tx) => tx.deleteFrom('rate_limits').execute());
});

const account = () => `acct_${owner.providerIds[0]}`;
const of = () => ({ customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0 });

/** A quote that a couple has accepted; with a card, its deposit is paid. */
async function accepted({ card = true, day = '2027-04-10' } = {}): Promise<BuiltQuote & { deposit: number }> {
  const sent = await world.build(async (tx) => {
    const application = { ...of(), status: 'approved' as const, decided_at: START.toISOString() };
    if (card) await buildMerchantApplication(tx, { ...application, gateway_account: account() });
    const lead = await buildLead(tx, { ...of(), status: 'offer_made' });
    return buildQuote(tx, { ...of(), lead_id: lead.id }, { weddingDate: day });
  });
  const form = { hash: sent.contentHash, name: 'Georgia', agreed: 'on', card: card ? bank.newCard() : '' };
  await world.server.app.inject({
    method: 'POST',
    url: `/q/${sent.token}/accept`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  const row = await world.build((tx) =>
    tx
      .selectFrom('quote_instalments')
      .select('id')
      .where('quote_id', '=', sent.id)
      .where('number', '=', 1)
      .executeTakeFirstOrThrow(),
  );
  return { ...sent, deposit: row.id };
}

const money = async (by = owner) =>
  (await by.call('GET', `/providers/${owner.providerIds[0]}/quote-money`)).json().data;
const refund = (by: Actor, id: number, cents: number, reason = 'They moved the date') =>
  by.call('POST', `/quote-instalments/${id}/refund`, { body: { cents, reason } });
const sendWebhook = (...given: Parameters<TestBank['webhook']>) =>
  world.server.app.inject({ method: 'POST', url: '/hooks/payments', ...bank.webhook(...given) });
const prompts = async () => (await owner.call('GET', '/provider-prompts')).json().data as { title: string }[];
const chargeOf = (sent: BuiltQuote) =>
  bank.charges.find(({ key }) => key.startsWith(`quote-${sent.id}-`)) ?? expect.fail('nothing was charged');

describe('what couples pay', () => {
  test('is listed as due, overdue and paid, with the month’s sum', async () => {
    await accepted();
    const before = await money();
    expect(before).toMatchObject({
      overdueCents: 0,
      dueCents: 1_652_800,
      cards: { accountEnd: '5678' },
      bankAccount: null,
    });
    expect(before.paid).toMatchObject([
      { cents: DEPOSIT, feeCents: 5785, paidBy: 'card', state: 'paid', refundedCents: 0 },
    ]);
    expect(before.months.at(-1)).toEqual({ month: '2026-11', cents: DEPOSIT });
    now = new Date('2027-04-01T00:00:00Z');
    expect(await money()).toMatchObject({ overdueCents: 1_652_800, dueCents: 0, open: [{ state: 'overdue' }] });
  });

  test('by transfer: the couple reads where to, and the vendor records that it arrived, once', async () => {
    const sent = await accepted({ card: false });
    const path = `/providers/${owner.providerIds[0]}/quote-bank-account`;
    const body = { name: 'Wattle Creek Estate', bsb: '062-000', accountNumber: '1234 5678' };
    expect((await owner.call('PUT', path, { body: { ...body, bsb: '62' } })).statusCode).toBe(422);
    expect((await owner.call('PUT', path, { body })).statusCode).toBe(204);
    const page = await world.server.app.inject({ method: 'GET', url: `/q/${sent.token}` });
    for (const text of ['062-000', '12345678', `Q-${sent.id}`]) expect(page.body).toContain(text);
    const received = () => owner.call('POST', `/quote-instalments/${sent.deposit}/received`);
    expect([(await received()).statusCode, (await received()).statusCode]).toEqual([204, 204]);
    expect((await money()).paid).toMatchObject([{ paidBy: 'transfer', feeCents: 0 }]);
    expect((await refund(owner, sent.deposit, 100)).statusCode).toBe(409);
  });
});

describe('a refund', () => {
  test('is made whole or in part by a manager, with a reason, and never exceeds what was paid', async () => {
    const sent = await accepted();
    expect((await refund(owner, sent.deposit, 100_000, '')).statusCode).toBe(422);
    expect((await refund(owner, sent.deposit, DEPOSIT + 1)).json().errors).toHaveProperty('cents');
    expect((await refund(owner, sent.deposit, 100_000)).statusCode).toBe(202);
    await services.quotes.refunds.refundDue();
    const { id } = chargeOf(sent);
    const parts = () => bank.refundParts.filter(({ charge }) => charge === id).map(({ amount }) => amount);
    expect(parts()).toEqual([100_000]);
    expect((await money()).paid).toMatchObject([{ refundedCents: 100_000 }]);
    expect((await money()).months.at(-1)).toEqual({ month: '2026-11', cents: DEPOSIT - 100_000 });
    const both = await Promise.all([refund(owner, sent.deposit, 300_000), refund(owner, sent.deposit, 300_000)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([202, 422]);
    await services.quotes.refunds.refundDue();
    expect(parts()).toEqual([100_000, 300_000]);
    const page = await world.server.app.inject({ method: 'GET', url: `/q/${sent.token}` });
    expect(page.body).toContain('A$4,000.00 refunded');
  });

  test('is taken off what was paid: on the couple’s card, in the list, its table and the month, and in the history', async () => {
    const sent = await accepted();
    await refund(owner, sent.deposit, 100_000);
    const paidCents = DEPOSIT - 100_000;
    const quote = (await owner.call('GET', `/quotes/${sent.id}`)).json().data;
    expect(quote).toMatchObject({
      stage: 'paid',
      paidCents,
      instalments: [{ state: 'paid', refundedCents: 100_000 }, {}],
    });
    expect(quote.events[0]).toMatchObject({ kind: 'refunded', author: expect.stringMatching(/./) });
    expect((await owner.call('GET', '/quotes')).json().data).toMatchObject([{ paidCents }]);
    expect((await owner.call('GET', '/quotes/month')).json().data).toMatchObject({ paidCents });
    expect((await owner.call('GET', '/quotes/export')).body).toContain(`,${(paidCents / 100).toFixed(2)},`);
    // What went back is not asked for again.
    expect((await money()).dueCents).toBe(1_652_800);
    now = new Date('2026-12-02T00:00:00Z');
    await refund(owner, sent.deposit, 1000);
    expect((await owner.call('GET', '/quotes/month')).json().data).toMatchObject({ paidCents: -1000 });
  });

  test('is tried until the bank has made it, and made once', async () => {
    const sent = await accepted();
    await refund(owner, sent.deposit, DEPOSIT);
    bank.refunds.response = 'none';
    await services.quotes.refunds.refundDue();
    bank.refunds.response = 'done';
    now = new Date(START.getTime() + 10 * 60_000);
    await services.quotes.refunds.refundDue();
    await services.quotes.refunds.refundDue();
    expect(bank.refundParts.filter(({ charge }) => charge === chargeOf(sent).id)).toHaveLength(1);
  });

  test('needs a manager of this customer; a colleague can only look', async () => {
    const sent = await accepted();
    const colleague = await world.colleague(owner, { providerIds: owner.providerIds, pages: ['payments'] });
    expect((await refund(colleague, sent.deposit, 1)).statusCode).toBe(403);
    expect((await refund(await world.owner(), sent.deposit, 1)).statusCode).toBe(404);
    expect(await money(colleague)).toMatchObject({ paid: [{ cents: DEPOSIT }] });
  });
});

describe('the gateway tells of', () => {
  test('a dispute: once in the to-do list, not refundable, and closed by a late event only once', async () => {
    const sent = await accepted();
    const { id } = chargeOf(sent);
    bank.disputes.set('dp_1', { payment_intent: id, amount: DEPOSIT, reason: 'fraudulent', status: 'needs_response' });
    for (const type of ['created', 'updated', 'created'])
      await sendWebhook(`charge.dispute.${type}`, 'dp_1', { at: now });
    expect((await money()).paid).toMatchObject([{ dispute: 'open' }]);
    expect((await prompts()).filter(({ title }) => title === 'A couple disputes a payment')).toHaveLength(1);
    expect((await refund(owner, sent.deposit, 100)).statusCode).toBe(409);
    bank.disputes.set('dp_1', { payment_intent: id, amount: DEPOSIT, reason: 'fraudulent', status: 'won' });
    await sendWebhook('charge.dispute.closed', 'dp_1', { at: now });
    expect((await money()).paid).toMatchObject([{ dispute: 'won' }]);
    expect((await refund(owner, sent.deposit, 100)).statusCode).toBe(202);
  });

  test('a payout: on its way, arrived or failed, whatever the order and however often', async () => {
    await accepted();
    const arrival_date = Date.parse('2026-11-23T00:00:00Z') / 1000;
    const payout = { account: account(), amount: 407_415, arrival_date };
    bank.payouts.set('po_1', { ...payout, status: 'in_transit' });
    await sendWebhook('payout.created', 'po_1', { at: now, account: account() });
    expect((await money()).payouts).toMatchObject([{ cents: 407_415, state: 'on_the_way', arrivesOn: '2026-11-23' }]);
    bank.payouts.set('po_1', { ...payout, status: 'failed' });
    for (const type of ['failed', 'created', 'failed'])
      await sendWebhook(`payout.${type}`, 'po_1', { at: now, account: account() });
    expect((await money()).payouts).toMatchObject([{ state: 'failed' }]);
    expect((await prompts()).filter(({ title }) => title === 'A payout didn’t reach your bank')).toHaveLength(1);
    await sendWebhook('payout.paid', 'po_1', { at: now, account: 'acct_of_nobody' });
    expect((await money()).payouts).toHaveLength(1);
  });
});

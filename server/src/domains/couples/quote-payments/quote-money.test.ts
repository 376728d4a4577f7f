import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PaymentServices, createPaymentServices } from '#app/payment-services.ts';
import { buildMerchantApplication } from '#domains/money/merchant/merchant.factory.ts';
import { readConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { type TestBank, startBank } from '#testing/bank.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildLead } from '../leads/leads.factory.ts';
import { findAttempt } from './quote-attempts.repository.ts';
import { owedQuery } from './quote-money.repository.ts';
import { enqueueQuoteRefund } from './quote-refunds.operations.ts';
import { type BuiltQuote, buildQuote } from '../quotes/quotes.factory.ts';

const START = new Date('2026-11-16T01:00:00Z');
const BACKFILL = new URL('../../../../migrations/0362_disputes_lost_before.sql', import.meta.url);
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
  await world.build((tx) => tx.deleteFrom('failed_refunds').execute());
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

  test('is summed up in full, also when there is more than the list shows', async () => {
    const sent = await accepted();
    const add = (first: number, day: string) =>
      world.build((tx) =>
        sql`insert into quote_instalments (customer_id, quote_id, number, kind, cents, gst_cents, due_on)
          select ${owner.customerId}, ${sent.id}, n, 'instalment', 1000, 91, ${day}::date
          from generate_series(${first}::integer, ${first}::integer + 249) n`.execute(tx),
      );
    await add(100, '2026-11-15');
    await add(400, '2026-11-16');
    expect(await money()).toMatchObject({ overdueCents: 250_000, dueCents: 1_652_800 + 250_000, hasMore: true });
    // What the list does not show at first can be reached: it has to be marked or paid back, too.
    const read = async (rows: number) =>
      (await owner.call('GET', `/providers/${owner.providerIds[0]}/quote-money?rows=${rows}`)).json().data;
    expect([(await money()).open.length, (await read(400)).open.length]).toEqual([200, 400]);
    const all = await read(800);
    expect([all.open.length, all.hasMore]).toEqual([501, false]);
    // Of a deal that was called off nothing is owed.
    await world.build((tx) =>
      tx
        .updateTable('couple_providers')
        .set({ status: 'refused' })
        .where('customer_id', '=', owner.customerId)
        .execute(),
    );
    expect(await money()).toMatchObject({ overdueCents: 0, dueCents: 0 });
  });

  test('what is owed is found by an index, however much other vendors are owed', async () => {
    const sent = await accepted();
    const plan = await world.build(async (tx) => {
      const rows = (customerId: ReturnType<typeof sql>, quoteId: ReturnType<typeof sql>, state: string) =>
        sql`insert into quote_instalments
            (customer_id, quote_id, number, kind, cents, gst_cents, due_on, state, paid_at, paid_by)
          select ${customerId}, ${quoteId}, n, 'instalment', 1000, 91, '2026-11-16', ${state},
            case when ${state} = 'paid' then now() end, case when ${state} = 'paid' then 'transfer' end
          from generate_series(100, 20000) n`.execute(tx);
      await rows(sql`${owner.customerId}::integer`, sql`${sent.id}::integer`, 'paid');
      // Their quotes are of no interest here.
      await sql`set local session_replication_role = replica`.execute(tx);
      await rows(sql`100000 + n`, sql`100000 + n`, 'open');
      await sql`analyze quote_instalments`.execute(tx);
      const key = { customerId: owner.customerId, providerId: of().provider_id };
      const query = owedQuery(key, now.toISOString());
      const { rows: lines } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(tx);
      await sql`delete from quote_instalments where customer_id > 100000`.execute(tx);
      return lines.map((line) => line['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('quote_instalments_open');
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

  test('a transfer that was marked by mistake is due again, once; a payment by card is not undone', async () => {
    const sent = await accepted({ card: false });
    const received = (method: 'POST' | 'DELETE', id = sent.deposit) =>
      owner.call(method, `/quote-instalments/${id}/received`);
    await received('POST');
    expect([(await received('DELETE')).statusCode, (await received('DELETE')).statusCode]).toEqual([204, 204]);
    const trail = await world.build((tx) =>
      tx
        .selectFrom('audit_entries')
        .select('id')
        .where('action', '=', 'quotePayments.undoReceived')
        .where('subject_id', '=', sent.id)
        .execute(),
    );
    expect(trail).toHaveLength(1);
    const { paid, open } = await money();
    expect([paid, open[0]]).toMatchObject([[], { id: sent.deposit, state: 'open', paidAt: null, paidBy: null }]);
    const { data } = (await owner.call('GET', `/quotes/${sent.id}`)).json();
    expect(data).toMatchObject({ paidCents: 0, stage: 'accepted' });
    expect(data.events.map(({ kind }: { kind: string }) => kind).slice(0, 2)).toEqual(['payment_undone', 'paid']);
    await received('POST');
    expect((await money()).paid).toHaveLength(1);
    const byCard = await accepted({ day: '2027-04-11' });
    expect((await received('DELETE', byCard.deposit)).statusCode).toBe(409);
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
    // A deposit that has gone back whole is not ‘Deposit paid’.
    await refund(owner, sent.deposit, paidCents - 1000);
    const after = { stage: 'accepted', paidCents: 0 };
    expect((await owner.call('GET', `/quotes/${sent.id}`)).json().data).toMatchObject(after);
    expect((await owner.call('GET', '/quotes')).json().data).toMatchObject([after]);
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

  test('that the gateway refuses is not asked for again: it counts as paid, and can be refunded again', async () => {
    const sent = await accepted();
    await refund(owner, sent.deposit, 100_000);
    bank.refunds.response = 'refused';
    await services.quotes.refunds.refundDue();
    const { requested } = bank.refunds;
    now = new Date('2026-11-20T01:00:00Z');
    await services.quotes.refunds.refundDue();
    expect(bank.refunds.requested).toBe(requested);
    expect((await money()).paid).toMatchObject([{ refundedCents: 0 }]);
    expect((await prompts()).filter(({ title }) => title === 'A refund couldn’t be made')).toHaveLength(1);
    const finance = (await world.staff({ roles: ['finance'] })).call;
    const failed = (await finance('GET', '/desk/failed-refunds')).json().data as object[];
    const own = {
      about: 'quote',
      cents: 100_000,
      customer: { id: owner.customerId },
      isRefused: true,
      canRetry: false,
    };
    expect(failed).toContainEqual(expect.objectContaining({ ...own, customer: expect.objectContaining(own.customer) }));
    // The couple has heard of no refund, so they aren’t told that it failed.
    const mails = () =>
      world.build((tx) =>
        tx.selectFrom('quote_mails').select('kind').where('quote_id', '=', sent.id).orderBy('id').execute(),
      );
    expect((await mails()).map(({ kind }) => kind)).toEqual(['accepted', 'receipt']);

    bank.refunds.response = 'done';
    expect((await refund(owner, sent.deposit, 100_000)).statusCode).toBe(202);
    await services.quotes.refunds.refundDue();
    expect(bank.refundParts.filter(({ charge }) => charge === chargeOf(sent).id)).toHaveLength(1);
    expect((await money()).paid).toMatchObject([{ refundedCents: 100_000 }]);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['accepted', 'receipt', 'refund']);
  });

  test('that the gateway made before, when its answer was lost for days, is not made twice', async () => {
    const sent = await accepted();
    await refund(owner, sent.deposit, 100_000);
    const { id } = chargeOf(sent);
    const [row] = await world.build((tx) =>
      tx.selectFrom('quote_refunds').select('id').where('quote_id', '=', sent.id).execute(),
    );
    const key = `quote-refund-${row?.id}`;
    bank.refundParts.push({ id: 're_before', charge: id, amount: 100_000, key, created: 0, status: 'succeeded' });
    const { requested } = bank.refunds;
    await services.quotes.refunds.refundDue();
    expect(bank.refunds.requested).toBe(requested);
    expect((await money()).paid).toMatchObject([{ refundedCents: 100_000 }]);
    expect((await prompts()).map(({ title }) => title)).not.toContain('A refund couldn’t be made');
  });

  test('that fails days later counts as paid again: vendor, couple and team are told, once', async () => {
    const sent = await accepted();
    await refund(owner, sent.deposit, 100_000);
    await services.quotes.refunds.refundDue();
    const made = bank.refundParts.at(-1) ?? expect.fail('nothing was refunded');
    const report = (type = 'refund.failed') => sendWebhook(type, made.id, { at: now });
    const finance = (await world.staff({ roles: ['finance'] })).call;
    const open = async () => (await finance('GET', '/desk/failed-refunds')).json().data as { id: number }[];
    const figures = async () => (await finance('GET', '/desk/money')).json().data;
    const before = await figures();

    // The gateway also reports what went well.
    await report('refund.updated');
    expect((await money()).paid).toMatchObject([{ refundedCents: 100_000 }]);
    expect(await open()).toEqual([]);
    made.status = 'failed';
    now = new Date('2026-11-20T01:00:00Z');
    expect((await Promise.all([report(), report(), report('refund.updated')])).map((each) => each.statusCode)).toEqual([
      204, 204, 204,
    ]);

    expect((await money()).paid).toMatchObject([{ refundedCents: 0 }]);
    expect((await money()).months.at(-1)).toEqual({ month: '2026-11', cents: DEPOSIT });
    const quote = (await owner.call('GET', `/quotes/${sent.id}`)).json().data;
    expect(quote).toMatchObject({ paidCents: DEPOSIT, instalments: [{ refundedCents: 0 }, {}] });
    expect(quote.events.map(({ kind }: { kind: string }) => kind).slice(0, 2)).toEqual(['refund_failed', 'refunded']);
    expect((await owner.call('GET', '/quotes/month')).json().data).toMatchObject({ paidCents: DEPOSIT });
    const page = await world.server.app.inject({ method: 'GET', url: `/q/${sent.token}` });
    expect(page.body).not.toContain('refunded');
    expect((await prompts()).filter(({ title }) => title === 'A refund didn’t reach a couple')).toHaveLength(1);
    const mails = await world.build((tx) =>
      tx.selectFrom('quote_mails').select('kind').where('quote_id', '=', sent.id).orderBy('id').execute(),
    );
    expect(mails.map(({ kind }) => kind)).toEqual(['accepted', 'receipt', 'refund', 'refund_failed']);

    const [failed, ...others] = await open();
    expect(others).toEqual([]);
    expect(failed).toMatchObject({ about: 'quote', cents: 100_000, customer: { id: owner.customerId } });
    expect((await figures()).failedRefunds).toEqual({ count: 1, cents: 100_000 });
    expect(before.failedRefunds).toEqual({ count: 0, cents: 0 });
    const settle = (note: string) =>
      finance('POST', `/desk/failed-refunds/${failed?.id}/settle`, { body: { note } }).then((each) => each.statusCode);
    expect(await settle('')).toBe(422);
    expect(await settle('The vendor transferred it')).toBe(204);
    expect(await settle('Twice')).toBe(409);
    expect(await open()).toEqual([]);
    expect((await finance('GET', '/desk/failed-refunds?list=all')).json().data).toMatchObject([
      { id: failed?.id, note: 'The vendor transferred it' },
    ]);
    // All of it is there to be refunded again.
    expect((await refund(owner, sent.deposit, DEPOSIT)).statusCode).toBe(202);
  });

  test('of a charge that paid for nothing can fail, too: only the team and the people are told', async () => {
    const sent = await accepted();
    await world.build((tx) =>
      tx
        .updateTable('quote_attempts')
        .set({ status: 'failed', failure: 'abandoned' })
        .where('quote_id', '=', sent.id)
        .execute(),
    );
    const charge = chargeOf(sent);
    const attempt = await world.build((tx) =>
      tx.selectFrom('quote_attempts').selectAll().where('gateway_id', '=', charge.id).executeTakeFirstOrThrow(),
    );
    const notOwed = { cents: DEPOSIT, reason: 'Charged twice', by: null, now };
    await world.build((tx) => enqueueQuoteRefund(tx, attempt, notOwed));
    await services.quotes.refunds.refundDue();
    const made = bank.refundParts.at(-1) ?? expect.fail('nothing was refunded');
    made.status = 'failed';
    await sendWebhook('refund.failed', made.id, { at: now });
    const instalment = () =>
      world.build((tx) =>
        tx.selectFrom('quote_instalments').select('refunded_cents').where('id', '=', sent.deposit).execute(),
      );
    expect(await instalment()).toEqual([{ refunded_cents: 0 }]);
    expect((await prompts()).map(({ title }) => title)).toContain('A refund didn’t reach a couple');
    // A late event about the charge does not make it pay for something after all.
    await sendWebhook('payment_intent.succeeded', charge.id, { at: now });
    expect(await world.build((tx) => findAttempt(tx, attempt.id))).toMatchObject({ status: 'failed' });
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
    await sendWebhook('charge.dispute.closed', 'dp_1', { at: now });
    expect((await prompts()).filter(({ title }) => title === 'A disputed payment is yours')).toHaveLength(1);
    const { events } = (await owner.call('GET', `/quotes/${sent.id}`)).json().data;
    const kinds = events.map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind.startsWith('dispute'))).toEqual(['dispute_won', 'disputed']);
    expect((await refund(owner, sent.deposit, 100)).statusCode).toBe(202);
  });

  test('a dispute that is lost: the vendor reads it, once, and what was taken cannot be refunded', async () => {
    const sent = await accepted();
    const report = async (status: string) => {
      bank.disputes.set('dp_2', {
        payment_intent: chargeOf(sent).id,
        amount: DEPOSIT,
        reason: 'product_not_received',
        status,
      });
      await sendWebhook('charge.dispute.closed', 'dp_2', { at: now });
    };
    for (const status of ['needs_response', 'lost', 'lost', 'needs_response']) await report(status);
    expect((await money()).paid).toMatchObject([{ dispute: 'lost' }]);
    expect((await prompts()).filter(({ title }) => title === 'A couple’s bank took a payment back')).toHaveLength(1);
    const { events, paidCents } = (await owner.call('GET', `/quotes/${sent.id}`)).json().data;
    expect(events[0]).toMatchObject({ kind: 'dispute_lost' });
    expect((await refund(owner, sent.deposit, 100)).statusCode).toBe(409);
    // The vendor does not have it any more, and the couple does not owe it again.
    expect([paidCents, (await money()).months.at(-1)]).toEqual([0, { month: '2026-11', cents: 0 }]);
    expect((await owner.call('GET', '/quotes/month')).json().data).toMatchObject({ paidCents: 0 });
    expect((await money()).open.map(({ kind }: { kind: string }) => kind)).toEqual(['balance']);
  });

  test('of a payment that was refunded in part, a lost dispute takes what was left', async () => {
    const sent = await accepted();
    await refund(owner, sent.deposit, 100_000);
    const dispute = { payment_intent: chargeOf(sent).id, amount: DEPOSIT, reason: 'duplicate', status: 'lost' };
    bank.disputes.set('dp_3', dispute);
    await sendWebhook('charge.dispute.closed', 'dp_3', { at: now });
    expect((await owner.call('GET', `/quotes/${sent.id}`)).json().data.paidCents).toBe(0);
    expect((await money()).months.at(-1)).toMatchObject({ cents: 0 });
    // The refund does not arrive after all; their bank has taken that part as well.
    await services.quotes.refunds.refundDue();
    const made = bank.refundParts.at(-1) ?? expect.fail('nothing was refunded');
    made.status = 'failed';
    await sendWebhook('refund.failed', made.id, { at: now });
    expect((await owner.call('GET', `/quotes/${sent.id}`)).json().data).toMatchObject({ paidCents: 0 });
    expect((await money()).months.at(-1)).toMatchObject({ cents: 0 });
    expect((await owner.call('GET', '/quotes/month')).json().data).toMatchObject({ paidCents: 0 });
  });

  test('disputes that were lost before they were counted are counted by the migration, other payments stay', async () => {
    const whole = await accepted();
    owner = await world.owner();
    const part = await accepted();
    await refund(owner, part.deposit, 100_000);
    const disputes = [
      ['dp_8', whole, DEPOSIT],
      ['dp_9', part, 50_000],
    ] as const;
    for (const [name, sent, amount] of disputes) {
      bank.disputes.set(name, { payment_intent: chargeOf(sent).id, amount, reason: 'duplicate', status: 'lost' });
      await sendWebhook('charge.dispute.closed', name, { at: now });
    }
    const sums = async () =>
      (
        await world.build((tx) =>
          sql<{ paid: number; back: number }>`select paid_cents as paid, refunded_cents as back from quotes
            join quote_instalments part on part.quote_id = quotes.id and part.number = 1
            where quotes.id in (${whole.id}, ${part.id}) order by quotes.id`.execute(tx),
        )
      ).rows;
    const counted = [
      { paid: 0, back: DEPOSIT },
      { paid: DEPOSIT - 150_000, back: 150_000 },
    ];
    expect(await sums()).toEqual(counted);
    // As it was before: only refunds were counted.
    await world.build(async (tx) => {
      await sql`update quote_instalments set refunded_cents = case when quote_id = ${part.id} then 100000 else 0 end
        where id in (${whole.deposit}, ${part.deposit})`.execute(tx);
      await sql`update quotes set paid_cents = ${DEPOSIT} - case when id = ${part.id} then 100000 else 0 end
        where id in (${whole.id}, ${part.id})`.execute(tx);
      const migration = await readFile(BACKFILL, 'utf8');
      await sql.raw(`do $run$ begin execute $file$${migration}$file$; end $run$`).execute(tx);
    });
    expect(await sums()).toEqual(counted);
  });

  test('what a payout is made of: what couples paid, less the card fee and what went back', async () => {
    const sent = await accepted();
    const { id, fee } = chargeOf(sent);
    const transactions = [
      { type: 'payment', amount: DEPOSIT, fee: fee ?? 0 },
      { type: 'payment_refund', amount: -100_000, fee: -1400 },
    ];
    const amount = DEPOSIT - (fee ?? 0) - 98_600;
    const payout = { account: account(), amount, arrival_date: Date.parse('2026-11-23T00:00:00Z') / 1000 };
    const told = async () => {
      await sendWebhook('payout.created', `po_${id}`, { at: now, account: account() });
      return (await money()).payouts;
    };
    // Without the list, or with one that does not add up, only the amount is shown.
    bank.payouts.set(`po_${id}`, { ...payout, status: 'in_transit' });
    expect(await told()).toMatchObject([{ cents: amount, parts: null }]);
    bank.payouts.set(`po_${id}`, { ...payout, status: 'in_transit', transactions: transactions.slice(1) });
    expect(await told()).toMatchObject([{ cents: amount, parts: null }]);
    bank.payouts.set(`po_${id}`, {
      ...payout,
      status: 'in_transit',
      transactions: [...transactions, { type: 'payout', amount: -amount, fee: 0 }],
    });
    const parts = { paidCents: DEPOSIT, feeCents: 5785 - 1400, refundedCents: 100_000 };
    expect(await told()).toMatchObject([{ cents: amount, parts }]);
    bank.payouts.set(`po_${id}`, { ...payout, status: 'paid' });
    expect(await told()).toMatchObject([{ state: 'arrived', parts }]);
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

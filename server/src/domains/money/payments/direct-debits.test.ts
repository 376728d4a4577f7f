import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PaymentServices, createPaymentServices } from '#app/payment-services.ts';
import { readConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { createMailer, type Mailer } from '#platform/mail/mailer.ts';
import { type TestBank, startBank } from '#testing/bank.ts';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { lockPayment } from './payments.repository.ts';
import { cancelUnpaid } from './refund-installment.operations.ts';

/** A Monday at noon in Sydney. */
const START = '2026-11-16T01:00:00Z';

let bank: TestBank;
let outbox: Outbox;
let mailer: Mailer;
let world: World;
let services: PaymentServices;
let now = new Date(START);
let vendor: Actor;
let providerId: number;

beforeAll(async () => {
  bank = await startBank();
  outbox = await startOutbox();
  const clock = { now: () => now };
  world = await startWorld({ clock, environment: bank.environment });
  const log = createLog('silent');
  mailer = createMailer({ smtpUrl: outbox.environment['SMTP_URL'] ?? '', from: 'hello@bellbird.example', log });
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: world.databaseUrl, ...bank.environment });
  services = createPaymentServices({ config, db: world.db, clock, log, mailer });
});
afterAll(async () => {
  await world.close();
  mailer.close();
  await outbox.close();
  await bank.close();
});
beforeEach(async () => {
  now = new Date(START);
  vendor = await world.owner();
  providerId = vendor.providerIds[0] ?? 0;
});

const ACCOUNT = {
  holder: 'Imogen Hartley',
  bsb: '062-000',
  accountNumber: '1234 5678',
  agreed: true,
  mandateVersion: 1,
};
const debits = () => `/customers/${vendor.customerId}/direct-debits`;
const add = (change: object = {}) => vendor.call('POST', debits(), { body: { ...ACCOUNT, ...change } });
const addDebit = async () => (await add()).json<{ data: { id: number } }>().data.id;
const rows = () =>
  world.build((tx) =>
    tx.selectFrom('direct_debits').selectAll().where('customer_id', '=', vendor.customerId).execute(),
  );

async function setUp(installments = 1, product = 'Plus'): Promise<number> {
  const { id: productId } = await world.build((tx) =>
    tx.selectFrom('products').select('id').where('name', '=', product).executeTakeFirstOrThrow(),
  );
  const body = { providerId, productId, type: 'direct_debit', installments };
  return (await vendor.call('POST', '/payments', { body })).json<{ data: { id: number } }>().data.id;
}
const pay = async (id: number, directDebitId: number, part = 1) =>
  (await vendor.call('POST', `/payments/${id}/purchase`, { body: { part, directDebitId } })).json().data;
const read = async (id: number) => (await vendor.call('GET', `/payments/${id}`)).json().data;
const lastCharge = () => bank.charges.at(-1) ?? expect.fail('nothing was debited');
const report = (type: string) =>
  world.server.app.inject({
    method: 'POST',
    url: '/hooks/payments',
    ...bank.webhook(type, lastCharge().id, { at: now }),
  });
const mails = () =>
  world.build((tx) =>
    tx
      .selectFrom('payment_mails')
      .select('kind')
      .where('customer_id', '=', vendor.customerId)
      .orderBy('id')
      .execute()
      .then((found) => found.map(({ kind }) => kind)),
  );
const askedToPay = () =>
  world.build((tx) =>
    tx
      .selectFrom('provider_prompts')
      .select(['title', 'completed_at'])
      .where('customer_id', '=', vendor.customerId)
      .where('type', '=', 'payment')
      .execute()
      .then((found) => found.map(({ completed_at }) => (completed_at === null ? 'to do' : 'done'))),
  );
const isLimited = async () =>
  (await vendor.call('GET', `/providers/${providerId}/active-product`)).json().data.isLimited;

describe('a direct debit request', () => {
  test('PAY-005 keeps who agreed to what and from where, and no account number', async () => {
    const answer = await add();
    expect([answer.statusCode, answer.json().data]).toEqual([
      201,
      { id: expect.any(Number), holder: 'Imogen Hartley', bsb: '062-000', last4: '5678', agreedAt: now.toISOString() },
    ]);
    const [row] = await rows();
    expect(row).toMatchObject({
      agreed_by: vendor.id,
      agreed_from: '127.0.0.1',
      mandate_version: 1,
      mandate: expect.stringMatching(/^mandate_/),
    });
    expect(JSON.stringify(row)).not.toContain('12345678');
  });

  test.each([
    ['a BSB of five digits', { bsb: '06200' }, 'bsb'],
    ['an account of four digits', { accountNumber: '1234' }, 'accountNumber'],
    ['nobody’s agreement', { agreed: false }, 'agreed'],
    ['another version of the text', { mandateVersion: 2 }, 'mandateVersion'],
  ])('is refused at its field with %s', async (_, change, field) => {
    const answer = await add(change);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
    expect(await rows()).toEqual([]);
  });

  test('is refused when the bank knows no such account, and a sixth one is one too many', async () => {
    expect((await add({ accountNumber: '99912345' })).json().code).toBe('account_refused');
    for (let count = 0; count < 5; count += 1) await add();
    expect((await add()).json().code).toBe('too_many_debits');
  });

  test('is one of five at most, also when several are added at the same moment, and the gateway has no others', async () => {
    const before = bank.saved.size;
    const answers = await Promise.all(Array.from({ length: 8 }, () => add()));
    const codes = answers.map((answer) => (answer.statusCode === 201 ? 'added' : answer.json().code));
    expect(codes.filter((code) => code === 'added')).toHaveLength(5);
    expect(codes.filter((code) => code === 'too_many_debits')).toHaveLength(3);
    expect([(await rows()).length, bank.saved.size - before]).toEqual([5, 5]);
  });

  test('that was cancelled can be used no more, and the gateway forgets the account', async () => {
    const id = await addDebit();
    const [row] = await rows();
    expect((await vendor.call('DELETE', `${debits()}/${id}`)).statusCode).toBe(204);
    expect((await vendor.call('GET', debits())).json().data).toEqual([]);
    expect(bank.saved.has(row?.token ?? '')).toBe(false);
    const paid = await vendor.call('POST', `/payments/${await setUp()}/purchase`, {
      body: { part: 1, directDebitId: id },
    });
    expect(paid.statusCode).toBe(404);
  });
});

describe('a payment by direct debit', () => {
  test('PAY-005 is on its way for days, is announced, and starts the package when the money is there', async () => {
    const id = await setUp();
    expect(await pay(id, await addDebit())).toEqual({ outcome: 'processing' });
    expect(await read(id)).toMatchObject({
      type: 'direct_debit',
      status: 'pending',
      underWay: 'processing',
      clearsOn: '2026-11-19',
      isStarted: false,
    });
    expect(await mails()).toEqual(['debit_notice']);
    // Asking every minute would be of no use before the day it is expected.
    const asked = bank.charges.length;
    now = new Date('2026-11-18T01:00:00Z');
    bank.move(lastCharge(), 'succeeded');
    await services.reconciliation.reconcile();
    expect([await isStarted(id), bank.charges.length]).toEqual([false, asked]);
    await report('payment_intent.succeeded');
    expect(await read(id)).toMatchObject({ status: 'paid', isStarted: true, clearsOn: null, underWay: null });
    expect(await mails()).toEqual(['debit_notice', 'invoice']);
  });

  test('PAY-005 whose webhook was lost is looked up on the day it is expected', async () => {
    const id = await setUp();
    await pay(id, await addDebit());
    bank.move(lastCharge(), 'succeeded');
    now = new Date('2026-11-19T12:00:00Z');
    await services.reconciliation.reconcile();
    expect(await isStarted(id)).toBe(true);
  });

  test('PAY-005 that the bank refuses after days tells the vendor, starts nothing, and can be tried again', async () => {
    await world.build((tx) =>
      tx.updateTable('providers').set({ paid_status: 'limited' }).where('id', '=', providerId).execute(),
    );
    const id = await setUp();
    const debit = await addDebit();
    await pay(id, debit);
    bank.move(lastCharge(), 'requires_payment_method', 'insufficient_funds');
    await report('payment_intent.payment_failed');
    expect(await read(id)).toMatchObject({ status: 'failed', failure: 'insufficient_funds', underWay: null });
    expect(await isLimited()).toBe(true);
    expect(await mails()).toEqual(['debit_notice', 'failed']);
    expect(await pay(id, debit)).toEqual({ outcome: 'processing' });
    bank.move(lastCharge(), 'succeeded');
    await report('payment_intent.succeeded');
    expect(await isStarted(id)).toBe(true);
    expect(await isLimited()).toBe(false);
  });

  test('that the bank refuses after the payment was called off asks nobody to pay', async () => {
    const id = await setUp();
    await pay(id, await addDebit());
    await world.build(async (tx) => {
      const payment = await lockPayment(tx, { customerId: vendor.customerId, providerIds: [providerId] }, id);
      await cancelUnpaid(tx, payment ?? expect.fail('There is no payment.'), now);
    });
    bank.move(lastCharge(), 'requires_payment_method', 'insufficient_funds');
    await report('payment_intent.payment_failed');
    expect(await read(id)).toMatchObject({ status: 'cancelled', failure: null, underWay: null });
    expect(await mails()).toEqual(['debit_notice']);
    const body = { part: 1, token: bank.newCard(), returnPath: `/checkout?paymentIds=${id}` };
    expect((await vendor.call('POST', `/payments/${id}/purchase`, { body })).statusCode).toBe(409);
  });

  test('that the bank refuses asks for another way to pay, until the vendor cancels the payment', async () => {
    const id = await setUp();
    await pay(id, await addDebit());
    bank.move(lastCharge(), 'requires_payment_method', 'insufficient_funds');
    await report('payment_intent.payment_failed');
    expect(await askedToPay()).toEqual(['to do']);
    expect((await vendor.call('POST', `/payments/${id}/actions`, { body: { type: 'cancel' } })).statusCode).toBe(200);
    expect(await askedToPay()).toEqual(['done']);
  });

  test('that failed can be paid by card instead, and two clicks debit once', async () => {
    const id = await setUp();
    const debit = await addDebit();
    const before = bank.charges.length;
    await Promise.all([pay(id, debit), pay(id, debit)]);
    expect(bank.charges.length).toBe(before + 1);
    bank.move(lastCharge(), 'requires_payment_method', 'account_closed');
    await report('payment_intent.payment_failed');
    expect(await read(id)).toMatchObject({ failure: 'account_closed' });
    const body = { part: 1, token: bank.newCard(), returnPath: `/checkout?paymentIds=${id}` };
    expect((await vendor.call('POST', `/payments/${id}/purchase`, { body })).json().data).toEqual({ outcome: 'paid' });
    expect(await read(id)).toMatchObject({ type: 'credit_card', status: 'paid' });
  });

  test('PAY-011 later instalments are announced three days ahead and debited on their day, never without notice', async () => {
    const id = await setUp(3);
    await pay(id, await addDebit());
    bank.move(lastCharge(), 'succeeded');
    await report('payment_intent.succeeded');
    const morning = async (day: string) => {
      now = new Date(`${day}T21:00:00Z`);
      await services.dueInstallments.announceDebits();
      await services.dueInstallments.chargeAll();
    };
    const before = bank.charges.length;
    await morning('2026-12-11');
    expect(await mails()).toEqual(['debit_notice', 'invoice']);
    await morning('2026-12-12');
    await morning('2026-12-13');
    expect(await mails()).toEqual(['debit_notice', 'invoice', 'debit_notice']);
    await morning('2026-12-15');
    expect(bank.charges.length).toBe(before + 1);
    expect(lastCharge()).toMatchObject({ status: 'processing', amount: 39_600 });
    // In Sydney it is Wednesday.
    expect(await read(id)).toMatchObject({ clearsOn: '2026-12-21' });
    // The server was down and the notice is late: the debit waits for it.
    bank.move(lastCharge(), 'succeeded');
    await report('payment_intent.succeeded');
    await morning('2027-01-15');
    expect(bank.charges.length).toBe(before + 1);
    await morning('2027-01-17');
    expect(bank.charges.length).toBe(before + 2);
  });

  test('asks the vendor to pay an instalment when the request was cancelled', async () => {
    const id = await setUp(3);
    const debit = await addDebit();
    await pay(id, debit);
    bank.move(lastCharge(), 'succeeded');
    await report('payment_intent.succeeded');
    await vendor.call('DELETE', `${debits()}/${debit}`);
    const before = bank.charges.length;
    now = new Date('2026-12-15T21:00:00Z');
    await services.dueInstallments.announceDebits();
    await services.dueInstallments.chargeAll();
    expect(bank.charges.length).toBe(before);
    expect(await mails()).toEqual(['debit_notice', 'invoice', 'failed']);
    expect(await askedToPay()).toEqual(['to do']);
    // The team calls the rest off: nobody has to pay it any more.
    await world.build(async (tx) => {
      const payment = await lockPayment(tx, { customerId: vendor.customerId, providerIds: [providerId] }, id);
      await cancelUnpaid(tx, payment ?? expect.fail('There is no payment.'), now);
    });
    expect(await askedToPay()).toEqual(['done']);
  });

  test('nobody is told of a debit that was called off, or asked to pay what was paid, before the mail leaves', async () => {
    const email = 'debited@example.com';
    await world.build((tx) => tx.updateTable('customer_users').set({ email }).where('id', '=', vendor.id).execute());
    const subjects = async () => {
      await services.mails.sendDue();
      const found = [];
      while (outbox.untaken().includes(email)) found.push((await outbox.mailTo(email)).subject);
      return found;
    };
    const id = await setUp(3);
    const debit = await addDebit();
    await pay(id, debit);
    bank.move(lastCharge(), 'requires_payment_method', 'insufficient_funds');
    await report('payment_intent.payment_failed');
    await pay(id, debit);
    bank.move(lastCharge(), 'succeeded');
    await report('payment_intent.succeeded');
    expect(await mails()).toEqual(['debit_notice', 'failed', 'debit_notice', 'invoice']);
    expect(await subjects()).toEqual([expect.stringMatching(/^Your tax invoice/)]);

    now = new Date('2026-12-13T21:00:00Z');
    await services.dueInstallments.announceDebits();
    await vendor.call('DELETE', `${debits()}/${debit}`);
    expect((await mails()).at(-1)).toBe('debit_notice');
    expect(await subjects()).toEqual([]);
    // Now it has to be paid another way, which is still true when the mail leaves.
    now = new Date('2026-12-15T21:00:00Z');
    await services.dueInstallments.chargeAll();
    expect(await subjects()).toEqual(['Your bank didn’t pay our direct debit']);
  });

  test('the notice names amount, account and day', async () => {
    const email = 'noticed@example.com';
    await world.build((tx) => tx.updateTable('customer_users').set({ email }).where('id', '=', vendor.id).execute());
    const id = await setUp();
    await pay(id, await addDebit());
    await services.mails.sendDue();
    const mail = await outbox.mailTo(email);
    expect(mail.text).toContain('A$1,188.00');
    expect(mail.text).toContain('ending in 5678');
    expect(mail.text).toContain('16.11.2026');
  });

  test('that the bank takes back after it cleared ends the package, corrects the invoice and tells the vendor', async () => {
    const id = await setUp(3);
    await pay(id, await addDebit());
    bank.move(lastCharge(), 'succeeded');
    await report('payment_intent.succeeded');
    expect([await isStarted(id), await isLimited()]).toEqual([true, false]);
    const dispute = async (status: string) => {
      bank.disputes.set('dp_becs', { payment_intent: lastCharge().id, amount: 39_600, reason: 'general', status });
      const hook = bank.webhook('charge.dispute.closed', 'dp_becs', { at: now });
      return world.server.app.inject({ method: 'POST', url: '/hooks/payments', ...hook });
    };
    // Banks give a debit back without asking us. The second event says the same, a third one arrives late.
    for (const status of ['lost', 'lost', 'needs_response']) expect((await dispute(status)).statusCode).toBe(204);

    const payment = await read(id);
    expect(payment).toMatchObject({
      status: 'cancelled',
      installments: [
        { status: 'paid', isRefunded: true, adjustmentNumber: expect.any(Number) },
        { status: 'cancelled' },
        { status: 'cancelled' },
      ],
    });
    expect(await isLimited()).toBe(true);
    expect((await vendor.call('GET', debits())).json().data).toEqual([]);
    const titles = (await vendor.call('GET', '/provider-prompts'))
      .json()
      .data.map((each: { title: string }) => each.title);
    expect(titles.filter((title: string) => title === 'Your bank took A$396.00 back')).toHaveLength(1);
    expect(await mails()).toEqual(['debit_notice', 'invoice', 'adjustment']);
    await services.mails.sendDue();
    const { email } = await world.build((tx) =>
      tx.selectFrom('customer_users').select('email').where('id', '=', vendor.id).executeTakeFirstOrThrow(),
    );
    // Everybody’s address is the same, so mails of earlier tests are before it.
    let sent = await outbox.mailTo(email ?? '');
    while (!sent.subject?.startsWith('Your adjustment note')) sent = await outbox.mailTo(email ?? '');
    expect(sent.text).toContain('Your bank took back A$396.00');
    expect(sent.attachments.map(({ filename }) => filename)).toEqual([
      `adjustment-note-AN-${payment.installments[0].adjustmentNumber}.pdf`,
    ]);
    const finance = await world.staff({ roles: ['finance'] });
    const books = await finance.call('GET', '/desk/money/export?from=2026-11-16&to=2026-11-17');
    const lines = books.body.split('\n').filter((line) => line.includes(lastCharge().id) || line.includes('dp_becs'));
    expect(new Set(lines.map((line) => /-?396\b/.exec(line)?.[0]))).toEqual(new Set(['396', '-396']));
    now = new Date('2026-12-16T21:00:00Z');
    const charged = bank.charges.length;
    await services.dueInstallments.chargeAll();
    expect(bank.charges.length).toBe(charged);
  });

  test('that the bank takes back stops what is still due for the package that it replaced', async () => {
    const [replaced, debit] = [await setUp(3), await addDebit()];
    await pay(replaced, debit);
    bank.move(lastCharge(), 'succeeded');
    await report('payment_intent.succeeded');
    const upgrade = await setUp(1, 'Spotlight');
    await pay(upgrade, debit);
    bank.move(lastCharge(), 'succeeded');
    await report('payment_intent.succeeded');
    const { id, amount } = lastCharge();
    bank.disputes.set('dp_upgrade', { payment_intent: id, amount, reason: 'general', status: 'lost' });
    const hook = bank.webhook('charge.dispute.closed', 'dp_upgrade', { at: now });
    await world.server.app.inject({ method: 'POST', url: '/hooks/payments', ...hook });
    expect(await isLimited()).toBe(true);
    expect(await read(replaced)).toMatchObject({
      status: 'cancelled',
      installments: [{ status: 'paid', isRefunded: false }, { status: 'cancelled' }, { status: 'cancelled' }],
    });
  });

  test('that is disputed ends nothing until the bank has decided, and another package goes on', async () => {
    const [first, debit] = [await setUp(), await addDebit()];
    await pay(first, debit);
    bank.move(lastCharge(), 'succeeded');
    await report('payment_intent.succeeded');
    const disputed = lastCharge();
    const second = await setUp();
    await pay(second, debit);
    bank.move(lastCharge(), 'succeeded');
    await report('payment_intent.succeeded');
    const dispute = (status: string) => {
      bank.disputes.set('dp_2', { payment_intent: disputed.id, amount: disputed.amount, reason: 'general', status });
      const hook = bank.webhook('charge.dispute.updated', 'dp_2', { at: now });
      return world.server.app.inject({ method: 'POST', url: '/hooks/payments', ...hook });
    };
    await dispute('needs_response');
    expect(await read(first)).toMatchObject({ status: 'paid', installments: [{ isRefunded: false }] });
    await dispute('lost');
    expect(await read(first)).toMatchObject({ status: 'cancelled', installments: [{ isRefunded: true }] });
    expect([await isStarted(second), await isLimited()]).toEqual([true, false]);
  });
});

const isStarted = async (id: number) => (await read(id)).isStarted;

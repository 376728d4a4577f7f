import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PaymentServices, createPaymentServices } from '#app/payment-services.ts';
import { readConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { createMailer, type Mailer } from '#platform/mail/mailer.ts';
import { type TestBank, startBank } from '#testing/bank.ts';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { readPdfTexts } from '#testing/pdf-text.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildCampaign } from '#domains/money/packages/campaigns.factory.ts';
import { updateCampaign } from '#domains/money/packages/campaigns.repository.ts';
import { claimPaymentMail } from './payment-mails.repository.ts';
import { buildPayment } from './payments.factory.ts';

const START = '2026-11-16T02:00:00Z';
const RETURN = '/checkout?paymentIds=1';

let bank: TestBank;
let outbox: Outbox;
let mailer: Mailer;
let world: World;
/** The services that jobs would run. */
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

type Read = {
  status: string;
  amountCents: number;
  dueDate: string;
  isStarted: boolean;
  underWay: string | null;
  failure: string | null;
  installments: { id: number; amountCents: number; dueDate: string; status: string; invoiceNumber: number | null }[];
};

async function productId(name = 'Plus'): Promise<number> {
  const row = await world.build((tx) =>
    tx.selectFrom('products').select('id').where('name', '=', name).executeTakeFirstOrThrow(),
  );
  return row.id;
}

async function setUp(plan: { type?: string; installments?: number } = {}): Promise<number> {
  const body = { providerId, productId: await productId(), type: 'credit_card', installments: 1, ...plan };
  const answer = await vendor.call('POST', '/payments', { body });
  expect(answer.statusCode).toBe(201);
  return (answer.json() as { data: { id: number } }).data.id;
}

async function saveCard(habit?: string): Promise<number> {
  const answer = await vendor.call('POST', `/customers/${vendor.customerId}/credit-cards`, {
    body: { token: bank.newCard(habit) },
  });
  expect(answer.statusCode).toBe(201);
  return (answer.json() as { data: { id: number } }).data.id;
}

const purchase = (id: number, body: object) =>
  vendor.call('POST', `/payments/${id}/purchase`, { body: { part: 1, returnPath: RETURN, ...body } });
const outcomeOf = async (answer: ReturnType<typeof purchase>) => (await answer).json<{ data: object }>().data;
const pay = (id: number, habit?: string) => outcomeOf(purchase(id, { token: bank.newCard(habit) }));
const lookUp = (id: number) => outcomeOf(vendor.call('POST', `/payments/${id}/look-up`));
const read = async (id: number) => (await vendor.call('GET', `/payments/${id}`)).json<{ data: Read }>().data;
const charged = () => bank.charges.filter((charge) => charge.key.startsWith('payment-')).length;
const sendWebhook = (...given: Parameters<TestBank['webhook']>) =>
  world.server.app.inject({ method: 'POST', url: '/hooks/payments', ...bank.webhook(...given) });
const lastCharge = () => bank.charges.at(-1) ?? expect.fail('nothing was charged');
const started = () =>
  world.build((tx) => tx.selectFrom('provider_products').selectAll().where('provider_id', '=', providerId).execute());

describe('a payment', () => {
  test('PAY-009 is charged at the server’s price, starts its product and issues its tax invoice', async () => {
    const id = await setUp();
    const before = await read(id);
    expect(before).toMatchObject({ status: 'pending', isStarted: false });
    expect(await pay(id)).toEqual({ outcome: 'paid' });
    expect(lastCharge()).toMatchObject({ amount: before.amountCents, currency: 'aud' });
    const after = await read(id);
    expect(after).toMatchObject({ status: 'paid', isStarted: true, underWay: null });
    expect(await started()).toMatchObject([{ payment_id: id, amount_cents: before.amountCents }]);
    const invoice = await vendor.call('GET', `/payment-installments/${after.installments[0]?.id}/invoice`);
    expect(invoice.headers['content-type']).toBe('application/pdf');
    const texts = readPdfTexts(invoice.rawPayload).map(({ text }) => text);
    expect(texts).toContain('Tax invoice');
    expect(texts).toContain('ABN 51 824 753 556');
    expect(texts).toContain(`A$${(before.amountCents / 100).toLocaleString('en-AU', { minimumFractionDigits: 2 })}`);
  });

  test('starts what was shown when it was set up, whatever the team has made of the product since', async () => {
    const id = await setUp();
    const plus = await world.build((tx) =>
      tx.selectFrom('products').selectAll().where('name', '=', 'Plus').executeTakeFirstOrThrow(),
    );
    const promises = await world.build((tx) =>
      tx.selectFrom('product_promises').selectAll().where('product_id', '=', plus.id).orderBy('position').execute(),
    );
    await world.build(async (tx) => {
      await tx.updateTable('products').set({ months: 6, summary: 'Less' }).where('id', '=', plus.id).execute();
      await tx.deleteFrom('product_promises').where('product_id', '=', plus.id).execute();
    });
    expect(await pay(id)).toEqual({ outcome: 'paid' });
    const [held] = await started();
    await world.build(async (tx) => {
      const { months, summary } = plus;
      await tx.updateTable('products').set({ months, summary }).where('id', '=', plus.id).execute();
      await tx.insertInto('product_promises').values(promises).execute();
    });
    expect(held).toMatchObject({ starts_on: '2026-11-16', ends_on: '2027-11-15', sold_as: { summary: plus.summary } });
    expect(held?.sold_as.promises.map(({ code }) => code)).toEqual(promises.map(({ promise }) => promise));
    const access = await vendor.call('GET', `/providers/${providerId}/active-product`);
    expect(access.json().data.isLimited).toBe(false);
  });

  test('SHELL-098 has its tax invoice in the language of its reader, and names it for the tax office, too', async () => {
    const speak = (language: string) =>
      world.build((tx) =>
        tx
          .updateTable('customer_users')
          .set({ preferred_language: language, email: 'reader@example.com' })
          .where('id', '=', vendor.id)
          .execute(),
      );
    const id = await setUp();
    await pay(id);
    const [installment] = (await read(id)).installments;
    await speak('tr');
    const invoice = await vendor.call('GET', `/payment-installments/${installment?.id}/invoice`);
    const texts = readPdfTexts(invoice.rawPayload).map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['Vergi faturası', 'Tax invoice', 'Ödenen toplam', 'Açıklama']));
    expect(texts.join(' ')).toContain(' için ');
    await services.mails.sendDue();
    const { attachments } = await outbox.mailTo('reader@example.com');
    expect(attachments[0]?.content.equals(invoice.rawPayload)).toBe(true);
    await speak('en');
  });

  test('with a campaign is charged less, and its tax invoice says so', async () => {
    const { id: campaignId } = await world.build((tx) => buildCampaign(tx, { name: 'Spring sale' }));
    const id = await setUp({ installments: 1 });
    // The campaign ends before anything is paid: what was agreed stays.
    await world.build((tx) => updateCampaign(tx, campaignId, { is_offered: false }));
    expect(await outcomeOf(purchase(id, { cardId: await saveCard() }))).toEqual({ outcome: 'paid' });
    const { amountCents, installments } = await read(id);
    expect([amountCents, lastCharge().amount]).toEqual([95_040, 95_040]);
    const invoice = await vendor.call('GET', `/payment-installments/${installments[0]?.id}/invoice`);
    const words = readPdfTexts(invoice.rawPayload)
      .map(({ text }) => text)
      .join(' ');
    expect(words).toContain('less A$237.60 (Spring sale)');
    expect(await started()).toMatchObject([{ amount_cents: 95_040 }]);
  });

  test('a price, a status or an amount from the browser is refused', async () => {
    const body = { providerId, productId: await productId(), type: 'credit_card', installments: 1 };
    for (const more of [{ amountCents: 1 }, { status: 'paid' }, { amount: 1 }]) {
      expect((await vendor.call('POST', '/payments', { body: { ...body, ...more } })).statusCode).toBe(422);
    }
    expect((await vendor.call('POST', '/payments', { body: { ...body, installments: 2 } })).statusCode).toBe(422);
    const free = await vendor.call('POST', '/payments', { body: { ...body, productId: await productId('Limited') } });
    expect(free.statusCode).toBe(404);
  });

  test('a double click pays once: while a charge is in progress a second call charges nothing', async () => {
    const id = await setUp();
    const before = charged();
    const token = bank.newCard();
    const release = bank.hold();
    const first = outcomeOf(purchase(id, { token }));
    await expect.poll(charged).toBe(before + 1);
    const second = await outcomeOf(purchase(id, { token }));
    release();
    expect(await first).toEqual({ outcome: 'paid' });
    // The bank has charged already and only its response is late, so the look-up finds it.
    expect(second).toEqual({ outcome: 'paid' });
    expect(await pay(id)).toEqual({ outcome: 'paid' });
    expect(charged()).toBe(before + 1);
    expect(await started()).toHaveLength(1);
  });

  test('ten clicks at the same moment charge once', async () => {
    const id = await setUp();
    const before = charged();
    const token = bank.newCard();
    await Promise.all(Array.from({ length: 10 }, () => purchase(id, { token })));
    expect(charged()).toBe(before + 1);
    expect(await lookUp(id)).toEqual({ outcome: 'paid' });
  });

  test('PAY-004 fails with the bank’s reason and returns to pending on a new attempt', async () => {
    const id = await setUp();
    expect(await pay(id, 'insufficient')).toEqual({ outcome: 'failed', failure: 'insufficient_funds' });
    expect(await read(id)).toMatchObject({ status: 'failed', failure: 'insufficient_funds', isStarted: false });
    expect(await pay(id, 'thinks')).toEqual({ outcome: 'processing' });
    expect(await read(id)).toMatchObject({ status: 'pending', failure: null, underWay: 'processing' });
    bank.move(lastCharge(), 'succeeded');
    expect(await lookUp(id)).toEqual({ outcome: 'paid' });
  });

  test('whose response is lost is found by its key, and not charged again', async () => {
    const id = await setUp();
    const before = charged();
    expect(await pay(id, 'breaks')).toEqual({ outcome: 'processing' });
    expect(await pay(id)).toEqual({ outcome: 'paid' });
    expect(charged()).toBe(before + 1);
  });

  test('that never reached the bank fails after two minutes, and can be tried again', async () => {
    const id = await setUp();
    expect(await pay(id, 'deaf')).toEqual({ outcome: 'processing' });
    expect(await lookUp(id)).toEqual({ outcome: 'processing' });
    now = new Date('2026-11-16T02:05:00Z');
    await services.reconciliation.reconcile();
    expect(await read(id)).toMatchObject({ status: 'failed', failure: 'unreachable' });
    expect(await pay(id)).toEqual({ outcome: 'paid' });
  });

  test('that stays open is resolved by the reconciliation', async () => {
    const id = await setUp();
    await pay(id, 'thinks');
    bank.move(lastCharge(), 'succeeded');
    await services.reconciliation.reconcile();
    expect((await read(id)).status).toBe('pending');
    now = new Date('2026-11-16T02:02:00Z');
    await services.reconciliation.reconcile();
    expect((await read(id)).status).toBe('paid');
  });

  test('with an unknown status at the bank does not hold up the reconciliation of others', async () => {
    const id = await setUp();
    await pay(id, 'thinks');
    Object.assign(lastCharge(), { status: 'on_holiday' });
    vendor = await world.owner();
    providerId = vendor.providerIds[0] ?? 0;
    const next = await setUp();
    await pay(next, 'thinks');
    bank.move(lastCharge(), 'succeeded');
    now = new Date('2026-11-16T02:02:00Z');
    await services.reconciliation.reconcile();
    expect((await read(next)).status).toBe('paid');
  });

  test('is not marked paid when the bank reports another amount', async () => {
    const id = await setUp();
    await pay(id, 'thinks');
    Object.assign(lastCharge(), { status: 'succeeded', amount: 100 });
    expect(await lookUp(id)).toEqual({ outcome: 'processing' });
    expect((await read(id)).status).toBe('pending');
  });
});

describe('3-D Secure', () => {
  test('PAY-018 sends the payer to the bank’s page; only the bank’s own confirmation counts as paid', async () => {
    const id = await setUp();
    const token = bank.newCard('confirm');
    const asked = await outcomeOf(purchase(id, { token }));
    expect(asked).toEqual({ outcome: 'confirm', url: lastCharge().confirmUrl });
    expect(lastCharge().returnUrl).toBe(`http://localhost:3000${RETURN}`);
    expect(await lookUp(id)).toEqual(asked);
    expect(await read(id)).toMatchObject({ status: 'pending', underWay: 'confirming' });
    // Again with the same card: the same page, no second charge.
    expect(await outcomeOf(purchase(id, { token }))).toEqual(asked);
    bank.move(lastCharge(), 'succeeded');
    expect(await lookUp(id)).toEqual({ outcome: 'paid' });
  });

  test('using another card cancels the first charge', async () => {
    const id = await setUp();
    await pay(id, 'confirm');
    const first = lastCharge();
    expect(await pay(id)).toEqual({ outcome: 'paid' });
    expect(first.status).toBe('canceled');
  });

  test('that is not confirmed is cancelled after half an hour', async () => {
    const id = await setUp();
    await pay(id, 'confirm');
    now = new Date('2026-11-16T02:31:00Z');
    await services.reconciliation.reconcile();
    expect(lastCharge().status).toBe('canceled');
    expect(await read(id)).toMatchObject({ status: 'failed', failure: 'abandoned' });
  });

  test('PAY-020 a return address outside the panel is refused before anything is charged', async () => {
    const id = await setUp();
    const before = charged();
    for (const returnPath of ['https://evil.example/', '//evil.example', '/\\evil.example', 'checkout', '/%2f/evil']) {
      const answer = await purchase(id, { token: bank.newCard(), returnPath });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ message: 'Invalid 3D redirect URL' });
    }
    expect(charged()).toBe(before);
  });

  test('PAY-021 a confirmation page that is missing or not the bank’s is never opened', async () => {
    for (const habit of ['formless', 'foreign']) {
      const id = await setUp();
      const answer = await purchase(id, { token: bank.newCard(habit) });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ message: '3D payment form not found' });
      expect(lastCharge().status).toBe('canceled');
      expect((await read(id)).status).toBe('failed');
    }
  });
});

describe('what the bank reports', () => {
  test('unsigned, wrongly signed or old is refused', async () => {
    const id = await setUp();
    await pay(id, 'thinks');
    const charge = lastCharge();
    bank.move(charge, 'succeeded');
    const forged = [{ secret: 'whsec_guessed', at: now }, { at: new Date('2026-11-16T01:54:00Z') }];
    for (const options of forged)
      expect((await sendWebhook('payment_intent.succeeded', charge.id, options)).statusCode).toBe(403);
    const bare = { method: 'POST', url: '/hooks/payments', payload: { id: 'evt_1' } } as const;
    expect((await world.server.app.inject(bare)).statusCode).toBe(403);
    expect((await read(id)).status).toBe('pending');
    expect((await sendWebhook('payment_intent.succeeded', charge.id, { at: now })).statusCode).toBe(204);
    expect((await read(id)).status).toBe('paid');
  });

  test('twice and in any order changes nothing more: the charge is looked up as it is now', async () => {
    const id = await setUp();
    await pay(id, 'thinks');
    const charge = lastCharge();
    bank.move(charge, 'succeeded');
    const at = now;
    for (const [type, eventId] of [
      ['payment_intent.succeeded', 'evt_once'],
      ['payment_intent.succeeded', 'evt_once'],
      ['payment_intent.processing', 'evt_late'],
      ['payment_intent.payment_failed', 'evt_later'],
      ['payment_intent.succeeded', 'evt_again'],
    ] as const)
      expect((await sendWebhook(type, charge.id, { eventId, at })).statusCode).toBe(204);
    expect((await read(id)).status).toBe('paid');
    expect(await started()).toHaveLength(1);
    const numbers = (await read(id)).installments.map((part) => part.invoiceNumber);
    expect(numbers).toEqual([expect.any(Number)]);
  });

  /** An attempt that we gave up, but that the bank charges later, when something else has been agreed. */
  async function chargedLate(id: number, before: () => Promise<unknown>) {
    await pay(id, 'deaf');
    now = new Date('2026-11-16T02:05:00Z');
    await services.reconciliation.reconcile();
    const attempt = await world.build((tx) =>
      tx.selectFrom('payment_attempts').selectAll().where('payment_id', '=', id).executeTakeFirstOrThrow(),
    );
    await before();
    await pay(await setUp({ installments: 1 }), 'thinks');
    const late = {
      ...lastCharge(),
      id: `pi_late_${id}`,
      key: attempt.key,
      attempt: attempt.key,
      amount: attempt.amount_cents,
    };
    late.status = 'succeeded';
    bank.charges.unshift(late);
    const report = async () =>
      expect((await sendWebhook('payment_intent.succeeded', late.id, { at: now })).statusCode).toBe(204);
    await report();
    return { late, report };
  }
  const findRefundEntries = () =>
    world.build((tx) =>
      tx
        .selectFrom('audit_entries')
        .select('action')
        .where('customer_id', '=', vendor.customerId)
        .where('action', '=', 'payments.refund')
        .execute(),
    );

  test('a payment that arrives too late is refunded once, also when the bank is down at first', async () => {
    const id = await setUp();
    const { late, report } = await chargedLate(id, () => pay(id));
    expect(late.refunded).toBe(false);
    bank.refunds.response = 'none';
    await services.refunds.refundDue();
    bank.refunds.response = 'done';
    await services.refunds.refundDue();
    expect(late.refunded).toBe(false);
    now = new Date('2026-11-16T02:06:00Z');
    await services.refunds.refundDue();
    expect(late.refunded).toBe(true);
    const { requested } = bank.refunds;
    await report();
    now = new Date('2026-11-18T02:06:00Z');
    await services.refunds.refundDue();
    expect(bank.refunds.requested).toBe(requested);
    expect(await findRefundEntries()).toHaveLength(1);
    expect((await read(id)).status).toBe('paid');
    expect(await lookUp(id)).toEqual({ outcome: 'paid' });
  });

  test('a refund that was already made at the bank is not requested again', async () => {
    const id = await setUp();
    await chargedLate(id, () => pay(id));
    bank.refunds.response = 'before';
    await services.refunds.refundDue();
    bank.refunds.response = 'done';
    const { requested } = bank.refunds;
    now = new Date('2026-11-18T02:06:00Z');
    await services.refunds.refundDue();
    expect(bank.refunds.requested).toBe(requested);
  });

  test('a refunded charge pays for nothing, not even for the same amount owed again', async () => {
    const id = await setUp();
    const cancel = () => vendor.call('POST', `/payments/${id}/actions`, { body: { type: 'cancel' } });
    const { report } = await chargedLate(id, cancel);
    await world.build(async (tx) => {
      await tx
        .updateTable('payments')
        .set({ status: 'paid' })
        .where('id', '<>', id)
        .where('provider_id', '=', providerId)
        .execute();
      await tx.updateTable('payments').set({ status: 'pending' }).where('id', '=', id).execute();
      await tx.updateTable('payment_installments').set({ status: 'pending' }).where('payment_id', '=', id).execute();
    });
    await report();
    expect((await read(id)).status).toBe('pending');
    expect(await findRefundEntries()).toHaveLength(1);
  });

  test('PAY-005 a bank transfer is pending with its reference and is paid by the exact transfer, once', async () => {
    const id = await setUp({ type: 'bank_transfer' });
    const payment = (await vendor.call('GET', `/payments/${id}`)).json<{
      data: Read & { bankTransfer: { reference: string } };
    }>().data;
    expect(payment).toMatchObject({ status: 'pending', dueDate: '2026-11-23' });
    expect((await purchase(id, { token: bank.newCard() })).statusCode).toBe(409);
    const { reference } = payment.bankTransfer;
    const arrive = async (transferId: string, amount: number) => {
      bank.transfers.set(transferId, { reference: reference.toLowerCase(), amount });
      expect((await sendWebhook('bank_transfer.received', transferId, { at: now })).statusCode).toBe(204);
    };
    await arrive(`bt_${id}_short`, payment.amountCents - 1);
    expect((await read(id)).status).toBe('pending');
    await arrive(`bt_${id}`, payment.amountCents);
    await arrive(`bt_${id}`, payment.amountCents);
    expect((await read(id)).status).toBe('paid');
    expect(await started()).toHaveLength(1);
  });
});

describe('instalments', () => {
  test('PAY-011 need a saved card, add up, and are later charged to the primary card when due', async () => {
    const id = await setUp({ installments: 3 });
    expect((await purchase(id, { token: bank.newCard() })).json()).toMatchObject({ code: 'card_not_kept' });
    const { amountCents, installments } = await read(id);
    expect(installments.map((part) => part.dueDate)).toEqual(['2026-11-16', '2026-12-16', '2027-01-16']);
    expect(installments.reduce((sum, part) => sum + part.amountCents, 0)).toBe(amountCents);
    expect(await outcomeOf(purchase(id, { cardId: await saveCard() }))).toEqual({ outcome: 'paid' });
    expect(await read(id)).toMatchObject({ status: 'pending', isStarted: true, dueDate: '2026-12-16' });
    expect(await started()).toMatchObject([{ amount_cents: amountCents }]);

    const before = charged();
    await services.dueInstallments.chargeAll();
    expect(charged()).toBe(before);
    // Half an hour before the due day starts in the provider’s time zone.
    now = new Date('2026-12-15T12:30:00Z');
    await services.dueInstallments.chargeAll();
    expect(charged()).toBe(before);
    now = new Date('2026-12-15T13:00:00Z');
    await services.dueInstallments.chargeAll();
    await services.dueInstallments.chargeAll();
    expect(charged()).toBe(before + 1);
    expect(lastCharge()).toMatchObject({ returnUrl: null, amount: installments[1]?.amountCents });
    now = new Date('2027-01-16T21:00:00Z');
    await services.dueInstallments.chargeAll();
    expect(await read(id)).toMatchObject({ status: 'paid', dueDate: '2027-01-16' });
    expect(await started()).toHaveLength(1);
  });

  test('a click that arrives twice pays its instalment and not the next one, however late it arrives', async () => {
    const id = await setUp({ installments: 3 });
    const cardId = await saveCard();
    const before = charged();
    for (const time of ['2026-11-16T02:00:00Z', '2026-11-16T02:00:30Z', '2026-12-20T02:00:00Z']) {
      now = new Date(time);
      expect(await outcomeOf(purchase(id, { part: 1, cardId }))).toEqual({ outcome: 'paid' });
    }
    expect(charged()).toBe(before + 1);
    // An instalment cannot be paid before the next one due.
    expect((await purchase(id, { part: 3, cardId })).statusCode).toBe(409);
    expect((await purchase(id, { part: 4, cardId })).statusCode).toBe(409);
    expect(charged()).toBe(before + 1);
  });

  test('one that was paid manually just before it is due is not charged automatically, nor is the next one', async () => {
    const id = await setUp({ installments: 3 });
    const cardId = await saveCard();
    await outcomeOf(purchase(id, { cardId }));
    const before = charged();
    const card = { token: bank.newCard(), customer: await services.customers.findOrCreate(vendor.customerId) };
    await services.dueInstallments.chargeUnattended({ paymentId: id, number: 1 }, card);
    expect(charged()).toBe(before);
  });

  test('that the saved card cannot pay are requested by prompt and mail, and paid manually', async () => {
    await world.build((tx) =>
      tx.updateTable('customer_users').set({ email: 'payer@example.com' }).where('id', '=', vendor.id).execute(),
    );
    const id = await setUp({ installments: 3 });
    await outcomeOf(purchase(id, { cardId: await saveCard() }));
    await services.mails.sendDue();
    const invoice = await outbox.mailTo('payer@example.com');
    expect(invoice.subject).toMatch(/^Your tax invoice \d+$/);
    expect(invoice.attachments[0]?.contentType).toBe('application/pdf');

    const bad = await saveCard('insufficient');
    await vendor.call('PUT', `/customers/${vendor.customerId}/credit-cards/${bad}`, { body: { isPrimary: true } });
    now = new Date('2026-12-16T21:00:00Z');
    await services.dueInstallments.chargeAll();
    await services.dueInstallments.chargeAll();
    expect(await read(id)).toMatchObject({ status: 'failed', failure: 'insufficient_funds', isStarted: true });
    const todo = async () =>
      (await vendor.call('GET', '/provider-prompts?state=open')).json<{ data: { title: string }[] }>().data;
    expect((await todo()).map(({ title }) => title)).toEqual(['We couldn’t charge a payment']);
    await services.mails.sendDue();
    expect((await outbox.mailTo('payer@example.com')).text).toContain(`/checkout?paymentIds=${id}`);
    const token = (await vendor.call('GET', `/access-tokens/${vendor.session.tokenId}`)).json<{ data: object }>().data;
    expect(token).toMatchObject({ pendingPayments: [{ id, recurringMonth: 3 }] });

    expect(await outcomeOf(purchase(id, { part: 2, cardId: await saveCard() }))).toEqual({ outcome: 'paid' });
    expect(await todo()).toEqual([]);
    expect(await read(id)).toMatchObject({ status: 'pending', dueDate: '2027-01-16' });
    expect(outbox.untaken()).not.toContain('payer@example.com');
  });
});

test('instalments are tried again the next day when the bank was down, without asking the vendor', async () => {
  const id = await setUp({ installments: 3 });
  await outcomeOf(purchase(id, { cardId: await saveCard() }));
  const putFirst = (cardId: number) =>
    vendor.call('PUT', `/customers/${vendor.customerId}/credit-cards/${cardId}`, { body: { isPrimary: true } });
  await putFirst(await saveCard('deaf'));
  now = new Date('2026-12-16T21:00:00Z');
  await services.dueInstallments.chargeAll();
  now = new Date('2026-12-16T21:05:00Z');
  await services.reconciliation.reconcile();
  expect(await read(id)).toMatchObject({ status: 'pending', failure: null, underWay: null, dueDate: '2026-12-16' });
  await putFirst(await saveCard());
  now = new Date('2026-12-17T21:00:00Z');
  await services.dueInstallments.chargeAll();
  expect(await read(id)).toMatchObject({ status: 'pending', dueDate: '2027-01-16' });
});

test('the mail with an invoice is still sent after half an hour without a mail server', async () => {
  await world.build((tx) =>
    tx.updateTable('customer_users').set({ email: 'patient@example.com' }).where('id', '=', vendor.id).execute(),
  );
  const log = createLog('silent');
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: world.databaseUrl, ...bank.environment });
  const nobody = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'hello@bellbird.example', log });
  const withoutMailServer = createPaymentServices({
    config,
    db: world.db,
    clock: { now: () => now },
    log,
    mailer: nobody,
  });
  await services.mails.sendDue();
  await pay(await setUp());
  for (let minute = 0; minute < 30; minute += 1) {
    now = new Date(Date.parse(START) + minute * 60_000);
    await withoutMailServer.mails.sendDue();
  }
  nobody.close();
  now = new Date(Date.parse(START) + 60 * 60_000);
  await services.mails.sendDue();
  expect((await outbox.mailTo('patient@example.com')).subject).toMatch(/^Your tax invoice/);
});

test('a mail whose sender was killed is sent by another process within half a minute, and by one only', async () => {
  await world.build((tx) =>
    tx.updateTable('customer_users').set({ email: 'twice@example.com' }).where('id', '=', vendor.id).execute(),
  );
  await services.mails.sendDue();
  await pay(await setUp());
  const claim = { now: now.toISOString(), again: new Date(now.getTime() + 20_000).toISOString(), maxTries: 10 };
  // What the killed process had done: it had claimed the mail and committed that.
  expect(await world.build((tx) => claimPaymentMail(tx, claim))).toMatchObject({ kind: 'invoice', tries: 0 });
  await services.mails.sendDue();
  expect(outbox.untaken()).not.toContain('twice@example.com');
  now = new Date(Date.parse(START) + 30_000);
  await Promise.all([services.mails.sendDue(), services.mails.sendDue()]);
  expect((await outbox.mailTo('twice@example.com')).subject).toMatch(/^Your tax invoice/);
  expect(outbox.untaken()).not.toContain('twice@example.com');
});

test('the mail about a payment goes to the managers of the customer when its creator has left', async () => {
  const manager = await world.colleague(vendor, { providerIds: [providerId], canManage: true });
  const mailOf = (id: number, email: string) =>
    world.build((tx) => tx.updateTable('customer_users').set({ email }).where('id', '=', id).execute());
  await mailOf(vendor.id, 'left@example.com');
  await mailOf(manager.id, 'stays@example.com');
  await pay(await setUp());
  await world.build((tx) =>
    tx.updateTable('customer_users').set({ status: 'inactive' }).where('id', '=', vendor.id).execute(),
  );
  await services.mails.sendDue();
  expect((await outbox.mailTo('stays@example.com')).subject).toMatch(/^Your tax invoice/);
  expect(outbox.untaken()).not.toContain('left@example.com');
});

test('a tax invoice of a thousand dollars or more has the buyer’s address and ABN', async () => {
  const path = `/customers/${vendor.customerId}/billing-details`;
  const details = { name: 'Wattle Creek Estate Pty Ltd', abn: '53004085616', address: '214 Tannery Road, Berry' };
  await vendor.call('PUT', path, { body: { ...details, version: 0 } });
  const id = await setUp();
  await pay(id);
  const part = (await read(id)).installments[0]?.id;
  const invoice = await vendor.call('GET', `/payment-installments/${part}/invoice`);
  const texts = readPdfTexts(invoice.rawPayload).map(({ text }) => text);
  for (const each of ['Wattle Creek Estate Pty Ltd', 'ABN 53 004 085 616', '214 Tannery Road, Berry'])
    expect(texts).toContain(each);
});

test('tax invoices are numbered without gaps, however many are issued at the same moment', async () => {
  const last = async () =>
    (await world.build((tx) => tx.selectFrom('invoice_series').select('last').executeTakeFirstOrThrow())).last;
  const before = await last();
  const parts = await world.build(async (tx) => {
    const built = [];
    for (let count = 0; count < 6; count += 1) {
      const product = await tx
        .selectFrom('products')
        .select('id')
        .orderBy('id')
        .offset(count)
        .executeTakeFirstOrThrow();
      built.push(
        await buildPayment(tx, { customer_id: vendor.customerId, provider_id: providerId, product_id: product.id }),
      );
    }
    return built;
  });
  await Promise.all(parts.map(({ id }, index) => pay(id, index % 3 === 0 ? 'declined' : 'pays')));
  const rows = await world.build((tx) =>
    tx.selectFrom('tax_invoices').select('number').where('number', '>', before).orderBy('number').execute(),
  );
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4].map((step) => before + step));
  expect(await last()).toBe(before + 4);
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PaymentServices, createPaymentServices } from '#app/payment-services.ts';
import { readConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { type TestBank, startBank } from '#testing/bank.ts';
import { readPdfTexts } from '#testing/pdf-text.ts';
import { type Actor, type Call, type World, startWorld } from '#testing/world.ts';
import { buildPayment } from './payments.factory.ts';

const NOW = new Date('2026-11-16T02:00:00Z');
const PRICE = 118_800;

let now = NOW;
let bank: TestBank;
let world: World;
let services: PaymentServices;
let vendor: Actor;
let finance: Call;
let second: Call;

beforeAll(async () => {
  const clock = { now: () => now };
  bank = await startBank(clock);
  world = await startWorld({ clock, environment: { ...bank.environment, REFUND_LIMIT: '500' } });
  const log = createLog('silent');
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: world.databaseUrl, ...bank.environment });
  const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'hello@bellbird.example', log });
  services = createPaymentServices({ config, db: world.db, clock, log, mailer });
  finance = (await world.staff({ roles: ['finance'] })).call;
  second = (await world.staff({ roles: ['finance'] })).call;
});
afterAll(async () => {
  await world.close();
  await bank.close();
});
beforeEach(async () => {
  now = NOW;
  vendor = await world.owner();
  await world.build((tx) => tx.deleteFrom('failed_refunds').execute());
  await world.build((tx) => tx.deleteFrom('bank_transfers').execute());
  await world.build((tx) => tx.deleteFrom('refund_requests').execute());
});

const sendWebhook = (...given: Parameters<TestBank['webhook']>) =>
  world.server.app.inject({ method: 'POST', url: '/hooks/payments', ...bank.webhook(...given) });
const setUp = (given: Partial<Parameters<typeof buildPayment>[1]> = {}) =>
  world.build((tx) =>
    buildPayment(tx, { customer_id: vendor.customerId, provider_id: vendor.providerIds[0] ?? 0, ...given }),
  );
const readPayment = async (id: number) => (await vendor.call('GET', `/payments/${id}`)).json().data;
const prompts = async () => (await vendor.call('GET', '/provider-prompts')).json().data as { title: string }[];
const codesOf = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

describe('a transfer that fits nothing', () => {
  let number = 0;
  async function arrive(amount = PRICE, reference = 'WEDDING BARN'): Promise<{ id: number; gatewayId: string }> {
    number += 1;
    const gatewayId = `bt_${number}`;
    bank.transfers.set(gatewayId, { reference, amount });
    await sendWebhook('bank_transfer.received', gatewayId, { at: NOW });
    await sendWebhook('bank_transfer.received', gatewayId, { at: NOW });
    const [row] = (await finance('GET', '/desk/transfers?list=all&limit=1')).json().data;
    return { id: row.id, gatewayId };
  }
  const match = (by: Call, id: number, installmentId: number) =>
    by('POST', `/desk/transfers/${id}/match`, { body: { installmentId } });

  test('waits once, however often it is reported, and is matched to a payment of its amount', async () => {
    const other = await setUp({ amount_cents: 99_000, installments: [{}, {}] });
    const payment = await setUp({
      type: 'bank_transfer',
      started_at: NOW.toISOString(),
      product_id: (
        await world.build((tx) =>
          tx.selectFrom('products').select('id').where('name', '=', 'Spotlight').executeTakeFirstOrThrow(),
        )
      ).id,
    });
    const { id } = await arrive();
    const waiting = (await finance('GET', '/desk/transfers')).json();
    expect(waiting.data).toMatchObject([{ id, reference: 'WEDDING BARN', amountCents: PRICE, state: 'waiting' }]);
    const candidates = (await finance('GET', `/desk/transfers/${id}/candidates`)).json().data as {
      installmentId: number;
    }[];
    expect(candidates.map(({ installmentId }) => installmentId)).toContain(payment.installmentIds[0]);
    expect((await finance('GET', `/desk/transfers/${id}/candidates?query=nobody%20here`)).json().data).toEqual([]);
    expect((await match(finance, id, other.installmentIds[0] ?? 0)).json()).toMatchObject({ code: 'not_possible_now' });

    expect((await match(finance, id, payment.installmentIds[0] ?? 0)).statusCode).toBe(204);
    expect(await readPayment(payment.id)).toMatchObject({
      status: 'paid',
      installments: [{ invoiceNumber: expect.any(Number) }],
    });
    expect((await finance('GET', '/desk/transfers')).json().meta.total).toBe(0);
    const history = (await finance('GET', `/desk/customers/${vendor.customerId}/history`)).json().data;
    expect(history.map(({ action }: { action: string }) => action)).toContain('payments.matchTransfer');
  });

  test('of five people at once one matches it', async () => {
    const payment = await setUp({ type: 'bank_transfer', started_at: NOW.toISOString() });
    const { id } = await arrive();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => match(index % 2 ? finance : second, id, payment.installmentIds[0] ?? 0)),
    );
    expect(codesOf(answers)).toEqual([204, 409, 409, 409, 409]);
  });

  test('goes back to its sender once, even if the gateway’s answer was lost', async () => {
    const { id, gatewayId } = await arrive(12_345);
    const body = { reason: 'Nobody owes this' };
    const answers = await Promise.all(
      [finance, second].map((by) => by('POST', `/desk/transfers/${id}/return`, { body })),
    );
    expect(codesOf(answers)).toEqual([204, 409]);
    // The gateway did it, and we never heard.
    bank.transfers.set(gatewayId, { reference: 'x', amount: 12_345, returned: true });
    // The refused request may hold the row a moment longer; then it is found the next time.
    await expect
      .poll(async () => {
        await services.transfers.returnDue();
        return (await finance('GET', '/desk/transfers?list=all')).json().data;
      })
      .toMatchObject([{ id, state: 'returned', reason: body.reason }]);
    expect((await match(finance, id, 1)).statusCode).toBe(409);
  });

  test('that the gateway won’t send back waits for the team again, who can still match it', async () => {
    const { id } = await arrive();
    bank.refunds.response = 'refused';
    await finance('POST', `/desk/transfers/${id}/return`, { body: { reason: 'Nobody owes this' } });
    await expect
      .poll(async () => {
        await services.transfers.returnDue();
        return (await finance('GET', '/desk/transfers')).json().data;
      })
      .toMatchObject([{ id, state: 'waiting', reason: 'Nobody owes this' }]);
    bank.refunds.response = 'done';
    const queue = await world.build((tx) =>
      tx
        .selectFrom('approvals')
        .select('decision')
        .where('kind', '=', 'transfer')
        .where('subject_id', '=', id)
        .orderBy('id')
        .execute(),
    );
    expect(queue.at(-1)).toEqual({ decision: null });
    const payment = await setUp({ type: 'bank_transfer', started_at: NOW.toISOString() });
    expect((await match(finance, id, payment.installmentIds[0] ?? 0)).statusCode).toBe(204);
  });
});

describe('a refund', () => {
  /** A payment by card whose first instalment is paid. */
  async function paid(installments = 1, given: Parameters<typeof setUp>[0] = {}) {
    const payment = await setUp({ ...given, installments: Array.from({ length: installments }, () => ({})) });
    const { data } = (
      await vendor.call('POST', `/customers/${vendor.customerId}/credit-cards`, { body: { token: bank.newCard() } })
    ).json();
    for (let part = 1; part <= installments; part += 1)
      await vendor.call('POST', `/payments/${payment.id}/purchase`, {
        body: { part, cardId: data.id, returnPath: '/' },
      });
    return payment;
  }
  const ask = (by: Call, installmentId: number | undefined, more: object = {}) =>
    by('POST', `/desk/payment-installments/${installmentId}/refund`, { body: { reason: 'Charged twice', ...more } });
  const decide = (by: Call, id: number, decision = 'approved', note = '') =>
    by('POST', `/desk/refunds/${id}/decision`, { body: { decision, note } });
  const waiting = async (by: Call = finance) => (await by('GET', '/desk/refunds')).json().data;
  const isRefunded = (paymentId: number) => {
    const charge = bank.charges.findLast(({ key }) => key.startsWith(`payment-${paymentId}-`));
    return charge?.refunded;
  };

  test('up to the limit is made by one person; the next one of the same payment needs a second', async () => {
    const payment = await paid(3);
    expect((await ask(finance, payment.installmentIds[0])).statusCode).toBe(204);
    expect(await waiting()).toEqual([]);
    expect((await ask(finance, payment.installmentIds[1])).statusCode).toBe(204);
    expect(await waiting()).toMatchObject([{ amountCents: PRICE / 3, isOwn: true, state: 'waiting' }]);
    expect((await ask(finance, payment.installmentIds[1])).json()).toMatchObject({ code: 'not_possible_now' });
    await services.refunds.refundDue();
    expect((await finance('GET', '/desk/refunds?list=all')).json().data.at(-1)).toMatchObject({ state: 'sent' });
    expect((await prompts()).map(({ title }) => title)).toContain('We’ve refunded A$396.00');
    const [refunded, other] = (await readPayment(payment.id)).installments;
    expect([refunded, other]).toMatchObject([
      { isRefunded: true, adjustmentNumber: expect.any(Number) },
      { isRefunded: false, adjustmentNumber: null },
    ]);
    const download = (id: number) => vendor.call('GET', `/payment-installments/${id}/adjustment-note`);
    const note = await download(refunded.id);
    const texts = readPdfTexts(note.rawPayload)
      .map(({ text }) => text.trim())
      .join(' ');
    expect(texts).toContain(`Adjustment note Number AN-${refunded.adjustmentNumber}`);
    expect(texts).toContain(`Corrects tax invoice ${refunded.invoiceNumber}: the payment was refunded.`);
    expect(texts).toContain('Decrease A$396.00');
    expect((await download(other.id)).statusCode).toBe(404);
  });

  test('above the limit is asked for by one and approved by another, never by the same person', async () => {
    const payment = await paid();
    await ask(finance, payment.installmentIds[0]);
    const [{ id }] = await waiting(second);
    expect((await decide(finance, id)).json()).toMatchObject({ code: 'own_refund' });
    await services.refunds.refundDue();
    expect(isRefunded(payment.id)).toBe(false);

    const others = [second, (await world.staff({ roles: ['finance'] })).call, (await world.staff()).call];
    expect(codesOf(await Promise.all(others.map((by) => decide(by, id))))).toEqual([204, 409, 409]);
    await services.refunds.refundDue();
    expect(isRefunded(payment.id)).toBe(true);
    expect(bank.refundParts.filter(({ charge }) => charge === bank.charges.at(-1)?.id)).toHaveLength(1);
    expect((await ask(second, payment.installmentIds[0])).statusCode).toBe(409);
  });

  test('the database itself refuses an approval by who asked', async () => {
    const payment = await paid();
    await ask(finance, payment.installmentIds[0]);
    const approve = world.build((tx) =>
      tx
        .updateTable('refund_requests')
        .set(({ ref }) => ({ state: 'approved', decided_by: ref('asked_by'), decided_at: NOW.toISOString() }))
        .execute(),
    );
    await expect(approve).rejects.toThrow(/check constraint/);
  });

  test('that is declined moves nothing, carries its note, and can be asked for again', async () => {
    const payment = await paid();
    await ask(finance, payment.installmentIds[0]);
    const [{ id }] = await waiting();
    expect((await decide(second, id, 'declined')).statusCode).toBe(422);
    expect((await decide(second, id, 'declined', 'It was a renewal')).statusCode).toBe(204);
    await services.refunds.refundDue();
    expect(isRefunded(payment.id)).toBe(false);
    expect((await ask(second, payment.installmentIds[0])).statusCode).toBe(204);
  });

  test('can stop the instalments that are still to come', async () => {
    const payment = await setUp({ installments: [{}, {}, {}] });
    const card = await vendor.call('POST', `/customers/${vendor.customerId}/credit-cards`, {
      body: { token: bank.newCard() },
    });
    await vendor.call('POST', `/payments/${payment.id}/purchase`, {
      body: { part: 1, cardId: card.json().data.id, returnPath: '/' },
    });
    await ask(finance, payment.installmentIds[0], { cancelsRest: true });
    expect(await readPayment(payment.id)).toMatchObject({
      status: 'cancelled',
      installments: [{ status: 'paid', isRefunded: true }, { status: 'cancelled' }, { status: 'cancelled' }],
    });
  });

  test('of a disputed charge is refused until the bank has decided for us', async () => {
    const payment = await paid();
    const charge = bank.charges.at(-1)?.id ?? '';
    const report = async (status: string) => {
      bank.disputes.set('dp_1', { payment_intent: charge, amount: PRICE, reason: 'fraudulent', status });
      await sendWebhook('charge.dispute.closed', 'dp_1', { at: NOW });
    };
    await report('needs_response');
    expect((await ask(finance, payment.installmentIds[0])).json()).toMatchObject({ code: 'refund_disputed' });
    await report('won');
    expect((await ask(finance, payment.installmentIds[0])).statusCode).toBe(204);
  });

  test('lost to the bank stops the extra it paid for, and no other one', async () => {
    const { id: tour } = await world.build((tx) =>
      tx.selectFrom('products').select('id').where('name', '=', '360° tour').executeTakeFirstOrThrow(),
    );
    await paid(1, { product_id: tour });
    const disputed = bank.charges.at(-1)?.id ?? '';
    await paid(1, { product_id: tour });
    const orders = async () =>
      (await vendor.call('GET', `/providers/${vendor.providerIds[0]}/orders`)).json().data as { status: string }[];
    const queue = () =>
      world.build((tx) =>
        tx
          .selectFrom('approvals')
          .select('decision')
          .where('customer_id', '=', vendor.customerId)
          .where('kind', '=', 'order')
          .orderBy('id')
          .execute(),
      );
    const report = (status: string) => {
      bank.disputes.set('dp_tour', { payment_intent: disputed, amount: PRICE, reason: 'fraudulent', status });
      return sendWebhook('charge.dispute.closed', 'dp_tour', { at: NOW });
    };
    await report('needs_response');
    expect((await orders()).map(({ status }) => status)).toEqual(['to_do', 'to_do']);
    await report('lost');
    expect((await orders()).map(({ status }) => status)).toEqual(['to_do', 'cancelled']);
    expect(await queue()).toEqual([{ decision: 'withdrawn' }, { decision: null }]);
  });

  test('that fails days later is told to the vendor and the team, once, and no longer counts as sent', async () => {
    const payment = await paid(3);
    await ask(finance, payment.installmentIds[0]);
    await services.refunds.refundDue();
    const made = bank.refundParts.at(-1) ?? expect.fail('nothing was refunded');
    made.status = 'failed';
    for (let time = 0; time < 2; time += 1) await sendWebhook('refund.failed', made.id, { at: NOW });
    const titles = (await prompts()).map(({ title }) => title);
    expect(titles.filter((title) => title === 'Our refund of A$396.00 didn’t reach you')).toHaveLength(1);
    expect((await finance('GET', '/desk/refunds?list=all')).json().data).toMatchObject([{ state: 'failed' }]);
    const failed = (await finance('GET', '/desk/failed-refunds')).json().data;
    expect(failed).toMatchObject([{ about: 'package', cents: PRICE / 3, customer: { id: vendor.customerId } }]);
    // Both sides of the reconciliation leave it out.
    const { lines } = (await finance('GET', '/desk/money/reconciliation?from=2026-11-16&to=2026-11-16')).json().data;
    const line = lines.find(({ kind }: { kind: string }) => kind === 'refunds');
    expect(line.differenceCents).toBe(0);
    expect(line.ours).toEqual(line.gateway);
    // A refund that nobody knows, or that was made at the gateway by hand, changes nothing.
    expect((await sendWebhook('refund.failed', 're_unknown', { at: NOW })).statusCode).toBe(204);
    const audit = (await (await world.staff()).call('GET', '/desk/audit?limit=20')).json().data;
    expect(audit.filter(({ action }: { action: string }) => action === 'payments.refundFailed')).toHaveLength(1);
  });

  test('that the gateway refuses is not asked for again until somebody of the team does, and is then made once', async () => {
    const payment = await paid(3);
    await ask(finance, payment.installmentIds[0]);
    bank.refunds.response = 'refused';
    await services.refunds.refundDue();
    const { requested } = bank.refunds;
    now = new Date('2026-11-16T03:00:00Z');
    await services.refunds.refundDue();
    expect(bank.refunds.requested).toBe(requested);
    const open = async () => (await finance('GET', '/desk/failed-refunds')).json().data;
    const [failed, ...others] = await open();
    expect(others).toEqual([]);
    expect(failed).toMatchObject({
      about: 'package',
      cents: PRICE / 3,
      failure: 'charge_not_refundable',
      isRefused: true,
      canRetry: true,
    });
    expect((await finance('GET', '/desk/refunds?list=all')).json().data).toMatchObject([{ state: 'failed' }]);
    expect((await prompts()).map(({ title }) => title)).toContain('Our refund of A$396.00 didn’t reach you');

    bank.refunds.response = 'done';
    const retry = (by: Call = finance) => by('POST', `/desk/failed-refunds/${failed.id}/retry`);
    const answers = await Promise.all([retry(), retry(second)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect(await open()).toEqual([]);
    await services.refunds.refundDue();
    await services.refunds.refundDue();
    const charge = await world.build((tx) =>
      tx
        .selectFrom('payment_attempts')
        .select('gateway_id')
        .where('installment_id', '=', payment.installmentIds[0] ?? 0)
        .executeTakeFirstOrThrow(),
    );
    expect(bank.refundParts.filter((each) => each.charge === charge.gateway_id)).toHaveLength(1);
    expect((await finance('GET', '/desk/refunds?list=all')).json().data).toMatchObject([{ state: 'sent' }]);
    expect((await finance('GET', '/desk/failed-refunds?list=all')).json().data).toMatchObject([
      { id: failed.id, note: '', canRetry: false },
    ]);
  });

  test('that was refused is not tried again while the bank decides about a dispute', async () => {
    const payment = await paid();
    const charge = bank.charges.at(-1)?.id ?? '';
    await world.build((tx) =>
      tx
        .insertInto('payment_refunds')
        .values({
          gateway_id: charge,
          customer_id: vendor.customerId,
          payment_id: payment.id,
          amount_cents: PRICE,
          created_at: NOW.toISOString(),
          next_try_at: NOW.toISOString(),
        })
        .execute(),
    );
    bank.refunds.response = 'refused';
    await services.refunds.refundDue();
    bank.refunds.response = 'done';
    bank.disputes.set('dp_refused', {
      payment_intent: charge,
      amount: PRICE,
      reason: 'general',
      status: 'needs_response',
    });
    await sendWebhook('charge.dispute.created', 'dp_refused', { at: NOW });
    const [failed] = (await finance('GET', '/desk/failed-refunds')).json().data;
    const again = await finance('POST', `/desk/failed-refunds/${failed.id}/retry`);
    expect(again.json()).toMatchObject({ code: 'refund_disputed' });
    expect((await finance('GET', '/desk/failed-refunds')).json().data).toHaveLength(1);
  });

  test('of a transfer sends that transfer back', async () => {
    const payment = await setUp({ type: 'bank_transfer', amount_cents: 30_000 });
    const reference = (await readPayment(payment.id)).bankTransfer.reference as string;
    bank.transfers.set('bt_fits', { reference, amount: 30_000 });
    await sendWebhook('bank_transfer.received', 'bt_fits', { at: NOW });
    await ask(finance, payment.installmentIds[0]);
    await expect
      .poll(async () => {
        await services.transfers.returnDue();
        return bank.transfers.get('bt_fits')?.returned;
      })
      .toBe(true);
  });

  test('of a transfer that the gateway won’t send back waits for the team, and the vendor is told', async () => {
    const payment = await setUp({ type: 'bank_transfer', amount_cents: 30_000 });
    const reference = (await readPayment(payment.id)).bankTransfer.reference as string;
    bank.transfers.set('bt_kept', { reference, amount: 30_000 });
    await sendWebhook('bank_transfer.received', 'bt_kept', { at: NOW });
    bank.refunds.response = 'refused';
    await ask(finance, payment.installmentIds[0]);
    await expect
      .poll(async () => {
        await services.transfers.returnDue();
        return (await finance('GET', '/desk/failed-refunds')).json().data;
      })
      .toMatchObject([{ cents: 30_000, isRefused: true, canRetry: false, customer: { id: vendor.customerId } }]);
    expect((await finance('GET', '/desk/refunds?list=all')).json().data).toMatchObject([{ state: 'failed' }]);
    bank.refunds.response = 'done';
    await services.transfers.returnDue();
    expect(bank.transfers.get('bt_kept')?.returned).toBeUndefined();
    expect((await prompts()).map(({ title }) => title)).toContain('Our refund of A$300.00 didn’t reach you');
  });
});

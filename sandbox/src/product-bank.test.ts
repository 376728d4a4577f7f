import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { tellSandboxBank } from '../../server/src/demo/demo-bank.ts';
import { createCardGateway } from '../../server/src/platform/payments/card-gateway.ts';
import { createConnectGateway } from '../../server/src/platform/payments/connect-gateway.ts';
import { createGatewayLedger } from '../../server/src/platform/payments/gateway-ledger.ts';
import { isSignedByGateway } from '../../server/src/platform/payments/gateway-signature.ts';
import { readConfig } from './config.ts';
import { openSandbox } from './sandbox.testing.ts';

const log = { info: () => undefined, warn: () => undefined };
const { bank } = readConfig({});

type ReceivedEvent = { type: string; id: string; isSigned: boolean };

/** A stand-in for the product that records the bank's webhooks. */
async function openProduct() {
  const events: ReceivedEvent[] = [];
  let onReceived = () => {};
  const server = createServer((request, response) => {
    void request.toArray().then((chunks) => {
      const body = Buffer.concat(chunks);
      const { type, data } = JSON.parse(body.toString()) as { type: string; data: { object: { id: string } } };
      const header = String(request.headers['stripe-signature']);
      const isSigned = isSignedByGateway({ secret: bank.webhookSecret, body, header, now: new Date() });
      events.push({ type, id: data.object.id, isSigned });
      response.writeHead(204).end();
      onReceived();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: async (count: number) => {
      while (events.length < count) {
        await new Promise<void>((resolve) => {
          onReceived = resolve;
        });
      }
      return events;
    },
  };
}

async function openTestBank() {
  const product = await openProduct();
  const sandbox = await openSandbox({ serverUrl: product.url });
  const gateway = createCardGateway({ url: sandbox.url, secretKey: bank.secretKey, currency: 'AUD', log });
  const customer = await gateway.createCustomer({ id: 1, name: 'Wattle Creek Estate' });
  const charge = (token: string, attemptKey: string) =>
    gateway.charge({
      attemptKey,
      amountCents: 118_800,
      customer,
      token,
      description: 'Plus',
      returnUrl: `${product.url}/checkout`,
    });
  const type = (number: string, more: Record<string, string> = {}) =>
    fetch(`${sandbox.url}/v1/payment_methods`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bank.publishableKey}` },
      body: new URLSearchParams({ number, exp_month: '8', exp_year: '2034', cvc: '123', name: 'Imogen', ...more }),
    });
  return { product, sandbox, gateway, customer, charge, type };
}

describe("the product's gateway against the bank", () => {
  test('a typed card becomes a token, is saved for one customer, and pays once per key', async () => {
    const { gateway, customer, charge, type, product } = await openTestBank();
    const { id: token } = (await (await type('4242 4242 4242 4242')).json()) as { id: string };
    expect(await gateway.attachCard(customer, token)).toEqual({
      token,
      holder: 'Imogen',
      brand: 'visa',
      last4: '4242',
      expiryMonth: 8,
      expiryYear: 2034,
    });
    const [first, again] = [await charge(token, 'payment-1-1-abc'), await charge(token, 'payment-1-1-abc')];
    expect(first).toMatchObject({
      status: 'paid',
      amountCents: 118_800,
      currency: 'AUD',
      attemptKey: 'payment-1-1-abc',
    });
    expect(again.id).toBe(first.id);
    expect(await gateway.findIntentByAttempt(customer, 'payment-1-1-abc')).toEqual(first);
    expect(await gateway.findIntentByAttempt(customer, 'payment-1-2-abc')).toBeUndefined();
    expect(await product.received(1)).toEqual([{ type: 'payment_intent.succeeded', id: first.id, isSigned: true }]);
    const other = await gateway.createCustomer({ id: 2, name: 'Somebody else' });
    await expect(gateway.attachCard(other, token)).rejects.toMatchObject({ kind: 'refused' });
    await gateway.detachCard(token);
    await expect(charge(token, 'payment-1-3-abc')).rejects.toMatchObject({ kind: 'refused' });
  });

  test('an invalid card is refused, and so is a call without the key', async () => {
    const { type, sandbox, gateway } = await openTestBank();
    expect((await type('4242 4242 4242 4241')).status).toBe(402);
    expect((await type('4242 4242 4242 4242', { exp_year: '2020' })).status).toBe(402);
    expect((await fetch(`${sandbox.url}/v1/payment_intents/pi_1`)).status).toBe(401);
    await expect(gateway.findIntent('pi_none')).rejects.toMatchObject({ kind: 'refused' });
  });

  test('charges are found by the name on their card, spaces and all', async () => {
    const { charge, type, sandbox } = await openTestBank();
    const { id: token } = (await (await type('4242 4242 4242 4242', { name: 'Imogen Hart' })).json()) as { id: string };
    const { id } = await charge(token, 'payment-1-1-abc');
    const listed = async (holder: string) =>
      (await (await fetch(`${sandbox.url}/bank/charges?to=${encodeURIComponent(holder)}`)).json()) as { id: string }[];
    expect((await listed('Imogen Hart')).map((each) => each.id)).toEqual([id]);
    expect(await listed('Imogen')).toEqual([]);
  });

  test('declined cards give their reasons', async () => {
    const { charge } = await openTestBank();
    expect(await charge('pm_sandbox0002', 'key-1')).toMatchObject({ status: 'failed', failureCode: 'generic_decline' });
    expect(await charge('pm_sandbox9995', 'key-2')).toMatchObject({
      status: 'failed',
      failureCode: 'insufficient_funds',
    });
  });

  test('PAY-005 a bank account is debited only by agreement, and what comes of it is known after days', async () => {
    const { gateway, customer, product, sandbox } = await openTestBank();
    const agreement = { address: '203.0.113.7', userAgent: 'test' };
    const account = { holder: 'Imogen', email: 'imogen@wattlecreek.example', bsb: '062000' };
    const pass = (id: string) => fetch(`${sandbox.url}/bank/charges/${id}/settle`, { method: 'POST' });
    const debit = async (accountNumber: string, attemptKey: string) => {
      const { token, mandate, last4 } = await gateway.createDebit(customer, { ...account, accountNumber }, agreement);
      expect(last4).toBe(accountNumber.slice(-4));
      const order = { attemptKey, amountCents: 118_800, customer, token, description: 'Plus', returnUrl: undefined };
      await expect(gateway.charge({ ...order, attemptKey: `${attemptKey}-free` })).rejects.toMatchObject({
        kind: 'refused',
      });
      return gateway.charge({ ...order, mandate });
    };
    const paid = await debit('12345678', 'key-1');
    expect(paid.status).toBe('processing');
    await pass(paid.id);
    expect(await gateway.findIntent(paid.id)).toMatchObject({ status: 'paid' });
    const failed = await debit('222222227', 'key-2');
    expect(failed.status).toBe('processing');
    await pass(failed.id);
    expect(await gateway.findIntent(failed.id)).toMatchObject({ status: 'failed', failureCode: 'insufficient_funds' });
    expect((await product.received(4)).map(({ type }) => type)).toEqual([
      'payment_intent.processing',
      'payment_intent.succeeded',
      'payment_intent.processing',
      'payment_intent.payment_failed',
    ]);
    await expect(gateway.createDebit(customer, { ...account, accountNumber: '12' }, agreement)).rejects.toMatchObject({
      kind: 'refused',
    });
  });

  test('PAY-018 a payer confirms or refuses on the bank’s page, and is sent back', async () => {
    const { charge, gateway, product } = await openTestBank();
    const answer = async (url: string, given: string) =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ answer: given }), redirect: 'manual' });
    const first = await charge('pm_sandbox3220', 'key-1');
    expect(first.status).toBe('confirm');
    expect(await (await fetch(first.confirmUrl ?? '')).text()).toContain('A$1,188.00');
    const back = await answer(first.confirmUrl ?? '', 'yes');
    expect(back.headers.get('location')).toContain(`${product.url}/checkout?payment_intent=${first.id}`);
    expect(await gateway.findIntent(first.id)).toMatchObject({ status: 'paid', confirmUrl: undefined });
    expect((await answer(first.confirmUrl ?? '', 'no')).status).toBe(410);

    const second = await charge('pm_sandbox3220', 'key-2');
    await answer(second.confirmUrl ?? '', 'no');
    expect(await gateway.findIntent(second.id)).toMatchObject({
      status: 'failed',
      failureCode: 'payment_intent_authentication_failure',
    });

    const third = await charge('pm_sandbox3220', 'key-3');
    expect(await gateway.cancel(third.id)).toMatchObject({ status: 'failed', failureCode: 'canceled' });
    expect(await gateway.cancel(first.id)).toMatchObject({ status: 'paid' });
    await gateway.refund(first.id, 'refund-of-a-test');
  });

  test('a processing charge is reported again when it is approved', async () => {
    const { charge, gateway, product, sandbox } = await openTestBank();
    const first = await charge('pm_sandbox0416', 'key-1');
    expect(first.status).toBe('processing');
    const settle = () => fetch(`${sandbox.url}/bank/charges/${first.id}/settle`, { method: 'POST' });
    expect((await settle()).status).toBe(204);
    expect((await settle()).status).toBe(409);
    expect((await gateway.findIntent(first.id)).status).toBe('paid');
    const types = (await product.received(2)).map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(['payment_intent.processing', 'payment_intent.succeeded']));
  });

  test('a transfer is reported and can be looked up', async () => {
    const { sandbox, gateway, product } = await openTestBank();
    await fetch(`${sandbox.url}/bank/transfers`, {
      method: 'POST',
      body: new URLSearchParams({ reference: 'BB000007', amount: '1188.00' }),
      redirect: 'manual',
    });
    const [event] = await product.received(1);
    expect(event).toMatchObject({ type: 'bank_transfer.received', isSigned: true });
    expect(await gateway.findTransfer(event?.id ?? '')).toMatchObject({ reference: 'BB000007', amountCents: 118_800 });
    expect(await gateway.findTransfer('bt_none')).toBeUndefined();
  });

  test('PAY-016 the card fields open only inside the product’s own page', async () => {
    const { sandbox, product } = await openTestBank();
    const at = (origin: string, key = bank.publishableKey) =>
      fetch(`${sandbox.url}/bank/fields?${new URLSearchParams({ key, origin }).toString()}`);
    const own = await at(product.url);
    expect(own.headers.get('content-security-policy')).toContain(`frame-ancestors ${product.url}`);
    expect((await at('https://evil.example')).status).toBe(403);
    expect((await at(product.url, 'pk_other')).status).toBe(403);
  });
});

describe('vendors’ accounts', () => {
  async function openVendor() {
    const opened = await openTestBank();
    const connect = createConnectGateway({ url: opened.sandbox.url, secretKey: bank.secretKey, currency: 'AUD' });
    const account = { providerId: 7, name: 'Wattle Creek Barn', email: 'imogen@wattlecreek.example', abn: undefined };
    const open = () =>
      connect.createAccount({ ...account, bank: { bsb: '062000', accountNumber: '12345678' } }, 'account-7');
    const destination = { account: await open(), feeCents: 6089 };
    const charge = (attemptKey: string, token = 'pm_sandbox4242') =>
      opened.gateway.charge({
        attemptKey,
        amountCents: 434_900,
        customer: opened.customer,
        token,
        description: 'Q-1042',
        returnUrl: `${opened.product.url}/q/link`,
        destination,
      });
    const press = (path: string) =>
      fetch(`${opened.sandbox.url}${path}`, { method: 'POST' }).then(
        (response) => response.json() as Promise<{ id: string; amount: number }>,
      );
    return { ...opened, connect, open, destination, charge, press };
  }

  test('an account is opened once, and a charge for an unknown one is refused', async () => {
    const { open, destination, gateway, customer } = await openVendor();
    expect(await open()).toBe(destination.account);
    const order = { amountCents: 5000, customer, token: 'pm_sandbox4242', description: '', returnUrl: undefined };
    const unknown = { account: 'acct_none', feeCents: 0 };
    await expect(gateway.charge({ ...order, attemptKey: 'key-1', destination: unknown })).rejects.toMatchObject({
      kind: 'refused',
    });
  });

  test('a part goes back once per key, never more than was charged, and the vendor is paid the rest less the fee', async () => {
    const { charge, connect, press, destination, product } = await openVendor();
    const { id: intentId } = await charge('key-1');
    const part = { intentId, amountCents: 100_000, key: 'refund-1' };
    const first = await connect.refundPart(part);
    expect(await connect.refundPart(part)).toBe(first);
    await expect(connect.refundPart({ ...part, amountCents: 400_000, key: 'refund-2' })).rejects.toMatchObject({
      kind: 'refused',
    });
    const { id, amount } = await press(`/bank/accounts/${destination.account}/pay-out`);
    expect(amount).toBe(334_900 - Math.round((6089 * 334_900) / 434_900));
    expect(await connect.findPayout(destination.account, id)).toMatchObject({
      status: 'on_the_way',
      amountCents: amount,
      parts: { paidCents: 434_900, refundedCents: 100_000, feeCents: 334_900 - amount },
    });
    expect(await connect.findPayout('acct_other', id)).toBeUndefined();
    await press(`/bank/payouts/${id}/fail`);
    expect(await connect.findPayout(destination.account, id)).toMatchObject({
      status: 'failed',
      failure: 'account_closed',
    });
    expect((await product.received(3)).map(({ type }) => type)).toEqual([
      'payment_intent.succeeded',
      'payout.created',
      'payout.failed',
    ]);
  });

  test('a refund that fails later is reported, and its money is in the balance again', async () => {
    const { charge, connect, press, destination, product, sandbox } = await openVendor();
    const { id: intentId } = await charge('key-1');
    const id = await connect.refundPart({ intentId, amountCents: 434_900, key: 'quote-refund-7' });
    const known = { id, intentId, amountCents: 434_900, key: 'quote-refund-7' };
    expect(await connect.findRefund(id)).toEqual({ ...known, isFailed: false, failure: undefined });
    await press(`/bank/refunds/${id}/fail`);
    expect(await connect.findRefund(id)).toEqual({ ...known, isFailed: true, failure: 'expired_or_canceled_card' });
    expect(await press(`/bank/refunds/${id}/fail`)).toHaveProperty('message');
    expect((await product.received(2)).at(-1)).toEqual({ type: 'refund.failed', id, isSigned: true });
    expect(await connect.findRefund('re_none')).toBeUndefined();
    const ledger = createGatewayLedger({ url: sandbox.url, secretKey: bank.secretKey, currency: 'AUD' });
    const hour = 60 * 60 * 1000;
    const moved = await ledger.list({ from: new Date(Date.now() - hour), to: new Date(Date.now() + hour) }, 100);
    expect(moved?.map(({ kind }) => kind)).toEqual(['quoteCharges']);
    expect((await press(`/bank/accounts/${destination.account}/pay-out`)).amount).toBe(434_900 - 6089);
    await connect.refundPart({ intentId, amountCents: 434_900, key: 'quote-refund-8' });
  });

  test('a disputed charge leaves the balance, and comes back when the vendor wins', async () => {
    const { charge, connect, press, destination } = await openVendor();
    const { id: intentId } = await charge('key-1');
    const { id } = await press(`/bank/charges/${intentId}/dispute`);
    expect(await connect.findDispute(id)).toEqual({
      id,
      intentId,
      amountCents: 434_900,
      reason: 'product_not_received',
      status: 'open',
    });
    expect(await connect.findDispute('dp_none')).toBeUndefined();
    expect(await press(`/bank/accounts/${destination.account}/pay-out`)).toHaveProperty('message');
    await press(`/bank/disputes/${id}/win`);
    expect(await connect.findDispute(id)).toMatchObject({ status: 'won' });
    expect((await press(`/bank/accounts/${destination.account}/pay-out`)).amount).toBe(434_900 - 6089);
  });

  test('on a bad day each webhook arrives twice with the same id', async () => {
    const { charge, sandbox, product } = await openVendor();
    await fetch(`${sandbox.url}/bank/webhooks`, { method: 'POST', body: new URLSearchParams({ doubled: 'on' }) });
    const { id } = await charge('key-1');
    const [first, second] = await product.received(2);
    expect(second).toEqual(first);
    expect(first).toMatchObject({ id, isSigned: true });
  });
});

test('the product reads what moved: charges, refunds, disputes, transfers and those sent back', async () => {
  const { charge, gateway, sandbox, product } = await openTestBank();
  const ledger = createGatewayLedger({ url: sandbox.url, secretKey: bank.secretKey, currency: 'AUD' });
  const token = 'pm_sandbox4242424242';
  const [kept, refunded] = [await charge(token, 'key-1'), await charge(token, 'key-2')];
  await gateway.refund(refunded.id, 'refund-of-a-test');
  await fetch(`${sandbox.url}/bank/charges/${kept.id}/dispute`, { method: 'POST' });
  await fetch(`${sandbox.url}/bank/transfers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reference: 'WEDDING', amount: '12.34' }),
  });
  const transfer = (await product.received(4)).find(({ type }) => type === 'bank_transfer.received')?.id ?? '';
  await gateway.returnTransfer(transfer);
  await gateway.returnTransfer(transfer);
  const hour = 60 * 60 * 1000;
  const period = { from: new Date(Date.now() - hour), to: new Date(Date.now() + hour) };
  const moved = (await ledger.list(period, 100))?.map(({ kind, cents }) => `${kind} ${cents}`);
  expect(moved?.toSorted()).toEqual([
    'charges 118800',
    'charges 118800',
    'disputes 118800',
    'refunds 118800',
    'returns 1234',
    'transfers 1234',
  ]);
  expect(await ledger.list({ from: new Date(0), to: new Date(hour) }, 100)).toEqual([]);
  expect(await ledger.list(period, 3)).toBeUndefined();
});

test('charges of the demo data are known to the bank: told twice they are there once, can be refunded, and are paid out once', async () => {
  const { gateway, sandbox } = await openTestBank();
  const created = new Date(Date.now() - 4 * 24 * 60 * 60 * 1000).toISOString();
  const plain = { destination: null, fee: null, dispute: null, payout: null };
  const charge = { amount: 29_900, created, description: '360° tour', ...plain };
  const dispute = { id: 'dp_sandbox_demo_2', reason: 'general', created };
  const payout = { id: 'po_sandbox_demo_4', amount: 29_481, created, arrives: created, hasArrived: true };
  const charges = [
    { ...charge, id: 'pi_sandbox_demo_1' },
    { ...charge, id: 'pi_sandbox_demo_2', destination: 'acct_sandbox_barn', fee: 419, dispute },
    { ...charge, id: 'pi_sandbox_demo_4', destination: 'acct_sandbox_loft', fee: 419, payout },
  ];
  const tell = () => tellSandboxBank(sandbox.url, charges);
  expect(await tell()).toBe(true);
  await gateway.refund('pi_sandbox_demo_1', 'refund-of-a-test');
  expect(await tell()).toBe(true);
  const ledger = createGatewayLedger({ url: sandbox.url, secretKey: bank.secretKey, currency: 'AUD' });
  const hour = 60 * 60 * 1000;
  const period = { from: new Date(Date.parse(created) - hour), to: new Date(Date.now() + hour) };
  const moved = (await ledger.list(period, 100))?.map(({ kind, id }) => `${kind} ${id.replace(/^re_.*/, 're')}`);
  expect(moved?.toSorted()).toEqual([
    'charges pi_sandbox_demo_1',
    'disputes dp_sandbox_demo_2',
    'quoteCharges pi_sandbox_demo_2',
    'quoteCharges pi_sandbox_demo_4',
    'refunds re',
  ]);
  const again = await fetch(`${sandbox.url}/bank/accounts/acct_sandbox_loft/pay-out`, { method: 'POST' });
  expect(again.status).toBe(409);
  expect(await tellSandboxBank(sandbox.url, [{ ...charge, id: 'pi_sandbox_demo_3', amount: 0 }])).toBe(false);
});

test('a signature is valid for its own body, its own secret and five minutes', () => {
  const now = new Date('2026-11-15T18:00:00Z');
  const body = '{"id":"evt_1"}';
  const sign = (secret: string, at: Date, over = body) => {
    const time = Math.floor(at.getTime() / 1000);
    return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${over}`).digest('hex')}`;
  };
  const isSigned = (header: string) => isSignedByGateway({ secret: 'right', body, header, now });
  expect(isSigned(sign('right', now))).toBe(true);
  expect(isSigned(`${sign('old', now)},${sign('right', now).split(',')[1]}`)).toBe(true);
  expect(isSigned(sign('wrong', now))).toBe(false);
  expect(isSigned(sign('right', now, '{"id":"evt_2"}'))).toBe(false);
  expect(isSigned(sign('right', new Date(now.getTime() - 6 * 60_000)))).toBe(false);
  expect(isSigned('')).toBe(false);
  expect(isSigned('t=1,v1=zz')).toBe(false);
});

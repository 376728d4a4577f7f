import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PaymentServices, createPaymentServices } from '#app/payment-services.ts';
import { buildPayment } from '#domains/money/payments/payments.factory.ts';
import { readConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { createGatewayLedger } from '#platform/payments/gateway-ledger.ts';
import { type TestBank, startBank } from '#testing/bank.ts';
import { type Actor, type Call, type World, startWorld } from '#testing/world.ts';
import { createReconciliationService } from './reconciliation.service.ts';

const NOW = new Date('2026-11-16T02:00:00Z');
const SECONDS = NOW.getTime() / 1000;

let bank: TestBank;
let world: World;
let services: PaymentServices;
let vendor: Actor;
let finance: Call;

beforeAll(async () => {
  const clock = { now: () => NOW };
  bank = await startBank(clock);
  world = await startWorld({ clock, environment: bank.environment });
  const log = createLog('silent');
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: world.databaseUrl, ...bank.environment });
  const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'hello@bellbird.example', log });
  services = createPaymentServices({ config, db: world.db, clock, log, mailer });
  finance = (await world.staff({ roles: ['finance'] })).call;
});
afterAll(async () => {
  await world.close();
  await bank.close();
});
beforeEach(async () => {
  vendor = await world.owner({ providers: 4 });
});

const setUp = (given: Partial<Parameters<typeof buildPayment>[1]> = {}) =>
  world.build((tx) =>
    buildPayment(tx, { customer_id: vendor.customerId, provider_id: vendor.providerIds[0] ?? 0, ...given }),
  );
async function pay(cents: number, habit?: string, provider = 0) {
  const payment = await setUp({ amount_cents: cents, provider_id: vendor.providerIds[provider] ?? 0 });
  await vendor.call('POST', `/payments/${payment.id}/purchase`, {
    body: { part: 1, token: bank.newCard(habit), returnPath: '/' },
  });
  return payment;
}
const read = async () => (await finance('GET', '/desk/money')).json().data;
const list = async (query: string) => (await finance('GET', `/desk/money/${query}`)).json();
const sumOf = (rows: { cents: number }[]) => rows.reduce((total, { cents }) => total + cents, 0);

test('every figure is the sum of the rows it opens', async () => {
  await pay(45_000);
  await pay(20_000, 'declined', 1);
  const [, , third, fourth] = vendor.providerIds;
  await setUp({ provider_id: third ?? 0, type: 'bank_transfer', amount_cents: 31_100, due_date: '2026-11-01' });
  await setUp({ amount_cents: 9_900, due_date: '2027-01-01', provider_id: fourth ?? 0 });
  const figures = await read();
  for (const name of ['received', 'due', 'failed'] as const) {
    const { data, meta } = await list(`instalments?list=${name}&limit=100`);
    expect({ name, count: meta.total, cents: sumOf(data) }).toEqual({ name, ...figures[name] });
    expect(figures[name].count).toBeGreaterThan(0);
  }
  expect((await list('instalments?list=received&month=2026-10')).meta.total).toBe(0);
  expect((await list('instalments?list=due&query=no%20such%20vendor')).meta.total).toBe(0);
});

describe('the reconciliation report', () => {
  type Line = { kind: string; gateway: { count: number; cents: number }; ours: object; differenceCents: number };
  const report = async () =>
    (await list('reconciliation?from=2026-11-01&to=2026-11-16')).data as {
      lines: Line[];
      differences: { kind: string; id: string; gatewayCents: number | null; ourCents: number | null }[];
    };
  const lineOf = ({ lines }: { lines: Line[] }, kind: string) => lines.find((line) => line.kind === kind);

  test('adds up to the cent, over several pages of the gateway’s list', async () => {
    for (const cents of [10_001, 20_002, 30_003]) await pay(cents);
    const refunded = await pay(40_004);
    await finance('POST', `/desk/payment-installments/${refunded.installmentIds[0]}/refund`, {
      body: { reason: 'Charged twice' },
    });
    await services.refunds.refundDue();
    const result = await report();
    expect(result.differences).toEqual([]);
    expect(result.lines.map(({ differenceCents }) => differenceCents)).toEqual([0, 0, 0, 0, 0, 0]);
    const charges = lineOf(result, 'charges');
    expect(charges?.gateway).toEqual(charges?.ours);
    expect(charges?.gateway.cents).toBe(
      bank.charges.filter(({ status }) => status === 'succeeded').reduce((total, { amount }) => total + amount, 0),
    );
    expect(lineOf(result, 'refunds')).toMatchObject({ gateway: { count: 1, cents: 40_004 } });
  });

  test('names what is only at the gateway, only here, or has another amount', async () => {
    await pay(50_005);
    const [foreign, changed] = [structuredClone(bank.charges.at(-1)), bank.charges.at(-1)];
    if (!foreign || !changed) return expect.fail('nothing was charged');
    bank.charges.push({ ...foreign, id: 'pi_by_hand', amount: 77 });
    changed.amount = 50_000;
    bank.refundParts.push({
      id: 're_by_hand',
      charge: changed.id,
      amount: 11,
      key: 'by-hand',
      created: SECONDS,
      status: 'succeeded',
    });
    await pay(60_006);
    const lost = bank.charges.pop();
    const result = await report();
    expect(result.differences.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
      [
        { kind: 'charges', id: changed.id, gatewayCents: 50_000, ourCents: 50_005 },
        { kind: 'charges', id: lost?.id, gatewayCents: null, ourCents: 60_006 },
        { kind: 'charges', id: 'pi_by_hand', gatewayCents: 77, ourCents: null },
        { kind: 'refunds', id: 're_by_hand', gatewayCents: 11, ourCents: null },
      ]
        .toSorted((a, b) => String(a.id).localeCompare(String(b.id)))
        .map((each) => expect.objectContaining(each)),
    );
    expect(lineOf(result, 'charges')?.differenceCents).toBe(50_000 - 50_005 - 60_006 + 77);
    expect(lineOf(result, 'refunds')?.differenceCents).toBe(11);
  });

  test('says so when the gateway cannot be reached, and takes a month at most', async () => {
    const wrong = await finance('GET', '/desk/money/reconciliation?from=2026-09-01&to=2026-11-16');
    expect(wrong.json()).toMatchObject({ code: 'invalid_fields', errors: { to: 'Please choose at most 31 days.' } });
    const gone = { url: 'http://127.0.0.1:1', secretKey: 'sk_test', currency: 'AUD' };
    const alone = createReconciliationService({ db: world.db, ledger: createGatewayLedger(gone) });
    await expect(alone.reconcile({ from: '2026-11-01', to: '2026-11-02' })).rejects.toMatchObject({
      code: 'gateway_silent',
    });
  });
});

test('the bookkeeper’s file has every amount, refunds as negative ones, and its export is recorded', async () => {
  const payment = await pay(33_000);
  await finance('POST', `/desk/payment-installments/${payment.installmentIds[0]}/refund`, {
    body: { reason: 'Charged twice' },
  });
  const answer = await finance('GET', '/desk/money/export?from=2026-11-01&to=2026-11-16');
  expect(answer.headers['content-type']).toContain('text/csv');
  expect(answer.body).toMatch(/16\.11\.2026,Received,.*,330,30,pi_/);
  expect(answer.body).toMatch(/16\.11\.2026,Refund,.*,-330,-30,pi_/);
  const administrator = await world.staff();
  const [entry] = (await administrator.call('GET', '/desk/audit?limit=1')).json().data;
  expect(entry).toMatchObject({ action: 'deskMoney.export', actor: { kind: 'staff' } });
});

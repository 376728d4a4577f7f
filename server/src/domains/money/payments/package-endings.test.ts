import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startProduct } from '#domains/money/packages/packages.public.ts';
import { type TestBank, startBank } from '#testing/bank.ts';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type Actor, type Call, type World, startWorld } from '#testing/world.ts';
import { buildPayment } from './payments.factory.ts';

const NOW = new Date('2026-11-16T02:00:00Z');
const REASON = 'You closed your business';

let bank: TestBank;
let outbox: Outbox;
let world: World;
let manager: Call;
let finance: Call;
let vendor: Actor & { email: string; providerId: number };
let spotlight: number;
let plus: number;

beforeAll(async () => {
  const clock = { now: () => NOW };
  bank = await startBank(clock);
  outbox = await startOutbox();
  world = await startWorld({
    clock,
    environment: { ...bank.environment, ...outbox.environment, REFUND_LIMIT: '500' },
  });
  manager = (await world.staff({ roles: ['account_manager'] })).call;
  finance = (await world.staff({ roles: ['account_manager', 'finance'] })).call;
  const findProduct = (name: string) =>
    world.build((tx) => tx.selectFrom('products').select('id').where('name', '=', name).executeTakeFirstOrThrow());
  spotlight = (await findProduct('Spotlight')).id;
  plus = (await findProduct('Plus')).id;
});
afterAll(async () => {
  await world.close();
  await outbox.close();
  await bank.close();
});
beforeEach(async () => {
  const owner = await world.owner();
  const email = `boss-${owner.id}@vendors.example`;
  await world.build((tx) => tx.updateTable('customer_users').set({ email }).where('id', '=', owner.id).execute());
  vendor = { ...owner, email, providerId: owner.providerIds[0] ?? 0 };
});

/** Spotlight, of whose instalments some are paid by card. */
async function buy({ installments = 1, amount_cents = 30_000, product_id = spotlight } = {}): Promise<number> {
  const payment = await world.build((tx) =>
    buildPayment(tx, {
      customer_id: vendor.customerId,
      provider_id: vendor.providerId,
      product_id,
      amount_cents,
      installments: Array.from({ length: installments }, () => ({})),
    }),
  );
  const { data } = (
    await vendor.call('POST', `/customers/${vendor.customerId}/credit-cards`, { body: { token: bank.newCard() } })
  ).json();
  const bought = await vendor.call('POST', `/payments/${payment.id}/purchase`, {
    body: { part: 1, cardId: data.id, returnPath: '/' },
  });
  expect(bought.statusCode).toBe(200);
  return payment.id;
}
const end = async (by: Call, body: object = {}) => {
  const url = `/desk/providers/${vendor.providerId}/package-end`;
  return (await by('PUT', url, { body: { reason: REASON, refund: false, ...body } })).statusCode;
};
/** Receipts come before it. */
async function mailAbout(subject: string) {
  for (;;) {
    const mail = await outbox.mailTo(vendor.email);
    if (mail.subject === subject) return mail;
  }
}
const restore = async () => (await manager('DELETE', `/desk/providers/${vendor.providerId}/package-end`)).statusCode;
const access = () =>
  world.build((tx) =>
    tx
      .selectFrom('providers')
      .select(['listing_product_name', 'paid_status', 'rival_stats_access', 'advisor_access', 'placed_first'])
      .where('id', '=', vendor.providerId)
      .executeTakeFirstOrThrow(),
  );
const standing = async () => (await vendor.call('GET', `/customers/${vendor.customerId}`)).json().data.crmStatus;
const atDesk = async () =>
  (await manager('GET', `/desk/customers/${vendor.customerId}`)).json().data.providers[0] as {
    hasRunningPackage: boolean;
    endedPackage: object | null;
    packageUntil: string;
  };
const installments = async (id: number) =>
  (
    await world.build((tx) =>
      tx
        .selectFrom('payment_installments')
        .select(['status', 'refunded_at'])
        .where('payment_id', '=', id)
        .orderBy('id')
        .execute(),
    )
  ).map(({ status, refunded_at }) => [status, refunded_at !== null]);

test('a package that the team ends is gone with all it includes; the vendor is told why, and the history says who', async () => {
  const payment = await buy({ installments: 2 });
  expect([(await access()).placed_first, await standing()]).toEqual([true, 'prime']);
  expect(await end(manager)).toBe(204);
  expect(await access()).toEqual({
    listing_product_name: 'Limited',
    paid_status: 'limited',
    rival_stats_access: 0,
    advisor_access: false,
    placed_first: false,
  });
  expect(await standing()).toBe('standard');
  expect(await installments(payment)).toEqual([
    ['paid', false],
    ['cancelled', false],
  ]);
  const mail = await mailAbout('We’ve ended Spotlight');
  expect(mail.text).toContain(`We’ve ended Spotlight. The reason: ${REASON}`);
  const bell = (await vendor.call('GET', '/provider-prompts?type=notification')).json().data;
  expect(bell.map(({ title }: { title: string }) => title)).toContain('We’ve ended Spotlight');
  const history = (await manager('GET', `/desk/customers/${vendor.customerId}/history`)).json().data;
  expect(history.map(({ action }: { action: string }) => action)).toContain('payments.endPackage');
  expect(await atDesk()).toMatchObject({
    hasRunningPackage: false,
    endedPackage: { name: 'Spotlight', reason: REASON },
  });
  // Nothing is left to end, and what was called off can’t be given back.
  expect([await end(manager), await restore()]).toEqual([409, 409]);
});

test('what was paid and not refunded can be given back, as it was', async () => {
  await buy();
  const before = [await access(), await atDesk(), await standing()];
  await end(manager);
  expect(await restore()).toBe(204);
  expect([await access(), await atDesk(), await standing()]).toEqual(before);
  expect((await mailAbout('Spotlight runs again')).text).toContain('everything it includes');
  expect(await restore()).toBe(409);
});

test('what is still due for a package that was replaced is called off too, with and without a refund', async () => {
  for (const [by, refund] of [
    [manager, false],
    [finance, true],
  ] as const) {
    const replaced = await buy({ installments: 3, product_id: plus });
    const running = await buy();
    expect(await end(by, { refund })).toBe(204);
    expect(await installments(replaced)).toEqual([
      ['paid', false],
      ['cancelled', false],
      ['cancelled', false],
    ]);
    expect(await installments(running)).toEqual([['paid', refund]]);
    // Its rest was part of what ended, and has not been paid for.
    expect(await restore()).toBe(409);
  }
});

test('what another package left to pay is not touched, once that package has ended by itself', async () => {
  const earlier = await buy({ installments: 2, product_id: plus });
  await world.build((tx) =>
    tx
      .updateTable('provider_products')
      .set({ starts_on: '2025-11-15', ends_on: '2026-11-14' })
      .where('payment_id', '=', earlier)
      .execute(),
  );
  await buy();
  expect(await end(manager)).toBe(204);
  expect((await installments(earlier)).map(([status]) => status)).toEqual(['paid', 'pending']);
  expect(await restore()).toBe(204);
});

test('money that went back, or was called off, buys no days of another package', async () => {
  const payment = await buy({ installments: 2, product_id: plus });
  const offered = async () => {
    const query = `providerId=${vendor.providerId}&productId=${spotlight}`;
    return (await vendor.call('GET', `/payment-installments?${query}`)).json().data.carriedDays as number;
  };
  const before = await offered();
  expect(before).toBeGreaterThan(1);
  const parts = await world.build((tx) =>
    tx.selectFrom('payment_installments').select('id').where('payment_id', '=', payment).orderBy('id').execute(),
  );
  const refund = (cancelsRest: boolean) =>
    finance('POST', `/desk/payment-installments/${parts[0]?.id}/refund`, { body: { reason: REASON, cancelsRest } });
  expect((await refund(true)).statusCode).toBe(204);
  expect(await offered()).toBe(0);
});

test('with a refund the money goes back and nothing can be given back; above the limit a second person decides', async () => {
  const small = await buy();
  expect(await end(manager, { refund: true })).toBe(422);
  expect((await atDesk()).hasRunningPackage).toBe(true);
  expect(await end(finance, { refund: true })).toBe(204);
  expect(await installments(small)).toEqual([['paid', true]]);
  expect(await restore()).toBe(409);

  const large = await buy({ amount_cents: 118_800 });
  expect(await end(finance, { refund: true })).toBe(204);
  expect(await installments(large)).toEqual([['paid', false]]);
  const waiting = (await finance('GET', '/desk/refunds')).json().data;
  expect(waiting).toMatchObject([{ amountCents: 118_800, reason: REASON }]);
  expect(await restore()).toBe(409);
});

test('of two people at once one ends it, and another package that was bought since is not touched', async () => {
  await buy();
  const answers = await Promise.all([end(manager), end(finance)]);
  expect(answers.toSorted((a, b) => a - b)).toEqual([204, 409]);
  await world.build((tx) =>
    startProduct(tx, {
      customerId: vendor.customerId,
      providerId: vendor.providerId,
      productId: spotlight,
      paymentId: null,
      amountCents: 1,
      at: NOW,
    }),
  );
  expect(await restore()).toBe(409);
  expect((await atDesk()).hasRunningPackage).toBe(true);
});

import { MAX_SAVED_CARDS } from '@bellbird/contract/shared/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestBank, startBank } from '#testing/bank.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildCard, buildPayment } from './payments.factory.ts';
import { paymentsQuery } from './payments.repository.ts';

let bank: TestBank;
let world: World;
let vendor: Actor;
let first: number;
let second: number;
const logged: string[] = [];

beforeAll(async () => {
  bank = await startBank();
  world = await startWorld({
    environment: { ...bank.environment, LOG_LEVEL: 'debug' },
    logTo: { write: (line) => void logged.push(line) },
  });
});
afterAll(async () => {
  await world.close();
  await bank.close();
});

beforeEach(async () => {
  vendor = await world.owner({ providers: 2 });
  [first = 0, second = 0] = vendor.providerIds;
});

const build = (given: Partial<Parameters<typeof buildPayment>[1]> = {}) =>
  world.build((tx) => buildPayment(tx, { customer_id: vendor.customerId, provider_id: first, ...given }));
const productId = (name = 'Plus') =>
  world.build(async (tx) => {
    const row = await tx.selectFrom('products').select('id').where('name', '=', name).executeTakeFirstOrThrow();
    return row.id;
  });

type Shown = { id: number; status: string; provider: { id: number }; amountCents: number; version: number };
const list = async (as: Actor, query = '') =>
  (await as.call('GET', `/payments${query}`)).json<{ data: Shown[]; meta: { total: number } }>();
const read = async (id: number) => (await vendor.call('GET', `/payments/${id}`)).json<{ data: Shown }>().data;

describe('the list', () => {
  test('PAY-001 PAY-002 PAY-006 has the payments of all providers the user manages, or of one', async () => {
    const mine = await build();
    const other = await build({ provider_id: second });
    const product = await productId('Spotlight');
    const done = await build({ status: 'paid', product_id: product, started_at: '2026-01-01T00:00:00Z' });
    expect((await list(vendor)).data.map(({ id }) => id)).toEqual([done.id, other.id, mine.id]);
    expect((await list(vendor, `?providerId=${second}`)).data.map(({ id }) => id)).toEqual([other.id]);
    expect((await list(vendor, '?status=paid')).data.map(({ id }) => id)).toEqual([done.id]);
    expect((await list(vendor, '?type=bank_transfer')).meta.total).toBe(0);

    const pages = ['payments'];
    const helper = await world.colleague(vendor, { providerIds: [second], pages });
    expect((await list(helper)).data.map(({ id }) => id)).toEqual([other.id]);
    expect((await helper.call('GET', `/payments/${mine.id}`)).statusCode).toBe(404);
    const without = await world.colleague(vendor, { providerIds: [first], pages: ['leads'] });
    expect((await without.call('GET', '/payments')).statusCode).toBe(403);
  });

  test('can be sorted, and exported to a file without formulas', async () => {
    await world.build((tx) =>
      tx.updateTable('providers').set({ name: '=HYPERLINK("x")' }).where('id', '=', second).execute(),
    );
    const dear = await build({ amount_cents: 500_000, due_date: '2027-01-01' });
    const cheap = await build({ provider_id: second, amount_cents: 100_000, due_date: '2027-05-01' });
    const ids = async (query: string) => (await list(vendor, query)).data.map(({ id }) => id);
    expect(await ids('?sort=amount&order=asc')).toEqual([cheap.id, dear.id]);
    expect(await ids('?sort=dueDate&order=asc')).toEqual([dear.id, cheap.id]);
    expect(await ids('?sort=dueDate&order=desc')).toEqual([cheap.id, dear.id]);
    const file = await vendor.call('GET', '/payments/export?sort=amount');
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.body).toContain('5000.00');
    expect(file.body).toContain(`"'=HYPERLINK(""x"")"`);
    // SHELL-151 SHELL-152: the names of the configuration lists, in the reader’s language.
    expect(file.body).toMatch(/,Credit card,1,1,.*,Pending,/);
    const turkish = await vendor.call('GET', '/payments/export', { headers: { 'accept-language': 'tr_TR' } });
    expect(turkish.body).toMatch(/,Kredi kartı,.*,Bekliyor,/);
  });
});

describe('setting up', () => {
  const form = async (more: object = {}) => ({
    providerId: first,
    productId: await productId(),
    type: 'credit_card',
    installments: 1,
    ...more,
  });

  test('PAY-006 PAY-010 the same product again changes the unpaid payment, and offers the same plans', async () => {
    const once = (await vendor.call('POST', '/payments', { body: await form() })).json<{ data: { id: number } }>().data;
    const again = (await vendor.call('POST', '/payments', { body: await form({ installments: 6 }) })).json<{
      data: { id: number };
    }>().data;
    expect(again.id).toBe(once.id);
    expect(await read(once.id)).toMatchObject({ recurringMonth: 6 });
    const query = `providerId=${first}&productId=${await productId()}`;
    type Offer = {
      amountCents: number;
      gstCents: number;
      plans: { count: number; parts: { amountCents: number }[] }[];
    };
    const offer = (await vendor.call('GET', `/payment-installments?${query}`)).json<{ data: Offer }>().data;
    expect(offer.plans.map(({ count }) => count)).toEqual([1, 3, 6, 12]);
    expect(offer.gstCents).toBe(Math.round(offer.amountCents / 11));
    for (const { parts } of offer.plans)
      expect(parts.reduce((sum, part) => sum + part.amountCents, 0)).toBe(offer.amountCents);
    const own = (await vendor.call('GET', `/payment-installments?paymentId=${once.id}`)).json<{
      data: { installments: object[] };
    }>().data;
    expect(own.installments).toHaveLength(6);
  });

  test('two requests at the same moment for the same product create one payment', async () => {
    const body = await form();
    const answers = await Promise.all(Array.from({ length: 4 }, () => vendor.call('POST', '/payments', { body })));
    expect(new Set(answers.map((answer) => answer.json<{ data: { id: number } }>().data.id)).size).toBe(1);
    expect((await list(vendor)).meta.total).toBe(1);
  });

  test('the provider of another customer does not exist, and a transfer has no instalments', async () => {
    const stranger = await world.owner();
    const foreign = await vendor.call('POST', '/payments', {
      body: await form({ providerId: stranger.providerIds[0] }),
    });
    expect(foreign.statusCode).toBe(404);
    const parts = await vendor.call('POST', '/payments', {
      body: await form({ type: 'bank_transfer', installments: 3 }),
    });
    expect(parts.json()).toMatchObject({ errors: { installments: 'Instalments can only be paid by card.' } });
  });

  test('PAY-006 an unpaid payment can be changed to another type by a user who has seen its latest version', async () => {
    const { id } = await build();
    const { version } = await read(id);
    const change = { type: 'bank_transfer', installments: 1, version };
    const changed = await vendor.call('PUT', `/payments/${id}`, { body: change });
    expect(changed.json()).toMatchObject({ data: { type: 'bank_transfer', bankTransfer: { bsb: '062-000' } } });
    expect((await vendor.call('PUT', `/payments/${id}`, { body: change })).json()).toMatchObject({
      code: 'stale_version',
    });
    expect((await vendor.call('DELETE', `/payments/${id}`)).statusCode).toBe(204);
    expect((await vendor.call('GET', `/payments/${id}`)).statusCode).toBe(404);
  });

  test('PAY-007 PAY-008 cancels unpaid payments, and no others', async () => {
    const { id } = await build();
    const act = (which: number, type: string) => vendor.call('POST', `/payments/${which}/actions`, { body: { type } });
    expect((await act(id, 'cancel')).json()).toMatchObject({ data: { status: 'cancelled' } });
    expect((await act(id, 'cancel')).statusCode).toBe(409);
    expect((await act(id, 'send_receipt')).statusCode).toBe(409);
    const running = await build({ started_at: '2026-11-01T00:00:00Z', installments: [{ status: 'paid' }, {}] });
    expect((await act(running.id, 'cancel')).statusCode).toBe(409);
    expect((await act(running.id, 'refund')).statusCode).toBe(422);
    expect((await vendor.call('DELETE', `/payments/${running.id}`)).statusCode).toBe(409);
  });

  test('PAY-007 a payment with a charge in progress is neither cancelled nor changed, and one with an attempt is not deleted', async () => {
    const body = await form();
    const { id } = (await vendor.call('POST', '/payments', { body })).json<{ data: { id: number } }>().data;
    const paying = { part: 1, token: bank.newCard('thinks'), returnPath: '/checkout' };
    await vendor.call('POST', `/payments/${id}/purchase`, { body: paying });
    const code = async (method: 'POST' | 'PUT', path: string, given: object) =>
      (await vendor.call(method, path, { body: given })).json<{ code: string }>().code;
    const { version } = await read(id);
    expect(await code('POST', `/payments/${id}/actions`, { type: 'cancel' })).toBe('payment_under_way');
    expect(await code('PUT', `/payments/${id}`, { type: 'credit_card', installments: 3, version })).toBe(
      'payment_under_way',
    );
    expect(await code('POST', '/payments', body)).toBe('payment_under_way');
    const deleted = await vendor.call('DELETE', `/payments/${id}`);
    expect(deleted.json()).toMatchObject({ code: 'in_use' });
    const noted = await world.build((tx) =>
      tx
        .selectFrom('audit_entries')
        .select(['action', 'subject_id'])
        .where('customer_id', '=', vendor.customerId)
        .where('action', '=', 'payments.purchase')
        .execute(),
    );
    expect(noted.map(({ subject_id: subject }) => Number(subject))).toEqual([id]);
  });

  test('PAY-008 the receipt is the invoice of the last paid instalment', async () => {
    const id = (await vendor.call('POST', '/payments', { body: await form() })).json<{ data: { id: number } }>().data
      .id;
    const paying = { part: 1, token: bank.newCard(), returnPath: '/checkout' };
    await vendor.call('POST', `/payments/${id}/purchase`, { body: paying });
    const again = await vendor.call('POST', `/payments/${id}/actions`, { body: { type: 'send_receipt' } });
    expect(again.statusCode).toBe(200);
    const mails = await world.build((tx) =>
      tx.selectFrom('payment_mails').select('kind').where('customer_id', '=', vendor.customerId).execute(),
    );
    expect(mails).toEqual([{ kind: 'invoice' }, { kind: 'invoice' }]);
  });
});

describe('cards', () => {
  const path = (id?: number) => `/customers/${vendor.customerId}/credit-cards${id ? `/${id}` : ''}`;
  type Card = { id: number; last4: string; isPrimary: boolean };
  const cards = async () => (await vendor.call('GET', path())).json<{ data: Card[] }>().data;
  const add = (token: string) => vendor.call('POST', path(), { body: { token } });

  test('PAY-012 PAY-013 PAY-015 are saved, listed, made primary and removed, here and at the gateway', async () => {
    const [one, two] = [bank.newCard(), bank.newCard()];
    expect((await add(one)).json()).toMatchObject({
      data: { holder: 'Imogen Hartley', brand: 'visa', last4: '4242', expiryMonth: 8, isPrimary: true },
    });
    await add(two);
    // The same card twice is saved once.
    await add(two);
    const [primary, other] = await cards();
    expect([primary?.isPrimary, other?.isPrimary]).toEqual([true, false]);
    await vendor.call('PUT', path(other?.id), { body: { isPrimary: true } });
    expect((await cards()).map(({ id }) => id)).toEqual([other?.id, primary?.id]);
    expect((await vendor.call('DELETE', path(other?.id))).statusCode).toBe(204);
    expect(await cards()).toMatchObject([{ id: primary?.id, isPrimary: true }]);
    expect([bank.saved.has(one), bank.saved.has(two)]).toEqual([true, false]);
  });

  test('PAY-014 the eleventh is refused, also when two are added at the same moment', async () => {
    await world.build(async (tx) => {
      for (let count = 1; count < MAX_SAVED_CARDS; count += 1) await buildCard(tx, { customer_id: vendor.customerId });
    });
    const tokens = [bank.newCard(), bank.newCard(), bank.newCard()];
    const answers = await Promise.all(tokens.map(add));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2);
    expect(await cards()).toHaveLength(MAX_SAVED_CARDS);
    expect(tokens.filter((token) => bank.saved.has(token))).toHaveLength(1);
    expect((await add(bank.newCard())).json()).toMatchObject({ code: 'too_many_cards' });
  });

  test('a card that the bank refuses, or that belongs to another customer, is not saved', async () => {
    expect((await add(bank.newCard('refused'))).json()).toMatchObject({ code: 'card_refused' });
    const token = bank.newCard();
    await add(token);
    const stranger = await world.owner();
    const stolen = await stranger.call('POST', `/customers/${stranger.customerId}/credit-cards`, { body: { token } });
    expect(stolen.statusCode).toBe(422);
    expect((await stranger.call('GET', path())).statusCode).toBe(404);
    for (const body of [
      { number: '4242424242424242', cvv: '123' },
      { token, cvv: '123' },
      { token: '4242424242424242' },
    ])
      expect((await vendor.call('POST', path(), { body })).statusCode).toBe(422);
  });

  test('PAY-016 no number and no CVV is stored or written into the log', async () => {
    await vendor.call('POST', path(), { body: { number: '4111111111111111', cvv: '987' } });
    const columns = await world.build((tx) =>
      tx.selectFrom('payment_cards').selectAll().where('customer_id', '=', vendor.customerId).execute(),
    );
    expect(columns).toEqual([]);
    expect(logged.join('')).not.toMatch(/4111111111111111|"987"|sk_test_of_the_bank/);
  });

  test('are for the customer only, not for staff acting for them', async () => {
    const staff = await world.staff();
    const acting = await staff.call('POST', '/desk/switch-user', {
      body: { customerUserId: vendor.id, reason: 'They asked for help' },
    });
    const cookie = String(acting.headers['set-cookie'] ?? '').split(';')[0] ?? '';
    const headers = { 'switch-user': String(vendor.id), cookie };
    expect((await staff.call('GET', '/payments', { headers })).statusCode).toBe(200);
    const { id } = await build();
    for (const [method, where, body] of [
      ['GET', path(), undefined],
      ['POST', path(), { token: bank.newCard() }],
      ['POST', `/payments/${id}/purchase`, { part: 1, token: bank.newCard(), returnPath: '/checkout' }],
    ] as const) {
      const answer = await staff.call(method, where, { headers, ...(body && { body }) });
      expect(answer.json()).toMatchObject({ code: 'not_while_acting' });
    }
  });
});

test('AUTH-012 PAY-022 a login returns what is due today, of the providers whose payments the user manages', async () => {
  const due = await build({ installments: [{}, {}, {}] });
  await build({ provider_id: second, due_date: '2099-01-01' });
  const token = async (who: Actor) =>
    (await who.call('GET', `/access-tokens/${who.session.tokenId}`)).json<{ data: { pendingPayments: object[] } }>()
      .data.pendingPayments;
  expect(await token(vendor)).toEqual([{ id: due.id, recurringMonth: 3 }]);
  const helper = await world.colleague(vendor, { providerIds: [first], pages: ['leads'] });
  expect(await token(helper)).toEqual([]);
});

test('PAY-023 the subscription shows the current packages and the next payment', async () => {
  const { id } = await build({ due_date: '2027-03-01' });
  const answer = await vendor.call('GET', `/customers/${vendor.customerId}/subscription`);
  expect(answer.json()).toMatchObject({
    data: { nextPayment: { paymentId: id, amountCents: 118_800, dueDate: '2027-03-01' } },
  });
  expect(answer.json<{ data: { providers: object[] } }>().data.providers).toHaveLength(2);
  const stranger = await world.owner();
  expect((await vendor.call('GET', `/customers/${stranger.customerId}/subscription`)).statusCode).toBe(404);
});

test('PAY-023 a provider that has left pays for nothing, and the account with it', async () => {
  const leave = (left_at: string | null) =>
    world.db.system((tx) =>
      tx
        .updateTable('providers')
        .set({ left_at, paid_status: 'paid' })
        .where('customer_id', '=', vendor.customerId)
        .execute(),
    );
  const subscription = async () =>
    (await vendor.call('GET', `/customers/${vendor.customerId}/subscription`)).json<{
      data: { isPaid: boolean; providers: { status: string }[] };
    }>().data;
  await leave('2026-01-01T00:00:00.000Z');
  expect(await subscription()).toMatchObject({ isPaid: false, providers: [{ status: 'left' }, { status: 'left' }] });
  await leave(null);
  expect(await subscription()).toMatchObject({ isPaid: true, providers: [{ status: 'paid' }, { status: 'paid' }] });
});

test('billing details are changed only by a user who has seen the latest version', async () => {
  const path = `/customers/${vendor.customerId}/billing-details`;
  expect((await vendor.call('GET', path)).json()).toMatchObject({ data: { abn: '', version: 0 } });
  const body = {
    name: 'Wattle Creek Estate Pty Ltd',
    abn: '51 824 753 556',
    address: '214 Tannery Road, Berry',
    version: 0,
  };
  expect((await vendor.call('PUT', path, { body })).json()).toMatchObject({ data: { abn: '51824753556', version: 1 } });
  expect((await vendor.call('PUT', path, { body })).json()).toMatchObject({ code: 'stale_version' });
  expect((await vendor.call('PUT', path, { body: { ...body, abn: '123', version: 1 } })).statusCode).toBe(422);
});

test('PAY-001 among twenty thousand payments of others, each sort order of the list uses an index', async () => {
  const crowd = await world.owner();
  await world.build(async (tx) => {
    await sql`insert into payments (customer_id, provider_id, product_id, product_name, type, status, amount_cents, due_date, started_at)
      select ${crowd.customerId}, ${crowd.providerIds[0]}, ${await productId()}, 'Plus', 'credit_card', 'paid', n, date '2026-01-01' + n % 300, now()
      from generate_series(1, 20000) n`.execute(tx);
    await sql`analyze payments`.execute(tx);
  });
  const owner = { customerId: vendor.customerId, providerIds: vendor.providerIds };
  for (const sort of ['createdAt', 'dueDate', 'amount'] as const) {
    const plan = await world.build(async (tx) => {
      const query = paymentsQuery(tx, owner, { sort, order: 'desc' }, { limit: 25, offset: 0 });
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).not.toContain('Seq Scan on payments');
  }
});

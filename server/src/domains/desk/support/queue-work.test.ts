import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startProduct } from '#domains/money/packages/packages.public.ts';
import { buildPayment, buildRefundRequest } from '#domains/money/payments/payments.factory.ts';
import { type TestBank, startBank } from '#testing/bank.ts';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type Actor, type Call, type World, startWorld } from '#testing/world.ts';

let bank: TestBank;
let outbox: Outbox;
let world: World;
let vendor: Actor;
type Staff = Awaited<ReturnType<World['staff']>>;
let admin: Staff;
let serial = 0;

beforeAll(async () => {
  [bank, outbox] = await Promise.all([startBank(), startOutbox()]);
  world = await startWorld({ environment: { ...bank.environment, ...outbox.environment, JOBS: 'true' } });
  admin = await world.staff();
});
afterAll(async () => {
  await world.close();
  await Promise.all([outbox.close(), bank.close()]);
});
beforeEach(async () => {
  vendor = await world.owner();
  await world.build((tx) => tx.deleteFrom('approvals').execute());
});

type Item = {
  id: number;
  kind: string;
  title: string;
  customer: { id: number } | null;
  owner: { isSelf: boolean } | null;
};
const queue = async (call: Call = admin.call, query = ''): Promise<Item[]> =>
  (await call('GET', `/desk/approvals?${query}`)).json().data;
const kinds = async () => (await queue()).map(({ kind }) => kind);
const decide = (id: number, body: object) => admin.call('POST', `/desk/approvals/${id}/decision`, { body });

async function addUser(): Promise<{ id: number; email: string }> {
  serial += 1;
  const email = `priya-${serial}@vendors.example`;
  const body = {
    name: 'Priya',
    surname: 'Raman',
    username: `queued-priya-${serial}`,
    titleId: null,
    roleId: 3,
    canManage: false,
    email: [email],
    phone: ['+61491570156'],
    preferredLanguage: 'en',
    bio: '',
    profileVideo: '',
    birthDate: '',
    identityNumber: '',
    language: null,
  };
  const { id } = (await vendor.call('POST', `/customers/${vendor.customerId}/users`, { body })).json().data;
  return { id, email };
}
const statusOf = async (id: number) =>
  (await vendor.call('GET', `/customers/${vendor.customerId}/users/${id}`)).json().data.status;

describe('a person a customer added', () => {
  test('USER-050 is confirmed and invited from the queue', async () => {
    const user = await addUser();
    const [item] = await queue();
    expect(item).toMatchObject({
      kind: 'user_confirmation',
      title: 'Priya Raman',
      customer: { id: vendor.customerId },
    });
    expect((await decide(item?.id ?? 0, { decision: 'approved' })).statusCode).toBe(204);
    expect(await statusOf(user.id)).toBe('invited');
    expect((await outbox.mailTo(user.email)).text).toContain('/register/');
    expect(await queue()).toEqual([]);
  });

  test('is refused with a reason that those who manage the account read', async () => {
    const email = `boss-${vendor.id}@vendors.example`;
    await world.build((tx) => tx.updateTable('customer_users').set({ email }).where('id', '=', vendor.id).execute());
    const user = await addUser();
    const [item] = await queue();
    await decide(item?.id ?? 0, { decision: 'rejected', reason: 'your company doesn’t know this person' });
    expect(await statusOf(user.id)).toBe('inactive');
    expect((await outbox.mailTo(email)).text).toContain('your company doesn’t know this person');
  });

  test('leaves the queue when they are confirmed on the customer’s page, or removed', async () => {
    const [one, two] = [await addUser(), await addUser()];
    expect(await kinds()).toEqual(['user_confirmation', 'user_confirmation']);
    const people = `/desk/customers/${vendor.customerId}/people`;
    expect((await admin.call('POST', `${people}/${one.id}/confirmation`)).statusCode).toBe(204);
    expect((await admin.call('POST', `${people}/${one.id}/confirmation`)).statusCode).toBe(409);
    expect((await admin.call('DELETE', `${people}/${two.id}`)).statusCode).toBe(204);
    expect(await queue()).toEqual([]);
    expect((await vendor.call('GET', `/customers/${vendor.customerId}/users/${two.id}`)).statusCode).toBe(404);
  });
});

test('USER-004 a call-back belongs to the account manager, who is mailed and finds it among theirs', async () => {
  const [dana, other] = [await world.staff(), await world.staff()];
  const email = `dana-${vendor.customerId}@bellbird.example`;
  await world.build(async (tx) => {
    await tx
      .updateTable('staff_members')
      .set({ email: email.toUpperCase() })
      .where('id', '=', dana.staffMemberId)
      .execute();
    const columns = { account_manager_email: email, account_manager_name: 'Dana' };
    await tx.updateTable('customers').set(columns).where('id', '=', vendor.customerId).execute();
  });
  const body = { customerId: vendor.customerId, type: 'contact_request', note: 'About the film, after 15:00.' };
  expect((await vendor.call('POST', '/customers/actions', { body })).statusCode).toBe(201);
  expect(await queue(dana.call, 'mine=true')).toMatchObject([{ kind: 'contact_request', owner: { isSelf: true } }]);
  expect(await queue(other.call, 'mine=true')).toEqual([]);
  expect((await outbox.mailTo(email)).text).toContain('About the film, after 15:00.');
});

describe('work with a page of its own', () => {
  test('an order waits until it is delivered, and again when it is reopened', async () => {
    const providerId = vendor.providerIds[0] ?? 0;
    await world.build(async (tx) => {
      const film = await tx
        .selectFrom('products')
        .select('id')
        .where('name', '=', 'Film at your place')
        .executeTakeFirstOrThrow();
      const place = { customer_id: vendor.customerId, provider_id: providerId };
      const { id } = await buildPayment(tx, { ...place, product_id: film.id, status: 'paid' });
      const started = { customerId: vendor.customerId, providerId, productId: film.id, paymentId: id };
      await startProduct(tx, { ...started, amountCents: 99_000, at: new Date() });
      await startProduct(tx, { ...started, amountCents: 99_000, at: new Date() });
    });
    const [item] = await queue();
    expect(item).toMatchObject({ kind: 'order', title: 'Film at your place' });
    expect((await decide(item?.id ?? 0, { decision: 'approved' })).json().code).toBe('not_possible_now');
    const act = async (change: object) => {
      const lists = await Promise.all(
        ['open', 'delivered'].map(async (list) => (await admin.call('GET', `/desk/orders?list=${list}`)).json().data),
      );
      const order = lists.flat().find(({ customer }) => customer.id === vendor.customerId);
      const body = { version: order.version, ...change };
      return (await admin.call('POST', `/desk/orders/${order.id}/actions`, { body })).statusCode;
    };
    expect(await act({ type: 'deliver', message: '' })).toBe(200);
    expect(await queue()).toEqual([]);
    expect(await act({ type: 'reopen' })).toBe(200);
    expect(await kinds()).toEqual(['order']);
  });

  test('a transfer that fits nothing waits once, until it is sent back', async () => {
    bank.transfers.set('bt_queue', { reference: 'WEDDING BARN', amount: 4200 });
    for (const _ of [1, 2])
      await world.server.app.inject({
        method: 'POST',
        url: '/hooks/payments',
        ...bank.webhook('bank_transfer.received', 'bt_queue', { at: new Date() }),
      });
    expect(await queue()).toMatchObject([{ kind: 'transfer', title: 'A$42.00', customer: null }]);
    expect(await queue((await world.staff({ roles: ['reviewer'] })).call)).toEqual([]);
    const [transfer] = (await admin.call('GET', '/desk/transfers')).json().data;
    const body = { reason: 'Nobody owes this' };
    expect((await admin.call('POST', `/desk/transfers/${transfer.id}/return`, { body })).statusCode).toBe(204);
    expect(await queue()).toEqual([]);
  });

  test('a refund that needs two people waits for the second', async () => {
    const place = { customer_id: vendor.customerId, provider_id: vendor.providerIds[0] ?? 0 };
    const asker = await world.staff();
    const refund = await world.build(async (tx) => {
      const { id, installmentIds } = await buildPayment(tx, { ...place, installments: [{ status: 'paid' }] });
      const [installment_id = 0] = installmentIds;
      const asked = { customer_id: vendor.customerId, payment_id: id, installment_id, asked_by: asker.staffMemberId };
      return buildRefundRequest(tx, asked);
    });
    expect(await kinds()).toEqual(['refund']);
    const body = { decision: 'declined', note: 'Delivered already' };
    expect((await admin.call('POST', `/desk/refunds/${refund.id}/decision`, { body })).statusCode).toBe(204);
    expect(await queue()).toEqual([]);
  });

  test('a message without a couple waits until it is dismissed, and again when it is restored', async () => {
    const id = await world.build(async (tx) => {
      const arrival = {
        type: 'sms',
        identity: 'queue 1',
        sender: '+61491570006',
        sender_name: '',
        body: 'Which of you?',
      };
      const row = { ...arrival, subject: '', state: 'dismissed', received_at: new Date().toISOString() };
      const values = { ...row, header_references: [] } as never;
      return (await tx.insertInto('inbound_messages').values(values).returning('id').executeTakeFirstOrThrow()).id;
    });
    await admin.call('POST', `/desk/unmatched-messages/${id}/restore`);
    expect(await queue()).toMatchObject([{ kind: 'unmatched_message', title: '+61491570006', customer: null }]);
    await admin.call('DELETE', `/desk/unmatched-messages/${id}`);
    expect(await queue()).toEqual([]);
  });
});

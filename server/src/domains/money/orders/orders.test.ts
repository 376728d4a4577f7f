import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startProduct } from '#domains/money/packages/packages.public.ts';
import { buildPayment } from '#domains/money/payments/payments.factory.ts';
import { type Actor, type Call, type World, startWorld } from '#testing/world.ts';

const NOW = new Date('2026-11-15T21:00:00Z');
let now = NOW;
let world: World;
let owner: Actor;
let providerId: number;
let staff: Call;
let colleague: Call;

beforeAll(async () => {
  world = await startWorld({ clock: { now: () => now } });
  staff = (await world.staff()).call;
  colleague = (await world.staff()).call;
});
beforeEach(async () => {
  now = NOW;
  owner = await world.owner();
  providerId = owner.providerIds[0] ?? 0;
});
afterAll(() => world.close());

const findProduct = (name: string) =>
  world.build((tx) => tx.selectFrom('products').select('id').where('name', '=', name).executeTakeFirstOrThrow());

/** A film or tour that was paid for. */
async function buy(name: string, attempt?: { status: 'paid'; gateway_id: string }): Promise<number> {
  const { id: productId } = await findProduct(name);
  const place = { customer_id: owner.customerId, provider_id: providerId };
  return world.build(async (tx) => {
    const payment = await buildPayment(tx, {
      ...place,
      product_id: productId,
      amount_cents: 99_000,
      status: 'paid',
      installments: [{ status: 'paid', amount_cents: 99_000 }],
    });
    if (attempt)
      await tx
        .insertInto('payment_attempts')
        .values({
          customer_id: owner.customerId,
          payment_id: payment.id,
          installment_id: payment.installmentIds[0] ?? 0,
          amount_cents: 99_000,
          key: `payment-${payment.id}-1`,
          card_token: 'pm_sandbox4242424242',
          created_at: now.toISOString(),
          ...attempt,
        })
        .execute();
    const started = { customerId: owner.customerId, providerId, productId, paymentId: payment.id, amountCents: 99_000 };
    await startProduct(tx, { ...started, at: now });
    await startProduct(tx, { ...started, at: now });
    return payment.id;
  });
}

const mine = async () => (await owner.call('GET', `/providers/${providerId}/orders`)).json().data;
const onDesk = async (query = '') => {
  const { data } = (await staff('GET', `/desk/orders?limit=100${query}`)).json();
  return data.filter(({ provider }: { provider: { id: number } }) => provider.id === providerId);
};
const act = async (change: object, as = staff) => {
  const [order] = [...(await onDesk()), ...(await onDesk('&list=delivered')), ...(await onDesk('&list=cancelled'))];
  return as('POST', `/desk/orders/${order.id}/actions`, { body: { version: order.version, ...change } });
};
const prompts = () =>
  world.build((tx) =>
    tx
      .selectFrom('provider_prompts')
      .select(['title', 'body_html'])
      .where('customer_id', '=', owner.customerId)
      .orderBy('id')
      .execute(),
  );

describe('an order', () => {
  test('is made once by what was paid for, with the day that was promised; a package makes none', async () => {
    await buy('360° tour');
    expect(await mine()).toEqual([
      {
        id: expect.any(Number),
        product: '360° tour',
        status: 'to_do',
        orderedAt: NOW.toISOString(),
        dueOn: '2026-11-30',
        scheduledOn: null,
        message: '',
        refund: null,
        closedAt: null,
      },
    ]);
    await buy('Plus');
    expect(await mine()).toHaveLength(1);
    expect(await onDesk()).toMatchObject([{ owner: null, isMine: false, isLate: false, paidCents: 99_000 }]);
  });

  test('is taken over, scheduled and delivered, and the vendor is told each time', async () => {
    await buy('Film at your place');
    expect((await act({ type: 'claim' })).json().data).toMatchObject({ isMine: true, owner: expect.any(String) });
    expect(await onDesk('&mine=true')).toHaveLength(1);
    await act({ type: 'note', note: 'Wants the lake at sunset' });
    await act({ type: 'schedule', on: '2026-12-02', message: 'We’ll be there at 9.' });
    expect(await mine()).toMatchObject([
      { status: 'scheduled', scheduledOn: '2026-12-02', message: 'We’ll be there at 9.' },
    ]);
    await act({ type: 'deliver', message: 'It’s in your gallery.' });
    expect(await mine()).toMatchObject([{ status: 'delivered', closedAt: NOW.toISOString() }]);
    expect(JSON.stringify(await mine())).not.toContain('sunset');
    expect(await onDesk()).toEqual([]);
    expect(await onDesk('&list=delivered')).toMatchObject([{ note: 'Wants the lake at sunset' }]);
    expect((await prompts()).map(({ title }) => title)).toEqual([
      'Film at your place: 02.12.2026',
      'Film at your place: delivered',
    ]);
  });

  test('that was marked delivered by mistake is open again', async () => {
    await buy('Film at your place');
    await act({ type: 'deliver', message: '' });
    expect((await act({ type: 'schedule', on: '2026-12-02', message: '' })).statusCode).toBe(409);
    expect((await act({ type: 'reopen' })).statusCode).toBe(200);
    expect(await mine()).toMatchObject([{ status: 'to_do', closedAt: null }]);
  });

  test('is late after the day that was promised or set', async () => {
    await buy('360° tour');
    now = new Date('2026-11-30T21:00:00Z');
    expect(await onDesk()).toMatchObject([{ isLate: true }]);
    await act({ type: 'schedule', on: '2026-12-05', message: '' });
    expect(await onDesk()).toMatchObject([{ isLate: false }]);
  });

  test.each([
    ['a day that is past', { type: 'schedule', on: '2026-11-15', message: '' }, 'on'],
    ['a cancellation without a reason', { type: 'cancel', message: ' ', refund: true }, 'message'],
  ])('is not changed by %s', async (_, change, field) => {
    await buy('Film at your place');
    const answer = await act(change);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
    expect(await mine()).toMatchObject([{ status: 'to_do' }]);
  });

  test('that a colleague has changed is shown again before it is changed', async () => {
    await buy('Film at your place');
    const [order] = await onDesk();
    await act({ type: 'claim' }, colleague);
    const late = await staff('POST', `/desk/orders/${order.id}/actions`, {
      body: { type: 'deliver', message: '', version: order.version },
    });
    expect([late.statusCode, late.json().code]).toEqual([409, 'stale_version']);
    expect(await mine()).toMatchObject([{ status: 'to_do' }]);
  });
});

describe('a cancelled order', () => {
  const refunds = (paymentId: number) =>
    world.build((tx) =>
      tx
        .selectFrom('payment_refunds')
        .select(['gateway_id', 'amount_cents'])
        .where('payment_id', '=', paymentId)
        .execute(),
    );

  test('sends the money back to the card, once a second person has approved it, and stays cancelled', async () => {
    const gatewayId = `pi_order${owner.customerId}`;
    const paymentId = await buy('Film at your place', { status: 'paid', gateway_id: gatewayId });
    await act({ type: 'cancel', message: 'The crew is ill.', refund: true });
    // Nobody is promised money that a second person may refuse.
    expect(await mine()).toMatchObject([{ status: 'cancelled', refund: null, message: 'The crew is ill.' }]);
    expect((await prompts()).map(({ body_html }) => body_html).join()).not.toContain('your money');
    expect(await refunds(paymentId)).toEqual([]);
    const [{ id }] = (await colleague('GET', '/desk/refunds')).json().data;
    await colleague('POST', `/desk/refunds/${id}/decision`, { body: { decision: 'approved' } });
    expect(await mine()).toMatchObject([{ status: 'cancelled', refund: 'card' }]);
    expect((await prompts()).map(({ title }) => title)).toContain('We’ve refunded A$990.00');
    expect(await refunds(paymentId)).toEqual([{ gateway_id: gatewayId, amount_cents: 99_000 }]);
    expect((await act({ type: 'reopen' })).statusCode).toBe(409);
    expect((await act({ type: 'cancel', message: 'Again', refund: true })).statusCode).toBe(409);
    expect(await refunds(paymentId)).toHaveLength(1);
    expect((await prompts()).map(({ body_html }) => body_html).join()).toContain('The crew is ill.');
  });

  test('can be cancelled with a refund that a colleague has asked for before, and that is then refused', async () => {
    const paymentId = await buy('Film at your place', { status: 'paid', gateway_id: `pi_asked${owner.customerId}` });
    const { id: installmentId } = await world.build((tx) =>
      tx.selectFrom('payment_installments').select('id').where('payment_id', '=', paymentId).executeTakeFirstOrThrow(),
    );
    const body = { reason: 'Asked by phone', cancelsRest: false };
    await staff('POST', `/desk/payment-installments/${installmentId}/refund`, { body });
    expect((await act({ type: 'cancel', message: 'The crew is ill.', refund: true })).statusCode).toBe(200);
    const [{ id }] = (await colleague('GET', '/desk/refunds')).json().data;
    const declined = { body: { decision: 'declined', note: 'They keep the film' } };
    expect((await colleague('POST', `/desk/refunds/${id}/decision`, declined)).statusCode).toBeLessThan(300);
    expect(await mine()).toMatchObject([{ status: 'cancelled', refund: null }]);
    expect(await refunds(paymentId)).toEqual([]);
  });

  test('says when the money has to be transferred back, and refunds nothing when it was not asked to', async () => {
    await buy('Film at your place');
    await act({ type: 'cancel', message: 'No access to the lake', refund: true });
    expect(await mine()).toMatchObject([{ refund: 'transfer' }]);
    owner = await world.owner();
    providerId = owner.providerIds[0] ?? 0;
    const paymentId = await buy('Film at your place', { status: 'paid', gateway_id: `pi_kept${owner.customerId}` });
    await act({ type: 'cancel', message: 'Swapped for a tour', refund: false });
    expect(await mine()).toMatchObject([{ status: 'cancelled', refund: null }]);
    expect(await refunds(paymentId)).toEqual([]);
  });
});

describe('an order whose money goes back', () => {
  /** Refunds instalments at Money, where nobody thinks of the order. */
  async function refund(paymentId: number, { approve = true } = {}): Promise<void> {
    const rows = await world.build((tx) =>
      tx.selectFrom('payment_installments').select('id').where('payment_id', '=', paymentId).execute(),
    );
    for (const { id } of rows) {
      const body = { reason: 'Asked by phone', cancelsRest: false };
      const asked = await staff('POST', `/desk/payment-installments/${id}/refund`, { body });
      expect(asked.statusCode).toBeLessThan(300);
    }
    const waiting: { id: number; paymentId: number }[] = (await colleague('GET', '/desk/refunds')).json().data;
    if (!approve) return;
    for (const { id } of waiting)
      await colleague('POST', `/desk/refunds/${id}/decision`, { body: { decision: 'approved' } });
  }

  test('is stopped when all of it has gone back, and leaves the queue; not while the refund waits', async () => {
    const paymentId = await buy('360° tour', { status: 'paid', gateway_id: `pi_back${owner.customerId}` });
    await refund(paymentId, { approve: false });
    expect(await mine()).toMatchObject([{ status: 'to_do' }]);
    const [{ id }] = (await colleague('GET', '/desk/refunds')).json().data;
    await colleague('POST', `/desk/refunds/${id}/decision`, { body: { decision: 'approved' } });
    expect(await mine()).toMatchObject([{ status: 'cancelled', closedAt: NOW.toISOString() }]);
    expect(await onDesk()).toEqual([]);
  });

  test('stays delivered when it was delivered', async () => {
    const paymentId = await buy('Film at your place', { status: 'paid', gateway_id: `pi_kind${owner.customerId}` });
    await act({ type: 'deliver', message: '' });
    await refund(paymentId);
    expect(await mine()).toMatchObject([{ status: 'delivered' }]);
  });
});

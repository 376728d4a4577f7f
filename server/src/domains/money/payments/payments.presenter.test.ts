import { describe, expect, test } from 'vitest';
import { asCsv } from '#platform/csv/csv.ts';
import { presentPaymentsCsv } from './payments-csv.presenter.ts';
import {
  presentCard,
  presentDirectDebit,
  presentInstallment,
  presentPayment,
  presentPayments,
  presentSubscription,
} from './payments.presenter.ts';
import type { InstallmentRow, PaymentRow, SubscriptionRow } from './payments.repository.ts';

const ACCOUNT = { accountName: 'Bellbird', bsb: '062000', accountNumber: '12345678' };
const payment = (given: Partial<PaymentRow> = {}) =>
  ({
    id: 7,
    provider_id: 3,
    provider_name: 'The Barn',
    product_id: 2,
    product_name: 'Plus',
    type: 'credit_card',
    status: 'pending',
    amount_cents: 3300,
    campaign_name: null,
    discount_cents: 0,
    recurring_month: 3,
    started_at: null,
    is_open: false,
    is_confirming: false,
    failure: null,
    ...given,
  }) as PaymentRow;
const part = (number: number, given: Partial<InstallmentRow> = {}) =>
  ({
    id: number,
    payment_id: 7,
    number,
    amount_cents: 1100 + number,
    due_date: '2026-12-01',
    status: 'pending',
    refunded_at: null,
    invoice_number: null,
    note_number: null,
    ...given,
  }) as InstallmentRow;

describe('a payment', () => {
  test('is due with its next instalment; with none left, nothing is', () => {
    const parts = [part(1, { status: 'paid' }), part(2), part(3)];
    expect(presentPayment(payment(), parts, ACCOUNT)).toMatchObject({ dueCents: 1102, gstCents: 300 });
    expect(presentPayment(payment(), [part(1, { status: 'paid' })], ACCOUNT).dueCents).toBe(0);
  });

  test('has the instalments that are its own', () => {
    const shown = presentPayments([payment(), payment({ id: 8 })], [part(1), part(2, { payment_id: 9 })], ACCOUNT);
    expect(shown.map(({ installments }) => installments.length)).toEqual([1, 0]);
  });

  test.each([
    [{ is_open: false, is_confirming: true }, null],
    [{ is_open: true, is_confirming: true }, 'confirming'],
    [{ is_open: true, is_confirming: false }, 'processing'],
  ])('with %o is under way: %s', (given, underWay) => {
    expect(presentPayment(payment(given), [], ACCOUNT).underWay).toBe(underWay);
  });

  test('has our account and its reference only if it is a transfer and we have an account', () => {
    const transfer = payment({ type: 'bank_transfer' });
    expect(presentPayment(transfer, [], ACCOUNT).bankTransfer).toEqual({ ...ACCOUNT, reference: 'BB000007' });
    expect(presentPayment(transfer, [], undefined).bankTransfer).toBeNull();
    expect(presentPayment(payment(), [], ACCOUNT).bankTransfer).toBeNull();
  });

  test('names the campaign that lowered it, and says whether it has started', () => {
    const lowered = payment({ campaign_name: 'Spring', discount_cents: 500, started_at: '2026-11-01T00:00:00Z' });
    expect(presentPayment(lowered, [], ACCOUNT)).toMatchObject({
      discount: { name: 'Spring', cents: 500 },
      isStarted: true,
    });
    expect(presentPayment(payment(), [], ACCOUNT)).toMatchObject({ discount: null, isStarted: false });
  });
});

test.each([
  [{}, false],
  [{ refunded_at: '2026-11-01T00:00:00Z' }, true],
  [{ note_number: 4 }, true],
])('an instalment with %o is refunded: %s', (given, isRefunded) => {
  expect(presentInstallment(part(1, given)).isRefunded).toBe(isRefunded);
});

test('the file has a line for each instalment, as each has its own tax invoice', () => {
  const paid = part(1, { status: 'paid', invoice_number: 12 });
  const shown = presentPayment(payment({ type: 'direct_debit' }), [paid, part(2, { amount_cents: 110_050 })], ACCOUNT);
  const names = { typeName: () => 'By debit', statusName: (code: string) => `<${code}>` };
  expect(asCsv(presentPaymentsCsv([shown], names).table).split('\r\n')).toEqual([
    '\uFEFFPayment,Provider,Product,Paid by,Instalment,Instalments,Amount (A$),Due on,Status,Tax invoice,Adjustment note',
    '7,The Barn,Plus,By debit,1,3,11.01,01.12.2026,<paid>,12,',
    '7,The Barn,Plus,By debit,2,3,1100.50,01.12.2026,<pending>,,',
    '',
  ]);
});

describe('PAY-023 a subscription', () => {
  const provider = (given: Partial<SubscriptionRow>): SubscriptionRow => ({
    id: 3,
    name: 'The Barn',
    listing_product_name: 'Plus',
    paid_status: 'paid',
    product_date_end: null,
    left_at: null,
    ...given,
  });
  const left = provider({ left_at: '2026-10-01' });

  test('is paid while one provider is; one that has left is neither paid nor due', () => {
    expect(presentSubscription([provider({}), left], undefined)).toMatchObject({
      isPaid: true,
      providers: [{ status: 'paid' }, { status: 'left' }],
      nextPayment: null,
    });
    expect(presentSubscription([left, provider({ paid_status: 'limited' })], undefined).isPaid).toBe(false);
  });

  test('says what is paid next', () => {
    const next = { payment_id: 7, amount_cents: 1100, due_date: '2026-12-01' };
    const nextPayment = { paymentId: 7, amountCents: 1100, dueDate: '2026-12-01' };
    expect(presentSubscription([], next)).toMatchObject({ isPaid: false, nextPayment });
  });
});

test.each([
  ['2026-12-01T23:59:59Z', false],
  ['2026-12-02T00:00:00Z', true],
])('a card of November is valid while it is November anywhere: expired on %s is %s', (now, isExpired) => {
  const card = { expiry_year: 2026, expiry_month: 11 } as Parameters<typeof presentCard>[0];
  expect(presentCard(card, new Date(now)).isExpired).toBe(isExpired);
});

test('a BSB is written in two groups', () => {
  const debit = { bsb: '062000' } as Parameters<typeof presentDirectDebit>[0];
  expect(presentDirectDebit(debit).bsb).toBe('062-000');
});

import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import { buildApproval } from '#domains/attention/approvals/approvals.factory.ts';
import type {
  BankTransferTable,
  DirectDebitTable,
  PaymentCardTable,
  PaymentInstallmentTable,
  PaymentTable,
  RefundRequestTable,
  TaxInvoiceTable,
} from './payments.tables.ts';

type Given = Partial<Insertable<PaymentTable>> &
  Pick<Insertable<PaymentTable>, 'customer_id' | 'provider_id'> & {
    /** Its instalments in order, each with what differs from the default; one by default. */
    installments?: readonly Partial<Insertable<PaymentInstallmentTable>>[];
  };

/** A payment for the Plus package. */
export async function buildPayment(tx: Tx, given: Given): Promise<{ id: number; installmentIds: number[] }> {
  const { installments = [{}], ...payment } = given;
  const plus = await tx.selectFrom('products').select('id').where('name', '=', 'Plus').executeTakeFirstOrThrow();
  const amount = payment.amount_cents ?? 118_800;
  const due = payment.due_date ?? new Date().toISOString().slice(0, 10);
  const { id } = await tx
    .insertInto('payments')
    .values({
      product_id: plus.id,
      product_name: 'Plus',
      type: 'credit_card',
      amount_cents: amount,
      recurring_month: installments.length,
      due_date: due,
      ...payment,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = await tx
    .insertInto('payment_installments')
    .values(
      installments.map((installment, index) => ({
        customer_id: payment.customer_id,
        payment_id: id,
        number: index + 1,
        amount_cents: Math.floor(amount / installments.length),
        due_date: due,
        ...installment,
      })),
    )
    .returning('id')
    .execute();
  return { id, installmentIds: rows.map((row) => row.id) };
}

type GivenInvoice = Partial<Insertable<TaxInvoiceTable>> &
  Pick<Insertable<TaxInvoiceTable>, 'customer_id' | 'payment_id' | 'installment_id' | 'amount_cents'>;

/** The tax invoice of a paid instalment, with the next number of the series. */
export async function buildInvoice(tx: Tx, given: GivenInvoice): Promise<{ number: number }> {
  const { last } = await tx
    .updateTable('invoice_series')
    .set((build) => ({ last: build('last', '+', 1) }))
    .returning('last')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('tax_invoices')
    .values({
      number: last,
      issued_on: new Date().toISOString().slice(0, 10),
      description: 'Plus for Wattle Creek Barn',
      gst_cents: Math.round(given.amount_cents / 11),
      seller_name: 'Bellbird Marketplace Pty Ltd',
      seller_abn: '51824753556',
      seller_address: '1 Example Street, Sydney NSW 2000',
      buyer_name: 'Wattle Creek Estate',
      buyer_abn: '',
      buyer_address: '',
      ...given,
    })
    .execute();
  return { number: last };
}

type GivenCard = Partial<Insertable<PaymentCardTable>> & Pick<Insertable<PaymentCardTable>, 'customer_id'>;

export async function buildCard(tx: Tx, given: GivenCard): Promise<{ id: number; token: string }> {
  return tx
    .insertInto('payment_cards')
    .values({
      token: `pm_built${Math.random().toString(36).slice(2, 14).padEnd(12, '0')}`,
      holder: 'Imogen Hartley',
      brand: 'visa',
      last4: '4242',
      expiry_month: 8,
      expiry_year: 2034,
      ...given,
    })
    .returning(['id', 'token'])
    .executeTakeFirstOrThrow();
}

/** A bank account that may be debited. */
export async function buildDirectDebit(
  tx: Tx,
  given: Partial<Insertable<DirectDebitTable>> & { customer_id: number },
): Promise<{ id: number }> {
  return tx
    .insertInto('direct_debits')
    .values({
      token: `pm_sandbox6789${randomUUID().slice(0, 8)}`,
      mandate: 'mandate_sandbox',
      holder: 'Imogen Hartley',
      bsb: '062000',
      last4: '6789',
      mandate_version: 1,
      agreed_at: new Date().toISOString(),
      agreed_by: 1,
      agreed_from: '203.0.113.7',
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** A transfer that fits nothing. */
export async function buildTransfer(
  tx: Tx,
  given: Partial<Insertable<BankTransferTable>> = {},
): Promise<{ id: number; gateway_id: string }> {
  const transfer = await tx
    .insertInto('bank_transfers')
    .values({
      gateway_id: `bt_${randomUUID()}`,
      reference: 'WATTLE CREEK',
      amount_cents: 118_800,
      received_at: new Date().toISOString(),
      ...given,
    })
    .returning(['id', 'gateway_id', 'state', 'received_at'])
    .executeTakeFirstOrThrow();
  const { id: subjectId, state, received_at: receivedAt } = transfer;
  const asked = { customer_id: null, kind: 'transfer', subject_id: subjectId, asked_at: receivedAt };
  if (state === 'waiting') await buildApproval(tx, asked);
  return transfer;
}

/** A refund that the payer’s bank sent back. */
export async function buildFailedRefund(
  tx: Tx,
  { customer_id, provider_id }: { customer_id: number; provider_id: number },
): Promise<{ id: number }> {
  const failed = { gateway_id: `re_${randomUUID()}`, about: 'package' as const, cents: 118_800 };
  return tx
    .insertInto('failed_refunds')
    .values({ customer_id, provider_id, ...failed, failed_at: new Date().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
}

type GivenRefund = Partial<Insertable<RefundRequestTable>> &
  Pick<Insertable<RefundRequestTable>, 'customer_id' | 'payment_id' | 'installment_id' | 'asked_by'>;

/** A refund that waits for a second person. */
export async function buildRefundRequest(tx: Tx, given: GivenRefund): Promise<{ id: number }> {
  const { state, ...request } = await tx
    .insertInto('refund_requests')
    .values({
      amount_cents: 118_800,
      reason: 'Charged twice',
      cancels_rest: false,
      needs_second: true,
      asked_at: new Date().toISOString(),
      ...given,
    })
    .returning(['id', 'state', 'asked_at'])
    .executeTakeFirstOrThrow();
  const asked = { customer_id: given.customer_id, kind: 'refund', subject_id: request.id };
  if (state === 'waiting') await buildApproval(tx, { ...asked, asked_at: request.asked_at });
  return request;
}

import { type PaymentFailure, type PurchaseOutcome, gstWithin } from '@bellbird/contract/money/payments';
import { BUYER_NAMED_FROM_CENTS, CURRENCY } from '@bellbird/contract/shared/limits';
import { record } from '#platform/audit/audit.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Log } from '#platform/log/log.ts';
import type { Intent, Transfer } from '#platform/payments/card-gateway.ts';
import type { Clock } from '#platform/time/clock.ts';
import { dayIn } from '#platform/time/calendar.ts';
import { notifyTeams } from '#domains/attention/notifications/notifications.public.ts';
import { startProduct } from '#domains/money/packages/packages.public.ts';
import { completePrompts } from '#domains/attention/prompts/prompts.public.ts';
import { askToPay } from './manual-payments.operations.ts';
import { type AttemptRow, changeAttempt, findAttempt, noteEvent } from './attempts.repository.ts';
import { findBuyer, insertInvoice, insertMail, takeInvoiceNumber } from './invoices.repository.ts';
import { tellMails } from './payment-mails.service.ts';
import { nextPart, paymentNamedBy } from './payments.presenter.ts';
import {
  type HeldPayment,
  type InstallmentRow,
  changeInstallment,
  changePayment,
  findInstallments,
  findProvider,
  holdReported,
} from './payments.repository.ts';
import { insertRefund, isRefunded } from './refunds.repository.ts';
import { tellRefunds } from './refunds.service.ts';

/** Who sells, as tax invoices name it. */
export type Seller = { name: string; abn: string; address: string };

type Deps = { db: Db; clock: Clock; log: Log; seller: Seller };

export type Settling = ReturnType<typeof createSettling>;

/** Writes down what the bank says of a charge. Everybody who asks the bank comes through here, in any order and any number of times. */
export function createSettling({ db, clock, log, seller }: Deps) {
  async function write(tx: Tx, attemptId: number, intent: Intent): Promise<PurchaseOutcome> {
    const known = (await findAttempt(tx, attemptId)) ?? fail('not_found');
    const payment = (await holdReported(tx, known.payment_id)) ?? fail('not_found');
    // Read again: until the payment was ours somebody else may have settled it.
    const attempt = (await findAttempt(tx, attemptId)) ?? fail('not_found');
    if (attempt.status === 'paid') return { outcome: 'paid' };
    if (intent.amountCents !== attempt.amount_cents || intent.currency !== CURRENCY) {
      log.error({ attempt: attempt.id, intent: intent.id }, 'payments: the bank speaks of another amount');
      return { outcome: 'processing' };
    }
    if (intent.status === 'paid') return paid(tx, payment, attempt, intent);
    if (attempt.status === 'failed') return { outcome: 'failed', failure: failureOf(attempt.failure) };
    if (intent.status === 'failed') return failed(tx, payment, attempt, failureFrom(intent.failureCode), intent.id);
    await changeAttempt(tx, attempt.id, {
      gateway_id: intent.id,
      confirm_url: intent.status === 'confirm' ? (intent.confirmUrl ?? null) : null,
    });
    if (intent.status === 'confirm' && intent.confirmUrl) return { outcome: 'confirm', url: intent.confirmUrl };
    return { outcome: 'processing' };
  }

  async function paid(tx: Tx, payment: HeldPayment, attempt: AttemptRow, intent: Intent): Promise<PurchaseOutcome> {
    const parts = await findInstallments(tx, payment.customer_id, [payment.id]);
    const part = parts.find(({ id }) => id === attempt.installment_id) ?? fail('not_found');
    const settled = { gateway_id: intent.id, confirm_url: null, settled_at: clock.now().toISOString() };
    const isOwed =
      (part.status === 'pending' || part.status === 'failed') && part.amount_cents === attempt.amount_cents;
    // What goes back once pays for nothing later, however often the bank tells of it.
    if (!isOwed || (await isRefunded(tx, intent.id))) {
      // It came late: another try has paid meanwhile, or the payment was called off.
      await changeAttempt(tx, attempt.id, { ...settled, status: 'failed', failure: 'abandoned' });
      await giveBack(tx, payment, intent);
      return { outcome: 'failed', failure: 'abandoned' };
    }
    await changeAttempt(tx, attempt.id, { ...settled, status: 'paid', failure: null });
    await payPart(tx, payment, parts, part);
    return { outcome: 'paid' };
  }

  /** Written with the rest, carried out after it: it is not lost when this process ends in between. */
  async function giveBack(tx: Tx, payment: HeldPayment, intent: Intent): Promise<void> {
    const at = clock.now().toISOString();
    const isNew = await insertRefund(tx, {
      gateway_id: intent.id,
      customer_id: payment.customer_id,
      payment_id: payment.id,
      amount_cents: intent.amountCents,
      created_at: at,
      next_try_at: at,
    });
    if (!isNew) return;
    await record(tx, { kind: 'system' }, deedOf(payment, 'payments.refund'));
    tellRefunds(tx);
  }

  /** A part is paid: its product runs, its invoice is written and will be mailed. */
  async function payPart(
    tx: Tx,
    payment: HeldPayment,
    parts: readonly InstallmentRow[],
    part: InstallmentRow,
  ): Promise<void> {
    const { customer_id: customerId, provider_id: providerId } = payment;
    const now = clock.now();
    const at = now.toISOString();
    const next = nextPart(parts.filter(({ id }) => id !== part.id));
    await changeInstallment(tx, { customerId, id: part.id }, { status: 'paid', paid_at: at });
    await changePayment(
      tx,
      { customerId, id: payment.id },
      {
        status: next ? 'pending' : 'paid',
        failure: null,
        due_date: next?.due_date ?? part.due_date,
        ...(payment.started_at === null && { started_at: at }),
      },
    );
    if (payment.started_at === null) {
      await startProduct(tx, {
        customerId,
        providerId,
        productId: payment.product_id,
        paymentId: payment.id,
        amountCents: payment.amount_cents,
        at: now,
      });
    }
    await writeInvoice(tx, payment, part, now);
    await insertMail(tx, { customer_id: customerId, installment_id: part.id, kind: 'invoice', created_at: at });
    tellMails(tx);
    if (part.prompt_id !== null) await completePrompts(tx, customerId, [part.prompt_id], at);
    await record(tx, { kind: 'system' }, deedOf(payment, 'payments.paid'));
    await tell(tx, payment);
  }

  async function writeInvoice(tx: Tx, payment: HeldPayment, part: InstallmentRow, now: Date): Promise<void> {
    const provider = (await findProvider(tx, payment.customer_id, payment.provider_id)) ?? fail('not_found');
    const buyer = (await findBuyer(tx, payment.customer_id)) ?? fail('not_found');
    const isNamed = part.amount_cents >= BUYER_NAMED_FROM_CENTS || buyer.version > 0;
    const share = payment.recurring_month > 1 ? `, instalment ${part.number} of ${payment.recurring_month}` : '';
    await insertInvoice(tx, {
      number: await takeInvoiceNumber(tx),
      customer_id: payment.customer_id,
      payment_id: payment.id,
      installment_id: part.id,
      issued_on: dayIn(now, provider.time_zone),
      description: `${payment.product_name} for ${provider.name}${share}`,
      amount_cents: part.amount_cents,
      gst_cents: gstWithin(part.amount_cents),
      seller_name: seller.name,
      seller_abn: seller.abn,
      seller_address: seller.address,
      buyer_name: buyer.name,
      buyer_abn: isNamed ? buyer.abn : '',
      buyer_address: isNamed ? buyer.address : '',
    });
  }

  async function failed(
    tx: Tx,
    payment: HeldPayment,
    attempt: AttemptRow,
    failure: PaymentFailure,
    gatewayId?: string,
  ): Promise<PurchaseOutcome> {
    const { customer_id: customerId } = payment;
    const now = clock.now();
    await changeAttempt(tx, attempt.id, {
      status: 'failed',
      failure,
      confirm_url: null,
      settled_at: now.toISOString(),
      ...(gatewayId !== undefined && { gateway_id: gatewayId }),
    });
    // A bank that is away is no reason to bother anybody: what is charged by itself is tried again tomorrow.
    const isTriedAgain = attempt.is_unattended && failure === 'unreachable';
    if (!isTriedAgain) {
      await changeInstallment(tx, { customerId, id: attempt.installment_id }, { status: 'failed' });
      await changePayment(tx, { customerId, id: payment.id }, { status: 'failed', failure });
      if (attempt.is_unattended) await askToPay(tx, payment, attempt.installment_id, now);
    }
    await record(tx, { kind: 'system' }, { ...deedOf(payment, 'payments.failed'), details: { failure } });
    await tell(tx, payment);
    return { outcome: 'failed', failure };
  }

  return {
    settle: (attemptId: number, intent: Intent): Promise<PurchaseOutcome> =>
      db.system((tx) => write(tx, attemptId, intent)),

    /** A try that the bank has never heard of, or that has to end without it. */
    giveUp: (attemptId: number, failure: PaymentFailure): Promise<PurchaseOutcome> =>
      db.system(async (tx) => {
        const known = (await findAttempt(tx, attemptId)) ?? fail('not_found');
        const payment = (await holdReported(tx, known.payment_id)) ?? fail('not_found');
        const attempt = (await findAttempt(tx, attemptId)) ?? fail('not_found');
        if (attempt.status === 'paid') return { outcome: 'paid' };
        if (attempt.status === 'failed') return { outcome: 'failed', failure: failureOf(attempt.failure) };
        return failed(tx, payment, attempt, failure);
      }),

    /** Money that came to our account by transfer. Once for each transfer, and only for the amount that is owed. */
    receiveTransfer: (transfer: Transfer): Promise<void> =>
      db.system(async (tx) => {
        const id = paymentNamedBy(transfer.reference);
        const payment = id === undefined ? undefined : await holdReported(tx, id);
        const isFirst = await noteEvent(tx, `transfer:${transfer.id}`, clock.now().toISOString());
        if (!isFirst) return;
        const parts = payment ? await findInstallments(tx, payment.customer_id, [payment.id]) : [];
        const part = nextPart(parts);
        if (!payment || !part || payment.type !== 'bank_transfer' || part.amount_cents !== transfer.amountCents) {
          log.warn({ transfer: transfer.id }, 'payments: a transfer that fits nothing we wait for');
          return;
        }
        await payPart(tx, payment, parts, part);
      }),
  };
}

async function tell(tx: Tx, { customer_id: customerId, provider_id: providerId }: HeldPayment): Promise<void> {
  await notifyTeams(tx, customerId, [
    { providerId, event: { kind: 'payments' } },
    { providerId, event: { kind: 'prompts' } },
  ]);
}

function deedOf(payment: HeldPayment, action: string) {
  return { action, subject: { kind: 'payment', id: payment.id }, customerId: payment.customer_id };
}

const FAILURES: Readonly<Record<string, PaymentFailure>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  authentication_required: 'not_confirmed',
  payment_intent_authentication_failure: 'not_confirmed',
  canceled: 'abandoned',
};

/** The bank's reason in our words; what it does not tell is a plain no. */
export function failureFrom(code: string | undefined): PaymentFailure {
  return FAILURES[code ?? ''] ?? 'declined';
}

/** What we wrote down ourselves. */
export function failureOf(written: string | null): PaymentFailure {
  return (written ?? 'declined') as PaymentFailure;
}

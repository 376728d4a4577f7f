import type { PaymentFailure, PurchaseOutcome } from '@bellbird/contract/money/payments';
import { CURRENCY } from '@bellbird/contract/shared/limits';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Log } from '#platform/log/log.ts';
import type { Intent, Transfer } from '#platform/payments/card-gateway.ts';
import type { Clock } from '#platform/time/clock.ts';
import { requestApproval } from '#domains/attention/approvals/approvals.public.ts';
import { lockAttempt } from './attempts.operations.ts';
import { type AttemptRow, insertGatewayEvent, updateAttempt } from './attempts.repository.ts';
import { parseReference } from './bank-reference.rules.ts';
import { findNextInstallment } from './installments.rules.ts';
import type { Seller } from './invoices.operations.ts';
import { fromGatewayCode, fromStoredFailure } from './payment-failure.rules.ts';
import { type LockedPayment, findInstallments, lockReportedPayment } from './payments.repository.ts';
import { enqueueRefund } from './refunds.operations.ts';
import { hasRefund } from './refunds.repository.ts';
import { markAttemptFailed, markInstallmentPaid } from './settlement.operations.ts';
import { insertTransfer } from './transfers.repository.ts';

/** Whose a transfer is that fits nothing. */
const UNKNOWN = { customerId: null, providerId: null, customerUserId: null };

type Ports = { db: Db; clock: Clock; log: Log; seller: Seller };

export type SettlementService = ReturnType<typeof createSettlementService>;

/** Applies what the gateway says about a charge. All callers end here, in any order and any number of times. */
export function createSettlementService({ db, clock, log, seller }: Ports) {
  async function applyIntent(tx: Tx, attemptId: number, intent: Intent): Promise<PurchaseOutcome> {
    const { payment, attempt } = await lockAttempt(tx, attemptId);
    if (attempt.status === 'paid') return { outcome: 'paid' };
    if (intent.amountCents !== attempt.amount_cents || intent.currency !== CURRENCY) {
      log.error({ attempt: attempt.id, intent: intent.id }, 'payments: the gateway reports another amount');
      return { outcome: 'processing' };
    }
    if (intent.status === 'paid') return applyPaid(tx, payment, attempt, intent);
    if (attempt.status === 'failed') return { outcome: 'failed', failure: fromStoredFailure(attempt.failure) };
    if (intent.status === 'failed')
      return applyFailed(tx, { payment, attempt, failure: fromGatewayCode(intent.failureCode), gatewayId: intent.id });
    const confirmUrl = intent.status === 'confirm' ? intent.confirmUrl : undefined;
    await updateAttempt(tx, attempt.id, { gateway_id: intent.id, confirm_url: confirmUrl ?? null });
    return confirmUrl ? { outcome: 'confirm', url: confirmUrl } : { outcome: 'processing' };
  }

  async function applyPaid(
    tx: Tx,
    payment: LockedPayment,
    attempt: AttemptRow,
    intent: Intent,
  ): Promise<PurchaseOutcome> {
    const now = clock.now();
    const installments = await findInstallments(tx, payment.customer_id, [payment.id]);
    const installment = installments.find(({ id }) => id === attempt.installment_id) ?? fail('not_found');
    const settled = { gateway_id: intent.id, confirm_url: null, settled_at: now.toISOString() };
    const isUnpaid = installment.status === 'pending' || installment.status === 'failed';
    const isOwed = isUnpaid && installment.amount_cents === attempt.amount_cents;
    // Another attempt has paid, or the payment was cancelled. A refunded charge never pays for anything later.
    if (!isOwed || (await hasRefund(tx, intent.id))) {
      await updateAttempt(tx, attempt.id, { ...settled, status: 'failed', failure: 'abandoned' });
      await enqueueRefund(tx, payment, intent, now);
      return { outcome: 'failed', failure: 'abandoned' };
    }
    await updateAttempt(tx, attempt.id, { ...settled, status: 'paid', failure: null });
    await markInstallmentPaid(tx, { payment, installments, installment, seller, now });
    return { outcome: 'paid' };
  }

  async function applyFailed(
    tx: Tx,
    failed: { payment: LockedPayment; attempt: AttemptRow; failure: PaymentFailure; gatewayId?: string },
  ): Promise<PurchaseOutcome> {
    await markAttemptFailed(tx, { ...failed, now: clock.now() });
    return { outcome: 'failed', failure: failed.failure };
  }

  return {
    settle: (attemptId: number, intent: Intent): Promise<PurchaseOutcome> =>
      db.system((tx) => applyIntent(tx, attemptId, intent)),

    /** Ends an attempt that the gateway does not know, or that has to end without it. */
    giveUp: (attemptId: number, failure: PaymentFailure): Promise<PurchaseOutcome> =>
      db.system(async (tx) => {
        const { payment, attempt } = await lockAttempt(tx, attemptId);
        if (attempt.status === 'paid') return { outcome: 'paid' };
        if (attempt.status === 'failed') return { outcome: 'failed', failure: fromStoredFailure(attempt.failure) };
        return applyFailed(tx, { payment, attempt, failure });
      }),

    /** Applies a bank transfer, once, and only when its amount is exactly what is owed; others wait for a person. */
    receiveTransfer: (transfer: Transfer): Promise<void> =>
      db.system(async (tx) => {
        const now = clock.now();
        const id = parseReference(transfer.reference);
        const payment = id === undefined ? undefined : await lockReportedPayment(tx, id);
        const isNew = await insertGatewayEvent(tx, `transfer:${transfer.id}`, now.toISOString());
        if (!isNew) return;
        const received = {
          gateway_id: transfer.id,
          reference: transfer.reference,
          amount_cents: transfer.amountCents,
          received_at: now.toISOString(),
        };
        const installments = payment ? await findInstallments(tx, payment.customer_id, [payment.id]) : [];
        const installment = findNextInstallment(installments);
        const isExpected = payment?.type === 'bank_transfer' && installment?.amount_cents === transfer.amountCents;
        if (!payment || !installment || !isExpected) {
          log.warn({ transfer: transfer.id }, 'payments: a bank transfer matches no payment');
          const subjectId = await insertTransfer(tx, received);
          return requestApproval(tx, { ...UNKNOWN, kind: 'transfer', subjectId, at: now });
        }
        await insertTransfer(tx, {
          ...received,
          state: 'matched',
          customer_id: payment.customer_id,
          installment_id: installment.id,
          decided_at: now.toISOString(),
        });
        await markInstallmentPaid(tx, { payment, installments, installment, seller, now });
      }),
  };
}

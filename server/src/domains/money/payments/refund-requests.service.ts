import type { DeskRefund, RefundDecision, RefundForm } from '@bellbird/contract/money/payments';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { record } from '#platform/audit/audit.ts';
import type { Staff } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { finishApproval, requestApproval } from '#domains/attention/approvals/approvals.public.ts';
import {
  type InstallmentRow,
  type LockedPayment,
  findInstallments,
  findPaymentOfInstallment,
  lockReportedPayment,
} from './payments.repository.ts';
import type { WayOfRefund } from '#domains/money/orders/orders.public.ts';
import {
  cancelUnpaid,
  findWayBack,
  refundInstallment,
  stopOrderWithoutMoney,
} from './refund-installment.operations.ts';
import { presentDeskRefund } from './refund-requests.presenter.ts';
import {
  type RefundList,
  countRefundRequests,
  findAskedInstallments,
  findInstallmentOfRequest,
  findRefundRequests,
  insertRefundRequest,
  lockRefundRequest,
  sumRefundRequests,
  updateRefundRequest,
} from './refund-requests.repository.ts';

type Ports = {
  db: Db;
  clock: Clock;
  /** One person alone refunds at most so much of a payment. */
  refundLimitCents: number;
};

type Asked = { reason: string; cancelsRest: boolean };

export type RefundRequestsService = ReturnType<typeof createRefundRequestsService>;

/** Refunds by the team. Above the limit one person asks and another decides. */
export function createRefundRequestsService({ db, clock, refundLimitCents }: Ports) {
  async function lock(tx: Tx, installmentId: number) {
    const paymentId = (await findPaymentOfInstallment(tx, installmentId)) ?? fail('not_found');
    const payment = (await lockReportedPayment(tx, paymentId)) ?? fail('not_found');
    const installments = await findInstallments(tx, payment.customer_id, [payment.id]);
    const installment = installments.find(({ id }) => id === installmentId) ?? fail('not_found');
    return { payment, installment };
  }

  /** The payment is locked, so that several small refunds of it cannot pass the limit one beside the other. */
  async function ask(
    tx: Tx,
    staff: Staff,
    { payment, installment }: { payment: LockedPayment; installment: InstallmentRow },
    { reason, cancelsRest }: Asked,
  ): Promise<'refunded' | 'asked'> {
    const at = clock.now();
    const { customer_id: customerId } = payment;
    const { staffMemberId } = staff;
    const needsSecond = (await sumRefundRequests(tx, payment.id)) + installment.amount_cents > refundLimitCents;
    const request = await insertRefundRequest(tx, {
      customer_id: customerId,
      payment_id: payment.id,
      installment_id: installment.id,
      amount_cents: installment.amount_cents,
      reason,
      cancels_rest: cancelsRest,
      needs_second: needsSecond,
      asked_by: staffMemberId,
      asked_at: at.toISOString(),
      ...(!needsSecond && { state: 'approved', decided_by: staffMemberId, decided_at: at.toISOString() }),
    });
    const { id } = request ?? fail('not_possible_now');
    await record(tx, staff, {
      action: needsSecond ? 'payments.requestRefund' : 'payments.refundByTeam',
      subject: { kind: 'payment', id: payment.id },
      customerId,
      details: { cents: installment.amount_cents },
    });
    if (needsSecond) {
      const asked = { customerId, providerId: null, kind: 'refund', subjectId: id, customerUserId: null, at };
      await requestApproval(tx, asked);
      return 'asked';
    }
    await refundInstallment(tx, { payment, installment, at });
    if (cancelsRest) await cancelUnpaid(tx, payment, at);
    return 'refunded';
  }

  return {
    list: (staff: Staff, list: RefundList, paging: Paging): Promise<{ data: DeskRefund[]; total: number }> =>
      db.system(async (tx) => {
        const rows = await findRefundRequests(tx, list, windowOf(paging));
        return { data: rows.map((row) => presentDeskRefund(row, staff)), total: await countRefundRequests(tx, list) };
      }),

    request: (staff: Staff, installmentId: number, form: RefundForm): Promise<void> =>
      db.system(async (tx) => {
        const found = await lock(tx, installmentId);
        const way = await findWayBack(tx, found);
        if (way === 'by_hand') fail('refund_by_hand');
        const outcome = await ask(tx, staff, found, form);
        if (outcome === 'refunded') await stopOrderWithoutMoney(tx, { payment: found.payment, way, at: clock.now() });
      }),

    decide: (staff: Staff, id: number, { decision, note }: RefundDecision): Promise<void> =>
      db.system(async (tx) => {
        const at = clock.now();
        // Payments are locked before requests, as where one is asked for.
        const installmentId = (await findInstallmentOfRequest(tx, id)) ?? fail('not_found');
        const { payment, installment } = await lock(tx, installmentId);
        const request = (await lockRefundRequest(tx, id)) ?? fail('not_found');
        if (request.state !== 'waiting') fail('conflict');
        if (decision === 'approved' && request.asked_by === staff.staffMemberId) fail('own_refund');
        await updateRefundRequest(tx, id, {
          state: decision,
          decided_by: staff.staffMemberId,
          decided_at: at.toISOString(),
          note,
        });
        await record(tx, staff, {
          action: decision === 'approved' ? 'payments.approveRefund' : 'payments.declineRefund',
          subject: { kind: 'payment', id: request.payment_id },
          customerId: request.customer_id,
          details: { cents: request.amount_cents },
        });
        await finishApproval(tx, { kind: 'refund', subjectId: id, staffMemberId: staff.staffMemberId, at });
        if (decision === 'declined') return;
        const way = await findWayBack(tx, { payment, installment });
        await refundInstallment(tx, { payment, installment, at });
        if (request.cancels_rest) await cancelUnpaid(tx, payment, at);
        await stopOrderWithoutMoney(tx, { payment, way, at });
      }),

    /**
     * Everything that was paid for a payment, when what it was for is called off; above the limit it is asked for. Says how
     * the money goes, unless a second person still has to decide.
     */
    async refundPayment(
      tx: Tx,
      staff: Staff,
      { paymentId, reason }: { paymentId: number; reason: string },
    ): Promise<WayOfRefund | null> {
      const payment = (await lockReportedPayment(tx, paymentId)) ?? fail('not_found');
      await cancelUnpaid(tx, payment, clock.now());
      const installments = await findInstallments(tx, payment.customer_id, [paymentId]);
      const asked = await findAskedInstallments(tx, paymentId);
      let answer: WayOfRefund | null = null;
      let isWaiting = false;
      for (const installment of installments) {
        if (installment.status !== 'paid' || installment.refunded_at !== null) continue;
        const way = await findWayBack(tx, { payment, installment });
        answer = way === 'card' ? way : (answer ?? 'transfer');
        if (way === 'by_hand') continue;
        // A colleague may have asked for it before.
        const isAsked =
          asked.has(installment.id) ||
          (await ask(tx, staff, { payment, installment }, { reason, cancelsRest: false })) === 'asked';
        isWaiting ||= isAsked;
      }
      return isWaiting ? null : answer;
    },
  };
}

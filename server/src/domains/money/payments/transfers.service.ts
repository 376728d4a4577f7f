import type { DeskTransfer, TransferCandidate } from '@bellbird/contract/money/payments';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { record } from '#platform/audit/audit.ts';
import type { Staff } from '#platform/auth/caller.ts';
import { publishAfterCommit } from '#platform/db/after-commit.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { likePart } from '#platform/db/like.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Log } from '#platform/log/log.ts';
import type { CardGateway } from '#platform/payments/card-gateway.ts';
import { GatewayFailure } from '#platform/payments/gateway-failure.ts';
import type { Clock } from '#platform/time/clock.ts';
import { finishApproval } from '#domains/attention/approvals/approvals.public.ts';
import { findOpenAttempt } from './attempts.repository.ts';
import { nextRetryAt } from './backoff.rules.ts';
import { findNextInstallment } from './installments.rules.ts';
import type { Seller } from './invoices.operations.ts';
import { applyRefusedReturn } from './failed-refunds.operations.ts';
import { findInstallments, findPaymentOfInstallment, lockReportedPayment } from './payments.repository.ts';
import { REFUNDS_CHANNEL } from './refunds.operations.ts';
import { markInstallmentPaid } from './settlement.operations.ts';
import { presentCandidate, presentDeskTransfer } from './transfers.presenter.ts';
import {
  type TransferList,
  type TransferRow,
  claimReturn,
  countTransfers,
  findCandidates,
  findDeskTransfers,
  lockTransfer,
  postponeReturn,
  updateTransfer,
} from './transfers.repository.ts';

type Ports = { db: Db; clock: Clock; log: Log; gateway: CardGateway; seller: Seller };

/** How long a claimed return is left to its claimer: twice as long as the gateway may take. */
const UNDER_WAY_MS = 30_000;

export type TransfersService = ReturnType<typeof createTransfersService>;

/** Bank transfers that fitted nothing: a person matches them to a payment, or sends them back. */
export function createTransfersService({ db, clock, log, gateway, seller }: Ports) {
  async function lockWaiting(tx: Tx, id: number): Promise<TransferRow> {
    const transfer = (await lockTransfer(tx, id)) ?? fail('not_found');
    if (transfer.state !== 'waiting') fail('conflict');
    return transfer;
  }

  const finish = (tx: Tx, { staffMemberId }: Staff, subjectId: number) =>
    finishApproval(tx, { kind: 'transfer', subjectId, staffMemberId, at: clock.now() });

  async function returnToSender(transfer: TransferRow): Promise<void> {
    const { id, gateway_id: gatewayId, tries } = transfer;
    const now = clock.now();
    try {
      await gateway.returnTransfer(gatewayId);
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
      if (error.kind === 'refused') {
        log.error({ err: error, transfer: gatewayId }, 'payments: the gateway refused to send a transfer back');
        return db.system((tx) => applyRefusedReturn(tx, transfer, { code: error.code, now }));
      }
      log.error({ err: error, transfer: gatewayId }, 'payments: a transfer could not be sent back yet');
      return db.system((tx) => postponeReturn(tx, id, nextRetryAt(now, tries)));
    }
    await db.system((tx) => updateTransfer(tx, id, { state: 'returned', next_try_at: null }));
  }

  return {
    list: (list: TransferList, paging: Paging): Promise<{ data: DeskTransfer[]; total: number }> =>
      db.system(async (tx) => {
        const rows = await findDeskTransfers(tx, list, windowOf(paging));
        return { data: rows.map(presentDeskTransfer), total: await countTransfers(tx, list) };
      }),

    /** Payments that it could be for: the amount has to be exactly what is owed next. */
    findCandidates: (id: number, query: string | undefined): Promise<TransferCandidate[]> =>
      db.system(async (tx) => {
        const { amount_cents: amountCents } = await lockWaiting(tx, id);
        const rows = await findCandidates(tx, { amountCents, words: query ? likePart(query) : undefined });
        return rows.map(presentCandidate);
      }),

    match: (staff: Staff, id: number, installmentId: number): Promise<void> =>
      db.system(async (tx) => {
        const now = clock.now();
        const paymentId = (await findPaymentOfInstallment(tx, installmentId)) ?? fail('not_found');
        // Payments are locked before transfers, as where the bank reports one.
        const payment = (await lockReportedPayment(tx, paymentId)) ?? fail('not_found');
        const transfer = await lockWaiting(tx, id);
        const installments = await findInstallments(tx, payment.customer_id, [payment.id]);
        const installment = findNextInstallment(installments);
        if (installment?.id !== installmentId || installment.amount_cents !== transfer.amount_cents)
          return fail('not_possible_now');
        if (await findOpenAttempt(tx, installmentId)) fail('payment_under_way');
        const { customer_id: customerId } = payment;
        await updateTransfer(tx, id, {
          state: 'matched',
          customer_id: customerId,
          installment_id: installmentId,
          staff_member_id: staff.staffMemberId,
          decided_at: now.toISOString(),
        });
        await markInstallmentPaid(tx, { payment, installments, installment, seller, now });
        await finish(tx, staff, id);
        const subject = { kind: 'payment', id: payment.id };
        const details = { cents: transfer.amount_cents };
        await record(tx, staff, { action: 'payments.matchTransfer', subject, customerId, details });
      }),

    sendBack: (staff: Staff, id: number, reason: string): Promise<void> =>
      db.system(async (tx) => {
        const now = clock.now().toISOString();
        const transfer = await lockWaiting(tx, id);
        await updateTransfer(tx, id, {
          state: 'returning',
          staff_member_id: staff.staffMemberId,
          decided_at: now,
          reason,
          next_try_at: now,
        });
        await finish(tx, staff, id);
        const details = { cents: transfer.amount_cents };
        await record(tx, staff, { action: 'payments.returnTransfer', details });
        publishAfterCommit(tx, { channel: REFUNDS_CHANNEL });
      }),

    /** Has the gateway send back what was decided; each is tried until it is done. */
    async returnDue(): Promise<void> {
      for (;;) {
        const now = clock.now();
        const again = new Date(now.getTime() + UNDER_WAY_MS).toISOString();
        const due = await db.system((tx) => claimReturn(tx, { now: now.toISOString(), again }));
        if (!due) return;
        await returnToSender(due);
      }
    },
  };
}

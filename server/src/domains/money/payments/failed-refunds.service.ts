import type { DeskFailedRefund } from '@bellbird/contract/money/payments';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { record } from '#platform/audit/audit.ts';
import type { Staff } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findAttemptByCharge } from './attempts.repository.ts';
import { isDisputed } from './disputes.repository.ts';
import {
  type DeskFailedRefundRow,
  type FailedRefundList,
  countFailedRefunds,
  findFailedRefunds,
  lockFailedRefund,
  markFailedRefundSettled,
} from './failed-refunds.repository.ts';
import { enqueueRefundAgain } from './refunds.operations.ts';

const present = (row: DeskFailedRefundRow): DeskFailedRefund => ({
  id: row.id,
  about: row.about,
  customer: { id: row.customer_id, name: row.customer_name },
  provider: row.provider_name,
  cents: row.cents,
  failure: row.failure,
  failedAt: row.failed_at,
  settledAt: row.settled_at,
  settledBy: row.settled_by_name,
  note: row.note,
  isRefused: row.is_refused,
  canRetry: row.charge_id !== null && row.settled_at === null,
});

export type FailedRefundsService = ReturnType<typeof createFailedRefundsService>;

/** Refunds that the gateway refused, or that failed later: the team sees to it that the payer has their money. */
export function createFailedRefundsService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    list: (list: FailedRefundList, paging: Paging): Promise<{ data: DeskFailedRefund[]; total: number }> =>
      db.system(async (tx) => {
        const rows = await findFailedRefunds(tx, list, windowOf(paging));
        return { data: rows.map(present), total: await countFailedRefunds(tx, list) };
      }),

    /** Asks the gateway again for one that it refused. */
    retry: (staff: Staff, id: number): Promise<void> =>
      db.system(async (tx) => {
        const refund = (await lockFailedRefund(tx, id)) ?? fail('not_found');
        if (refund.settled_at !== null) fail('conflict');
        const { charge_id: chargeId, customer_id: customerId } = refund;
        if (chargeId === null) return fail('not_possible_now');
        const charge = await findAttemptByCharge(tx, chargeId);
        // Their bank has the money already; sending it back as well would pay it twice.
        if (charge && (await isDisputed(tx, customerId, charge.id))) fail('refund_disputed');
        const at = clock.now();
        await enqueueRefundAgain(tx, chargeId, at);
        await markFailedRefundSettled(tx, id, { at: at.toISOString(), by: staff.staffMemberId, note: '' });
        await record(tx, staff, {
          action: 'payments.retryFailedRefund',
          subject: { kind: 'provider', id: refund.provider_id },
          customerId,
          details: { cents: refund.cents },
        });
      }),

    settle: (staff: Staff, id: number, note: string): Promise<void> =>
      db.system(async (tx) => {
        const refund = (await lockFailedRefund(tx, id)) ?? fail('not_found');
        if (refund.settled_at !== null) fail('conflict');
        const settled = { at: clock.now().toISOString(), by: staff.staffMemberId, note };
        await markFailedRefundSettled(tx, id, settled);
        await record(tx, staff, {
          action: 'payments.settleFailedRefund',
          subject: { kind: 'provider', id: refund.provider_id },
          customerId: refund.customer_id,
          details: { cents: refund.cents, reason: note },
        });
      }),
  };
}

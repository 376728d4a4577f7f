import type { DeskFailedRefund } from '@bellbird/contract/money/payments';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { record } from '#platform/audit/audit.ts';
import type { Staff } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import {
  type DeskFailedRefundRow,
  type FailedRefundList,
  countFailedRefunds,
  findFailedRefunds,
  lockFailedRefund,
  markFailedRefundSettled,
} from './failed-refunds.repository.ts';

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
});

export type FailedRefundsService = ReturnType<typeof createFailedRefundsService>;

/** Refunds that failed after the gateway had accepted them: the team sees to it that the payer has their money. */
export function createFailedRefundsService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    list: (list: FailedRefundList, paging: Paging): Promise<{ data: DeskFailedRefund[]; total: number }> =>
      db.system(async (tx) => {
        const rows = await findFailedRefunds(tx, list, windowOf(paging));
        return { data: rows.map(present), total: await countFailedRefunds(tx, list) };
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

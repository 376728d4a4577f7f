import type { Db } from '#platform/db/db.ts';
import type { Log } from '#platform/log/log.ts';
import type { CardGateway } from '#platform/payments/card-gateway.ts';
import { GatewayFailure } from '#platform/payments/gateway-failure.ts';
import type { Clock } from '#platform/time/clock.ts';
import { nextRetryAt } from './backoff.rules.ts';
import { applyRefusedRefund } from './failed-refunds.operations.ts';
import { toRefundKey } from './refunds.operations.ts';
import { type RefundRow, claimRefund, markRefundDone, postponeRefund } from './refunds.repository.ts';

type Ports = { db: Db; clock: Clock; gateway: CardGateway; log: Log };

export type RefundsService = ReturnType<typeof createRefundsService>;

/** How long a claimed refund is left to its claimer: twice as long as the gateway may take. */
const UNDER_WAY_MS = 30_000;

/** Makes refunds, each once. It is tried until the gateway has done it, or refuses it: then the team decides. */
export function createRefundsService({ db, clock, gateway, log }: Ports) {
  async function refund(row: RefundRow): Promise<void> {
    const { gateway_id: chargeId, tries } = row;
    const now = clock.now();
    try {
      await gateway.refund(chargeId, toRefundKey(row));
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
      if (error.kind === 'refused') {
        log.error({ err: error, charge: chargeId }, 'payments: the gateway refused a refund');
        return db.system((tx) => applyRefusedRefund(tx, row, { code: error.code, now }));
      }
      log.error({ err: error, charge: chargeId }, 'payments: a refund could not be made yet');
      return db.system((tx) => postponeRefund(tx, chargeId, nextRetryAt(now, tries)));
    }
    await db.system((tx) => markRefundDone(tx, chargeId, now.toISOString()));
  }

  /** True while there may be more. */
  async function refundNext(): Promise<boolean> {
    const now = clock.now();
    const again = new Date(now.getTime() + UNDER_WAY_MS).toISOString();
    const due = await db.system((tx) => claimRefund(tx, { now: now.toISOString(), again }));
    if (due) await refund(due);
    return due !== undefined;
  }

  return {
    async refundDue(): Promise<void> {
      let isMore = true;
      while (isMore) isMore = await refundNext();
    },
  };
}

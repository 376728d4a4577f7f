import type { Db, Tx } from '#platform/db/db.ts';
import type { Log } from '#platform/log/log.ts';
import type { CardGateway } from '#platform/payments/card-gateway.ts';
import { GatewayFailure } from '#platform/payments/gateway-failure.ts';
import type { Clock } from '#platform/time/clock.ts';
import { nextRetryAt } from './backoff.rules.ts';
import { type RefundRow, claimRefund, markRefundDone, postponeRefund } from './refunds.repository.ts';

type Ports = { db: Db; clock: Clock; gateway: CardGateway; log: Log };

export type RefundsService = ReturnType<typeof createRefundsService>;

/** Refunds charges that were not owed. Each is tried until the gateway has done it, and is made once. */
export function createRefundsService({ db, clock, gateway, log }: Ports) {
  async function refund(tx: Tx, { gateway_id: chargeId, tries }: RefundRow): Promise<void> {
    const now = clock.now();
    try {
      await gateway.refund(chargeId);
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
      log.error({ err: error, charge: chargeId }, 'payments: a refund could not be made yet');
      return postponeRefund(tx, chargeId, nextRetryAt(now, tries));
    }
    await markRefundDone(tx, chargeId, now.toISOString());
  }

  /** True while there may be more. */
  const refundNext = (): Promise<boolean> =>
    db.system(async (tx) => {
      const due = await claimRefund(tx, clock.now().toISOString());
      if (due) await refund(tx, due);
      return due !== undefined;
    });

  return {
    async refundDue(): Promise<void> {
      let isMore = true;
      while (isMore) isMore = await refundNext();
    },
  };
}

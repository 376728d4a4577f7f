import { publishAfterCommit } from '#platform/db/after-commit.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Log } from '#platform/log/log.ts';
import type { CardGateway } from '#platform/payments/card-gateway.ts';
import { GatewayFailure } from '#platform/payments/gateway-failure.ts';
import type { Clock } from '#platform/time/clock.ts';
import { laterEachTime } from './backoff.rules.ts';
import { type RefundRow, claimRefund, endRefund, postponeRefund } from './refunds.repository.ts';

/** Where it is said that money goes back. */
export const REFUNDS_CHANNEL = 'payment-refunds';

/** A refund was written in this transaction: once it has committed the bank is asked. */
export function tellRefunds(tx: Tx): void {
  publishAfterCommit(tx, { channel: REFUNDS_CHANNEL });
}

type Deps = { db: Db; clock: Clock; gateway: CardGateway; log: Log };

export type Refunds = ReturnType<typeof createRefunds>;

/** Pays back what nobody owed, each until the bank has done it; asking it twice pays back once. */
export function createRefunds({ db, clock, gateway, log }: Deps) {
  async function payBack(tx: Tx, refund: RefundRow): Promise<void> {
    const now = clock.now();
    try {
      await gateway.refund(refund.gateway_id);
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
      log.error({ err: error, charge: refund.gateway_id }, 'payments: money was not paid back yet');
      return postponeRefund(tx, refund.gateway_id, laterEachTime(now, refund.tries));
    }
    await endRefund(tx, refund.gateway_id, now.toISOString());
  }

  /** True while there may be more. */
  const carryOne = (): Promise<boolean> =>
    db.system(async (tx) => {
      const refund = await claimRefund(tx, clock.now().toISOString());
      if (refund) await payBack(tx, refund);
      return refund !== undefined;
    });

  return {
    async carryAll(): Promise<void> {
      let isMore = true;
      while (isMore) isMore = await carryOne();
    },
  };
}

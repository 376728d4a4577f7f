import type { Db } from '#platform/db/db.ts';
import type { Log } from '#platform/log/log.ts';
import type { CardGateway } from '#platform/payments/card-gateway.ts';
import { GatewayFailure } from '#platform/payments/gateway-failure.ts';
import type { Clock } from '#platform/time/clock.ts';
import { nextRetryAt } from './backoff.rules.ts';
import { type RefundRow, claimRefund, markRefundDone, postponeRefund } from './refunds.repository.ts';

type Ports = { db: Db; clock: Clock; gateway: CardGateway; log: Log };

export type RefundsService = ReturnType<typeof createRefundsService>;

/** How long a claimed refund is left to its claimer: twice as long as the gateway may take. */
const UNDER_WAY_MS = 30_000;

/** Refunds charges that were not owed. Each is tried until the gateway has done it, and is made once. */
export function createRefundsService({ db, clock, gateway, log }: Ports) {
  async function refund({ gateway_id: chargeId, tries }: RefundRow): Promise<void> {
    const now = clock.now();
    try {
      await gateway.refund(chargeId);
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
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

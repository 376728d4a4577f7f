import type { Db } from '#platform/db/db.ts';
import type { Log } from '#platform/log/log.ts';
import type { ConnectGateway } from '#platform/payments/connect-gateway.ts';
import { GatewayFailure } from '#platform/payments/gateway-failure.ts';
import type { Clock } from '#platform/time/clock.ts';
import { nextRetryAt } from '#domains/money/payments/payments.public.ts';
import { applyRefusedQuoteRefund } from './failed-quote-refunds.operations.ts';
import { enqueueQuoteMail } from './quote-mails.operations.ts';
import { toRefundKey } from './quote-refunds.operations.ts';
import { type DueRefund, claimRefund, markRefundDone, postponeRefund } from './quote-refunds.repository.ts';

type Ports = { db: Db; clock: Clock; log: Log; connect: ConnectGateway };

/** How long a claimed refund is left to its claimer: twice as long as the gateway may take. */
const UNDER_WAY_MS = 30_000;

export type QuoteRefundsService = ReturnType<typeof createQuoteRefundsService>;

/**
 * Makes refunds at the gateway. Each is tried until it is done or refused, and its key makes sure that it is made once.
 */
export function createQuoteRefundsService({ db, clock, log, connect }: Ports) {
  async function refund(row: DueRefund): Promise<void> {
    const now = clock.now();
    const { id, customer_id: customerId, quote_id: quoteId, charge_id: intentId, cents: amountCents } = row;
    let gatewayId: string;
    try {
      gatewayId = await connect.refundPart({ intentId, amountCents, key: toRefundKey(id) });
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
      if (error.kind === 'refused') {
        log.error({ err: error, refund: id }, 'quotes: the gateway refused a refund');
        return db.system((tx) => applyRefusedQuoteRefund(tx, row, { code: error.code, now }));
      }
      log.error({ err: error, refund: id }, 'quotes: a refund could not be made yet');
      return db.system((tx) => postponeRefund(tx, id, nextRetryAt(now, row.tries)));
    }
    await db.system(async (tx) => {
      await markRefundDone(tx, id, { gatewayId, at: now.toISOString() });
      await enqueueQuoteMail(tx, { customerId, quoteId, kind: 'refund', subjectId: id, now });
    });
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

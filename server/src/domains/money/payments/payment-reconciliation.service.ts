import type { Db } from '#platform/db/db.ts';
import type { Log } from '#platform/log/log.ts';
import type { CardGateway, Intent } from '#platform/payments/card-gateway.ts';
import type { ConnectGateway } from '#platform/payments/connect-gateway.ts';
import type { GatewayEvent } from '#platform/payments/gateway-webhook.ts';
import { addDays } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import {
  deleteOldGatewayEvents,
  findAttemptByCharge,
  findAttemptByKey,
  findStaleAttempts,
  hasGatewayEvent,
  insertGatewayEvent,
} from './attempts.repository.ts';
import type { ChargesService } from './charges.service.ts';
import { applyDispute } from './disputes.operations.ts';
import { applyFailedRefund } from './failed-refunds.operations.ts';
import type { SettlementService } from './settlement.service.ts';

type Ports = {
  db: Db;
  clock: Clock;
  log: Log;
  gateway: CardGateway;
  connect: Pick<ConnectGateway, 'findDispute' | 'findRefund'>;
  settlement: SettlementService;
  charges: ChargesService;
  /** Couples’ payments at the same gateway: a charge that is none of ours, and every other event. */
  others: { applyCharge(intent: Intent): Promise<unknown>; handleEvent(event: GatewayEvent): Promise<void> };
};

const STALE_AFTER_MS = 60_000;
const BATCH = 100;
const EVENT_DAYS = 60;
const TRANSFER_RECEIVED = 'bank_transfer.received';
const DISPUTED = 'charge.dispute.';
const REFUND = 'refund.';

export type PaymentReconciliationService = ReturnType<typeof createPaymentReconciliationService>;

/** Keeps payments in step with the gateway: by its webhooks, and by looking up attempts that never ended. */
export function createPaymentReconciliationService(ports: Ports) {
  const { db, clock, log, gateway, connect, settlement, charges, others } = ports;

  async function applyTransfer(transferId: string): Promise<void> {
    const transfer = await gateway.findTransfer(transferId);
    if (transfer) await settlement.receiveTransfer(transfer);
  }

  /** Events arrive late, twice and in any order, so the charge is looked up as it is now. */
  async function applyCharge(intentId: string): Promise<void> {
    const intent = await gateway.findIntent(intentId);
    const { attemptKey } = intent;
    if (!attemptKey) return;
    const attempt = await db.system((tx) => findAttemptByKey(tx, attemptKey));
    if (attempt) await settlement.settle(attempt.id, intent);
    else await others.applyCharge(intent);
  }

  /** False when it is none of ours. */
  async function findAndApplyDispute(disputeId: string): Promise<boolean> {
    const dispute = await connect.findDispute(disputeId);
    if (!dispute) return true;
    return db.system(async (tx) => {
      const attempt = await findAttemptByCharge(tx, dispute.intentId);
      if (!attempt) return false;
      await applyDispute(tx, attempt, dispute, clock.now());
      return true;
    });
  }

  /** False when it is none of ours. What was refunded and arrived is known already. */
  async function findAndApplyRefund(refundId: string): Promise<boolean> {
    const refund = await connect.findRefund(refundId);
    if (!refund?.isFailed) return true;
    return db.system((tx) => applyFailedRefund(tx, refund, clock.now()));
  }

  async function isDone({ type, subject }: GatewayEvent): Promise<boolean> {
    if (type.startsWith(DISPUTED)) return findAndApplyDispute(subject);
    if (type.startsWith(REFUND)) return findAndApplyRefund(subject);
    return false;
  }

  return {
    async handleEvent(event: GatewayEvent): Promise<void> {
      const { id, type, subject } = event;
      if (await db.system((tx) => hasGatewayEvent(tx, id))) return;
      if (type === TRANSFER_RECEIVED) await applyTransfer(subject);
      else if (type.startsWith('payment_intent.')) await applyCharge(subject);
      else if (!(await isDone(event))) await others.handleEvent(event);
      await db.system((tx) => insertGatewayEvent(tx, id, clock.now().toISOString()));
    },

    /** Asks the gateway about attempts that should have ended by now. */
    async reconcile(): Promise<void> {
      const now = clock.now().getTime();
      const before = new Date(now - STALE_AFTER_MS).toISOString();
      const future = new Date(now + STALE_AFTER_MS).toISOString();
      let after = 0;
      for (;;) {
        const window = { after, limit: BATCH };
        const stale = await db.system((tx) => findStaleAttempts(tx, { before, future }, window));
        // An attempt that cannot be resolved must not hold up the others.
        for (const attempt of stale)
          await charges
            .resolve(attempt)
            .catch((error: unknown) =>
              log.error({ err: error, attempt: attempt.id }, 'payments: an attempt stays open'),
            );
        after = stale.at(-1)?.id ?? after;
        if (stale.length < BATCH) break;
      }
    },

    async deleteOldEvents(): Promise<void> {
      const before = addDays(clock.now(), -EVENT_DAYS).toISOString();
      await db.system((tx) => deleteOldGatewayEvents(tx, before));
    },
  };
}

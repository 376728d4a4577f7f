import type { PurchaseOutcome } from '@bellbird/contract/money/payments';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { CardGateway, Charge, Intent } from '#platform/payments/card-gateway.ts';
import { GatewayFailure } from '#platform/payments/gateway-failure.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type AttemptRow, findAttempt } from './attempts.repository.ts';
import { findGatewayCustomer } from './cards.repository.ts';
import { findMandate } from './direct-debits.repository.ts';
import { fromGatewayCode } from './payment-failure.rules.ts';
import type { LockedPayment } from './payments.repository.ts';
import type { SettlementService } from './settlement.service.ts';

type Ports = {
  db: Db;
  clock: Clock;
  gateway: CardGateway;
  settlement: SettlementService;
  /** The origins of the bank's own pages; payers are sent nowhere else. */
  bankOrigins: readonly string[];
};

/** Until then the gateway may not know an attempt yet. */
const YOUNG_MS = 2 * 60_000;
/** How long a payer has to confirm a charge at the bank. */
const CONFIRM_MS = 30 * 60_000;

export type ChargesService = ReturnType<typeof createChargesService>;

/** Sends attempts to the gateway and looks up how they ended. */
export function createChargesService({ db, clock, gateway, settlement, bankOrigins }: Ports) {
  const isBankPage = (url: string | undefined): boolean =>
    url !== undefined && URL.canParse(url) && bankOrigins.includes(new URL(url).origin);

  async function settleFailure(attempt: AttemptRow, error: unknown): Promise<PurchaseOutcome> {
    if (!(error instanceof GatewayFailure)) throw error;
    if (error.kind === 'unknown') return { outcome: 'processing' };
    if (error.kind === 'refused') return settlement.giveUp(attempt.id, fromGatewayCode(error.code));
    await settlement.giveUp(attempt.id, 'unreachable');
    return fail('bank_unreachable');
  }

  const findAttemptMandate = async ({ direct_debit_id: id }: AttemptRow): Promise<string | undefined> =>
    id === null ? undefined : db.system((tx) => findMandate(tx, id));

  /** The charge of an attempt; undefined when the gateway does not know it. */
  async function findIntent(attempt: AttemptRow): Promise<Intent | undefined> {
    if (attempt.gateway_id !== null) return gateway.findIntent(attempt.gateway_id);
    const customer = await db.system((tx) => findGatewayCustomer(tx, attempt.customer_id));
    return customer === undefined ? undefined : gateway.findIntentByAttempt(customer, attempt.key);
  }

  return {
    async send(
      attempt: AttemptRow,
      payment: LockedPayment,
      { customer, returnUrl }: Pick<Charge, 'customer' | 'returnUrl'>,
    ): Promise<PurchaseOutcome> {
      let intent: Intent;
      try {
        intent = await gateway.charge({
          attemptKey: attempt.key,
          amountCents: attempt.amount_cents,
          customer,
          token: attempt.card_token,
          mandate: await findAttemptMandate(attempt),
          description: payment.product_name,
          returnUrl,
        });
      } catch (error) {
        return settleFailure(attempt, error);
      }
      if (intent.status !== 'confirm' || isBankPage(intent.confirmUrl)) return settlement.settle(attempt.id, intent);
      // Never send a payer to a page that is not the bank's.
      await settlement.settle(attempt.id, await gateway.cancel(intent.id));
      return fail('form_3d_not_found');
    },

    /** How an open attempt ended, as the gateway knows it now. */
    async resolve(attempt: AttemptRow): Promise<PurchaseOutcome> {
      const age = clock.now().getTime() - new Date(attempt.created_at).getTime();
      try {
        const intent = await findIntent(attempt);
        if (intent) {
          const outcome = await settlement.settle(attempt.id, intent);
          if (outcome.outcome !== 'confirm' || age < CONFIRM_MS) return outcome;
          return await settlement.settle(attempt.id, await gateway.cancel(intent.id));
        }
      } catch (error) {
        if (!(error instanceof GatewayFailure)) throw error;
        return { outcome: 'processing' };
      }
      // One from the future was made by a machine whose clock was wrong.
      return Math.abs(age) < YOUNG_MS ? { outcome: 'processing' } : settlement.giveUp(attempt.id, 'unreachable');
    },

    /** Cancels an attempt that waits for the payer to confirm. One that has gone through is settled as paid. */
    async cancel(attemptId: number): Promise<PurchaseOutcome> {
      const attempt = await db.system((tx) => findAttempt(tx, attemptId));
      const intent = await gateway.cancel(attempt?.gateway_id ?? fail('payment_under_way'));
      return settlement.settle(attemptId, intent);
    },
  };
}

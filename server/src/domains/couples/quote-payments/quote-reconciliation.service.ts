import type { Db } from '#platform/db/db.ts';
import type { Log } from '#platform/log/log.ts';
import type { Intent } from '#platform/payments/card-gateway.ts';
import type { ConnectGateway } from '#platform/payments/connect-gateway.ts';
import type { GatewayEvent } from '#platform/payments/gateway-webhook.ts';
import type { Clock } from '#platform/time/clock.ts';
import { addPrompt } from '#domains/attention/prompts/prompts.public.ts';
import { markInstalmentTakenBack, recordQuoteEvent } from '#domains/couples/quotes/quotes.public.ts';
import { findAccountOwner } from '#domains/money/merchant/merchant.public.ts';
import {
  findAttemptByCharge,
  findAttemptByKey,
  findStaleAttempts,
  lockInstalmentOfQuote,
} from './quote-attempts.repository.ts';
import type { QuoteChargesService } from './quote-charges.service.ts';
import { saveDispute, savePayout } from './quote-gateway-events.repository.ts';
import { applyFailedQuoteRefund } from './failed-quote-refunds.operations.ts';
import type { QuoteSettlementService } from './quote-settlement.service.ts';

type Ports = {
  db: Db;
  clock: Clock;
  log: Log;
  connect: ConnectGateway;
  charges: QuoteChargesService;
  settlement: QuoteSettlementService;
};

const DISPUTE_EVENTS = { open: 'disputed', won: 'dispute_won', lost: 'dispute_lost' } as const;
const DISPUTE_TEXTS = {
  open: {
    title: 'A couple disputes a payment',
    body_html: '<p>Their bank asks whether it was right. The marketplace will be in touch with you.</p>',
  },
  won: {
    title: 'A disputed payment is yours',
    body_html: '<p>The couple’s bank has decided that the payment was right.</p>',
  },
  lost: {
    title: 'A couple’s bank took a payment back',
    body_html: '<p>The bank has decided for the couple. The marketplace will be in touch with you.</p>',
  },
} as const;

const STALE_AFTER_MS = 60_000;
const BATCH = 100;

export type QuoteReconciliationService = ReturnType<typeof createQuoteReconciliationService>;

/** Keeps couples' payments in step with the gateway: by its events, and by looking up attempts that never ended. */
export function createQuoteReconciliationService({ db, clock, log, connect, charges, settlement }: Ports) {
  async function applyDispute(id: string): Promise<void> {
    const dispute = await connect.findDispute(id);
    if (!dispute) return;
    await db.system(async (tx) => {
      const attempt = await findAttemptByCharge(tx, dispute.intentId);
      if (!attempt) return;
      const at = clock.now().toISOString();
      const isNews = await saveDispute(tx, {
        gateway_id: dispute.id,
        customer_id: attempt.customer_id,
        attempt_id: attempt.id,
        cents: dispute.amountCents,
        reason: dispute.reason,
        status: dispute.status,
        opened_at: at,
        closed_at: dispute.status === 'open' ? null : at,
      });
      if (!isNews) return;
      const { customer_id: customerId, quote_id: quoteId } = attempt;
      // A charge that paid for nothing was never counted.
      if (dispute.status === 'lost' && attempt.status === 'paid') {
        const { instalment_id: instalmentId } = attempt;
        // Locks the quote, as every other change of what was paid does.
        await lockInstalmentOfQuote(tx, { customerId, quoteId }, { id: instalmentId });
        await markInstalmentTakenBack(tx, { customerId, instalmentId }, { at: clock.now() });
      } else
        await recordQuoteEvent(tx, { customerId, quoteId }, { kind: DISPUTE_EVENTS[dispute.status], at: clock.now() });
      const owner = await findAccountOwner(tx, attempt.account);
      if (!owner) return;
      await addPrompt(tx, {
        ...owner,
        type: 'notification',
        ...DISPUTE_TEXTS[dispute.status],
        link_path: `/providers/${owner.provider_id}/payments?tab=quotes`,
        link_text: 'See payments',
        created_at: at,
      });
    });
  }

  async function applyRefund(id: string): Promise<void> {
    const refund = await connect.findRefund(id);
    if (refund?.isFailed) await db.system((tx) => applyFailedQuoteRefund(tx, refund, clock.now()));
  }

  async function applyPayout(account: string, id: string): Promise<void> {
    const payout = await connect.findPayout(account, id);
    if (!payout) return;
    await db.system(async (tx) => {
      const owner = await findAccountOwner(tx, account);
      if (!owner) return;
      const at = clock.now().toISOString();
      const before = await savePayout(tx, {
        ...owner,
        gateway_id: payout.id,
        cents: payout.amountCents,
        paid_cents: payout.parts?.paidCents ?? null,
        fee_cents: payout.parts?.feeCents ?? null,
        refunded_cents: payout.parts?.refundedCents ?? null,
        status: payout.status,
        arrives_on: payout.arrivesOn,
        failure: payout.failure ?? null,
        created_at: at,
      });
      if (payout.status !== 'failed' || before === 'failed') return;
      await addPrompt(tx, {
        ...owner,
        type: 'notification',
        title: 'A payout didn’t reach your bank',
        body_html: '<p>Please check your bank account with us. The money stays in your balance until then.</p>',
        link_path: `/providers/${owner.provider_id}/payments?tab=quotes`,
        link_text: 'See payouts',
        created_at: at,
      });
    });
  }

  return {
    /** A charge that the gateway tells of. False when it is none of a quote. */
    async applyCharge(intent: Intent): Promise<boolean> {
      const { attemptKey } = intent;
      const attempt = attemptKey === undefined ? undefined : await db.system((tx) => findAttemptByKey(tx, attemptKey));
      if (attempt) await settlement.settle(attempt.id, intent);
      return attempt !== undefined;
    },

    /** Events arrive late, twice and in any order, so what they are about is looked up as it is now. */
    async handleEvent({ type, subject, account }: GatewayEvent): Promise<void> {
      if (type.startsWith('charge.dispute.')) await applyDispute(subject);
      else if (type.startsWith('refund.')) await applyRefund(subject);
      else if (type.startsWith('payout.') && account !== undefined) await applyPayout(account, subject);
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
            .catch((error: unknown) => log.error({ err: error, attempt: attempt.id }, 'quotes: an attempt stays open'));
        after = stale.at(-1)?.id ?? after;
        if (stale.length < BATCH) break;
      }
    },
  };
}

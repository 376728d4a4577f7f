import { feeOf } from '@bellbird/contract/couples/quotes';
import { randomBytes } from 'node:crypto';
import { type CoupleQuote, isDealCalledOff } from '#domains/couples/quotes/quotes.public.ts';
import { findPaidAccount } from '#domains/money/merchant/merchant.public.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { CardGateway, Intent } from '#platform/payments/card-gateway.ts';
import type { ConnectGateway } from '#platform/payments/connect-gateway.ts';
import { GatewayFailure } from '#platform/payments/gateway-failure.ts';
import type { Clock } from '#platform/time/clock.ts';
import { fromGatewayCode } from '#domains/money/payments/payments.public.ts';
import {
  type AttemptRow,
  type QuoteKey,
  findAttempts,
  findOpenAttempt,
  findPayer,
  insertAttempt,
  insertPayer,
  lockInstalmentOfQuote,
} from './quote-attempts.repository.ts';
import type { QuotePaymentOutcome, QuoteSettlementService } from './quote-settlement.service.ts';

type Ports = {
  db: Db;
  clock: Clock;
  gateway: CardGateway;
  connect: ConnectGateway;
  settlement: QuoteSettlementService;
  /** The origins of the bank's own pages; couples are sent nowhere else. */
  bankOrigins: readonly string[];
  /** What we keep of each charge, in hundredths of a percent. */
  feeBasisPoints: number;
};

/** Until then the gateway may not know an attempt yet. */
const YOUNG_MS = 2 * 60_000;
/** How long a couple has to confirm a charge at the bank. */
const CONFIRM_MS = 30 * 60_000;

type Begun = { attempt: AttemptRow; isNew: boolean } | undefined;
type Card = { number: number; token: string; returnUrl: string };

export type QuoteChargesService = ReturnType<typeof createQuoteChargesService>;

/**
 * A couple pays by card. The attempt is committed before the gateway is called, so a second click or tab finds it; how
 * it ended is what the gateway says when asked, never what a browser brings back.
 */
export function createQuoteChargesService(ports: Ports) {
  const { db, clock, gateway, connect, settlement, bankOrigins, feeBasisPoints } = ports;
  const isBankPage = (url: string | undefined): boolean =>
    url !== undefined && URL.canParse(url) && bankOrigins.includes(new URL(url).origin);

  async function findOrCreatePayer(key: QuoteKey, name: string): Promise<string> {
    const known = await db.system((tx) => findPayer(tx, key));
    if (known !== undefined) return known;
    const created = await connect.createPayer({ name }, `quote-payer-${key.quoteId}`).catch((error: unknown) => {
      if (error instanceof GatewayFailure) fail('bank_unreachable');
      throw error;
    });
    return db.system(async (tx) => {
      await insertPayer(tx, key, created);
      return (await findPayer(tx, key)) ?? created;
    });
  }

  /** A new attempt, or the one that is open; undefined when nothing of the instalment is to be paid any more. */
  const begin = (key: QuoteKey, { number, token }: Card, account: string): Promise<Begun> =>
    db.system(async (tx) => {
      const instalment = (await lockInstalmentOfQuote(tx, key, { number })) ?? fail('not_found');
      if (instalment.state !== 'open') return undefined;
      if (await isDealCalledOff(tx, { ...instalment, state: 'accepted' })) fail('not_possible_now');
      const open = await findOpenAttempt(tx, key.customerId, instalment.id);
      if (open) return { attempt: open, isNew: false };
      const attempt = await insertAttempt(tx, {
        customer_id: key.customerId,
        quote_id: key.quoteId,
        instalment_id: instalment.id,
        cents: instalment.cents,
        fee_cents: feeOf(instalment.cents, feeBasisPoints),
        account,
        key: `quote-${key.quoteId}-${number}-${randomBytes(8).toString('hex')}`,
        card_token: token,
        created_at: clock.now().toISOString(),
      });
      return { attempt, isNew: true };
    });

  async function send(attempt: AttemptRow, given: { customer: string; returnUrl: string; description: string }) {
    let intent: Intent;
    try {
      intent = await gateway.charge({
        attemptKey: attempt.key,
        amountCents: attempt.cents,
        customer: given.customer,
        token: attempt.card_token,
        description: given.description,
        returnUrl: given.returnUrl,
        destination: { account: attempt.account, feeCents: attempt.fee_cents },
      });
    } catch (error) {
      return settleFailure(attempt, error);
    }
    if (intent.status !== 'confirm' || isBankPage(intent.confirmUrl)) return settlement.settle(attempt.id, intent);
    // Never send a couple to a page that is not the bank's.
    return settlement.settle(attempt.id, await gateway.cancel(intent.id));
  }

  async function settleFailure(attempt: AttemptRow, error: unknown): Promise<QuotePaymentOutcome> {
    if (!(error instanceof GatewayFailure)) throw error;
    if (error.kind === 'unknown') return { outcome: 'processing' };
    return settlement.giveUp(attempt.id, error.kind === 'refused' ? fromGatewayCode(error.code) : 'unreachable');
  }

  async function findIntent(attempt: AttemptRow): Promise<Intent | undefined> {
    if (attempt.gateway_id !== null) return gateway.findIntent(attempt.gateway_id);
    const key = { customerId: attempt.customer_id, quoteId: attempt.quote_id };
    const payer = await db.system((tx) => findPayer(tx, key));
    return payer === undefined ? undefined : gateway.findIntentByAttempt(payer, attempt.key);
  }

  /** How an open attempt ended, as the gateway knows it now. */
  async function resolve(attempt: AttemptRow): Promise<QuotePaymentOutcome> {
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
  }

  /** How the open attempt ended; undefined when it was cancelled because the couple now uses another card. */
  async function finishOpen(attempt: AttemptRow, token: string): Promise<QuotePaymentOutcome | undefined> {
    const outcome = await resolve(attempt);
    if (outcome.outcome === 'failed') return undefined;
    if (outcome.outcome !== 'confirm' || attempt.card_token === token) return outcome;
    const known = (await db.system((tx) => findAttempts(tx, keyOf(attempt)))).find(({ id }) => id === attempt.id);
    const cancelled = await settlement.settle(attempt.id, await gateway.cancel(known?.gateway_id ?? fail('not_found')));
    return cancelled.outcome === 'failed' ? undefined : cancelled;
  }

  return {
    resolve,

    /** Whether a provider's couples can pay by card. */
    acceptsCards: async ({ customerId, providerId }: { customerId: number; providerId: number }): Promise<boolean> =>
      (await db.system((tx) => findPaidAccount(tx, { customerId, providerId }))) !== undefined,

    async pay({ quote, content, acceptance }: CoupleQuote, card: Card): Promise<QuotePaymentOutcome> {
      const { customer_id: customerId, provider_id: providerId } = quote;
      const key = { customerId, quoteId: quote.id };
      if (!acceptance) fail('not_possible_now');
      const paidTo = await db.system((tx) => findPaidAccount(tx, { customerId, providerId }));
      const account = paidTo?.gateway_account ?? fail('not_possible_now');
      const customer = await findOrCreatePayer(key, acceptance.name);
      let begun = await begin(key, card, account);
      if (begun && !begun.isNew) {
        const outcome = await finishOpen(begun.attempt, card.token);
        if (outcome) return outcome;
        begun = await begin(key, card, account);
      }
      if (!begun) return { outcome: 'paid' };
      // Another click has started an attempt since the first one was cancelled.
      if (!begun.isNew) return { outcome: 'processing' };
      const description = `${content.number} ${content.providerName}`;
      return send(begun.attempt, { customer, returnUrl: card.returnUrl, description });
    },

    /** Asks the gateway about every open attempt of a quote, for a couple that comes back from the bank. */
    async resolveAll(quote: { customer_id: number; id: number }): Promise<void> {
      const key = { customerId: quote.customer_id, quoteId: quote.id };
      const attempts = await db.system((tx) => findAttempts(tx, key));
      for (const attempt of attempts.filter(({ status }) => status === 'open')) await resolve(attempt);
    },
  };
}

const keyOf = (attempt: AttemptRow): QuoteKey => ({ customerId: attempt.customer_id, quoteId: attempt.quote_id });

import type { PaymentFailure } from '@bellbird/contract/money/payments';
import { CURRENCY } from '@bellbird/contract/shared/limits';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Log } from '#platform/log/log.ts';
import type { Intent } from '#platform/payments/card-gateway.ts';
import type { Clock } from '#platform/time/clock.ts';
import { fromGatewayCode, fromStoredFailure } from '#domains/money/payments/payments.public.ts';
import { type AttemptRow, findAttempt, lockInstalmentOfQuote, updateAttempt } from './quote-attempts.repository.ts';
import { hasRefund } from './quote-refunds.repository.ts';
import { settlePaid } from './quote-settlement.operations.ts';

type Ports = { db: Db; clock: Clock; log: Log };

export type QuotePaymentOutcome =
  | { outcome: 'paid' | 'processing' }
  /** The bank's page, where the couple confirms. */
  | { outcome: 'confirm'; url: string }
  | { outcome: 'failed'; failure: PaymentFailure };

export type QuoteSettlementService = ReturnType<typeof createQuoteSettlementService>;

/** Applies what the gateway says about a couple's charge. All callers end here, in any order and any number of times. */
export function createQuoteSettlementService({ db, clock, log }: Ports) {
  /** The attempt is read again after its quote is locked, because another process may have settled it. */
  async function lock(tx: Tx, attemptId: number) {
    const known = (await findAttempt(tx, attemptId)) ?? fail('not_found');
    const key = { customerId: known.customer_id, quoteId: known.quote_id };
    const instalment = (await lockInstalmentOfQuote(tx, key, { id: known.instalment_id })) ?? fail('not_found');
    const attempt = (await findAttempt(tx, attemptId)) ?? fail('not_found');
    return { instalment, attempt };
  }

  async function applyFailed(
    tx: Tx,
    attempt: AttemptRow,
    failed: { failure: PaymentFailure; gatewayId?: string },
  ): Promise<QuotePaymentOutcome> {
    await updateAttempt(tx, attempt.id, {
      status: 'failed',
      failure: failed.failure,
      confirm_url: null,
      settled_at: clock.now().toISOString(),
      ...(failed.gatewayId !== undefined && { gateway_id: failed.gatewayId }),
    });
    return { outcome: 'failed', failure: failed.failure };
  }

  async function applyIntent(tx: Tx, attemptId: number, intent: Intent): Promise<QuotePaymentOutcome> {
    const { instalment, attempt } = await lock(tx, attemptId);
    if (attempt.status === 'paid') return { outcome: 'paid' };
    // What was charged and sent back pays for nothing any more.
    if (await hasRefund(tx, attempt.customer_id, attempt.id)) return { outcome: 'failed', failure: 'abandoned' };
    if (intent.amountCents !== attempt.cents || intent.currency !== CURRENCY) {
      log.error({ attempt: attempt.id, intent: intent.id }, 'quotes: the gateway reports another amount');
      return { outcome: 'processing' };
    }
    if (intent.status === 'paid') {
      const settled = await settlePaid(tx, { instalment, attempt, intent, now: clock.now() });
      return settled === 'paid' ? { outcome: 'paid' } : { outcome: 'failed', failure: 'abandoned' };
    }
    if (attempt.status === 'failed') return { outcome: 'failed', failure: fromStoredFailure(attempt.failure) };
    if (intent.status === 'failed')
      return applyFailed(tx, attempt, { failure: fromGatewayCode(intent.failureCode), gatewayId: intent.id });
    const confirmUrl = intent.status === 'confirm' ? intent.confirmUrl : undefined;
    await updateAttempt(tx, attempt.id, { gateway_id: intent.id, confirm_url: confirmUrl ?? null });
    return confirmUrl ? { outcome: 'confirm', url: confirmUrl } : { outcome: 'processing' };
  }

  return {
    settle: (attemptId: number, intent: Intent): Promise<QuotePaymentOutcome> =>
      db.system((tx) => applyIntent(tx, attemptId, intent)),

    /** Ends an attempt that the gateway does not know, or that it refused. */
    giveUp: (attemptId: number, failure: PaymentFailure): Promise<QuotePaymentOutcome> =>
      db.system(async (tx) => {
        const { attempt } = await lock(tx, attemptId);
        if (attempt.status === 'paid') return { outcome: 'paid' };
        if (attempt.status === 'failed') return { outcome: 'failed', failure: fromStoredFailure(attempt.failure) };
        return applyFailed(tx, attempt, { failure });
      }),
  };
}

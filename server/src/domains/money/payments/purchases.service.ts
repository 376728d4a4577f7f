import { type PurchaseOutcome, isOpen } from '@bellbird/contract/money/payments';
import { insidePath } from '@bellbird/contract/shared/inside-path';
import { record } from '#platform/audit/audit.ts';
import { type Member, ownerFor } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { beginAttempt } from './attempts.operations.ts';
import { type AttemptRow, findLastAttempt } from './attempts.repository.ts';
import { findCard } from './cards.repository.ts';
import type { ChargesService } from './charges.service.ts';
import type { GatewayCustomersService } from './gateway-customers.service.ts';
import { fromStoredFailure } from './payment-failure.rules.ts';
import { type LockedPayment, findPayment, lockPayment } from './payments.repository.ts';

type Ports = { db: Db; clock: Clock; customers: GatewayCustomersService; charges: ChargesService; baseUrl: string };
type PurchaseForm = { part: number; returnPath: string } & ({ cardId: number } | { token: string });
type Started =
  | { state: 'paid' }
  | { state: 'open'; attempt: AttemptRow; token: string }
  | { state: 'new'; attempt: AttemptRow; payment: LockedPayment };

export type PurchasesService = ReturnType<typeof createPurchasesService>;

/**
 * Paying by card. An attempt is committed before the gateway is called, so a second click finds it. How it ended is what
 * the gateway says when asked, never what a browser brings back.
 */
export function createPurchasesService({ db, clock, customers, charges, baseUrl }: Ports) {
  const findToken = async (tx: Tx, customerId: number, form: PurchaseForm): Promise<string> =>
    'token' in form ? form.token : ((await findCard(tx, customerId, form.cardId)) ?? fail('not_found')).token;

  const start = (caller: Member, id: number, form: PurchaseForm): Promise<Started> =>
    db.tenant(caller.customerId, async (tx) => {
      const payment = (await lockPayment(tx, ownerFor(caller, 'payments'), id)) ?? fail('not_found');
      if (payment.status === 'paid') return { state: 'paid' };
      if (!isOpen(payment) || payment.type !== 'credit_card') fail('not_possible_now');
      const token = await findToken(tx, caller.customerId, form);
      const isSavedCard = 'cardId' in form;
      const begun = await beginAttempt(tx, payment, {
        number: form.part,
        token,
        isSavedCard,
        isUnattended: false,
        now: clock.now(),
      });
      if (!begun) return { state: 'paid' };
      if (!begun.isNew) return { state: 'open', attempt: begun.attempt, token };
      await record(tx, caller, { action: 'payments.purchase', subject: { kind: 'payment', id } });
      return { state: 'new', attempt: begun.attempt, payment };
    });

  /** How an open attempt ended; undefined when it was cancelled because the payer now uses another card. */
  async function finishOpenAttempt(attempt: AttemptRow, token: string): Promise<PurchaseOutcome | undefined> {
    const outcome = await charges.resolve(attempt);
    if (outcome.outcome !== 'confirm' || attempt.card_token === token) return outcome;
    const cancelled = await charges.cancel(attempt.id);
    return cancelled.outcome === 'failed' ? undefined : cancelled;
  }

  return {
    async purchase(caller: Member, id: number, form: PurchaseForm): Promise<PurchaseOutcome> {
      const { customerId } = caller;
      const owner = ownerFor(caller, 'payments');
      await db.tenantRead(customerId, async (tx) => (await findPayment(tx, owner, id)) ?? fail('not_found'));
      const returnPath = insidePath(form.returnPath) ?? fail('invalid_3d_redirect');
      const customer = await customers.findOrCreate(customerId);
      let started = await start(caller, id, form);
      if (started.state === 'open') {
        const outcome = await finishOpenAttempt(started.attempt, started.token);
        if (outcome) return outcome;
        started = await start(caller, id, form);
      }
      if (started.state === 'paid') return { outcome: 'paid' };
      // Another click has started an attempt since the first one was cancelled.
      if (started.state === 'open') return { outcome: 'processing' };
      return charges.send(started.attempt, started.payment, { customer, returnUrl: new URL(returnPath, baseUrl).href });
    },

    /** How the last attempt ended; the gateway is asked when it is still open. */
    async lookUp(caller: Member, id: number): Promise<PurchaseOutcome> {
      const { customerId } = caller;
      const { payment, last } = await db.tenantRead(customerId, async (tx) => ({
        payment: (await findPayment(tx, ownerFor(caller, 'payments'), id)) ?? fail('not_found'),
        last: await findLastAttempt(tx, customerId, id),
      }));
      if (last?.status === 'open') return charges.resolve(last);
      // The last attempt may have failed after another one had paid.
      if (payment.status === 'paid') return { outcome: 'paid' };
      if (last?.status === 'failed') return { outcome: 'failed', failure: fromStoredFailure(last.failure) };
      return last ? { outcome: 'paid' } : fail('not_possible_now');
    },
  };
}

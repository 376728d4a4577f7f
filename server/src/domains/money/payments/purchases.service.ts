import { type PurchaseOutcome, findClearingDay, isOpen } from '@bellbird/contract/money/payments';
import { insidePath } from '@bellbird/contract/shared/inside-path';
import { record } from '#platform/audit/audit.ts';
import { type Member, ownerFor } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { beginAttempt } from './attempts.operations.ts';
import { type AttemptRow, findLastAttempt } from './attempts.repository.ts';
import { findCard } from './cards.repository.ts';
import type { ChargesService } from './charges.service.ts';
import { findDirectDebit } from './direct-debits.repository.ts';
import type { GatewayCustomersService } from './gateway-customers.service.ts';
import { fromStoredFailure } from './payment-failure.rules.ts';
import { enqueuePaymentMail } from './payment-mails.operations.ts';
import { type LockedPayment, findPayment, findProvider, lockPayment, updatePayment } from './payments.repository.ts';

type Ports = { db: Db; clock: Clock; customers: GatewayCustomersService; charges: ChargesService; baseUrl: string };
type PurchaseForm = { part: number } & (
  | { cardId: number; returnPath: string }
  | { token: string; returnPath: string }
  | { directDebitId: number }
);
/** What is charged. */
type Source = { token: string; isSaved: boolean; debit?: { id: number; clearsOn: string } };
type Started =
  | { state: 'paid' }
  | { state: 'open'; attempt: AttemptRow; token: string }
  | { state: 'new'; attempt: AttemptRow; payment: LockedPayment };

export type PurchasesService = ReturnType<typeof createPurchasesService>;

/**
 * Paying by card or direct debit. An attempt is committed before the gateway is called, so a second click finds it. How it ended is what
 * the gateway says when asked, never what a browser brings back.
 */
export function createPurchasesService({ db, clock, customers, charges, baseUrl }: Ports) {
  async function findSource(tx: Tx, payment: LockedPayment, form: PurchaseForm): Promise<Source> {
    const { customer_id: customerId, provider_id: providerId } = payment;
    if ('token' in form) return { token: form.token, isSaved: false };
    if ('cardId' in form) {
      const { token } = (await findCard(tx, customerId, form.cardId)) ?? fail('not_found');
      return { token, isSaved: true };
    }
    const { id, token } = (await findDirectDebit(tx, customerId, form.directDebitId)) ?? fail('not_found');
    const provider = (await findProvider(tx, customerId, providerId)) ?? fail('not_found');
    return { token, isSaved: true, debit: { id, clearsOn: findClearingDay(dayIn(clock.now(), provider.time_zone)) } };
  }

  /** From now on the payment is paid the way it was paid last; a debit is announced as it is sent. */
  async function applySource(tx: Tx, payment: LockedPayment, attempt: AttemptRow, { debit }: Source): Promise<void> {
    const { customer_id: customerId, id } = payment;
    const type = debit ? 'direct_debit' : 'credit_card';
    await updatePayment(tx, { customerId, id }, { type, direct_debit_id: debit?.id ?? null });
    if (!debit) return;
    await enqueuePaymentMail(tx, {
      customer_id: customerId,
      installment_id: attempt.installment_id,
      kind: 'debit_notice',
      created_at: clock.now().toISOString(),
    });
  }

  const start = (caller: Member, id: number, form: PurchaseForm): Promise<Started> =>
    db.tenant(caller.customerId, async (tx) => {
      const payment = (await lockPayment(tx, ownerFor(caller, 'payments'), id)) ?? fail('not_found');
      if (payment.status === 'paid') return { state: 'paid' };
      if (!isOpen(payment) || payment.type === 'bank_transfer') fail('not_possible_now');
      const source = await findSource(tx, payment, form);
      const { token, debit } = source;
      const begun = await beginAttempt(tx, payment, {
        number: form.part,
        token,
        isSavedCard: source.isSaved,
        isUnattended: false,
        debit,
        now: clock.now(),
      });
      if (!begun) return { state: 'paid' };
      if (!begun.isNew) return { state: 'open', attempt: begun.attempt, token };
      await applySource(tx, payment, begun.attempt, source);
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

  const toReturnUrl = (path: string): string => new URL(insidePath(path) ?? fail('invalid_3d_redirect'), baseUrl).href;

  return {
    async purchase(caller: Member, id: number, form: PurchaseForm): Promise<PurchaseOutcome> {
      const { customerId } = caller;
      const owner = ownerFor(caller, 'payments');
      await db.tenantRead(customerId, async (tx) => (await findPayment(tx, owner, id)) ?? fail('not_found'));
      const returnUrl = 'returnPath' in form ? toReturnUrl(form.returnPath) : undefined;
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
      return charges.send(started.attempt, started.payment, { customer, returnUrl });
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

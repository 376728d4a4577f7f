import { randomBytes } from 'node:crypto';
import { type PurchaseOutcome, isOpen } from '@bellbird/contract/money/payments';
import { insidePath } from '@bellbird/contract/shared/inside-path';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { AppError, fail } from '#platform/errors/app-error.ts';
import type { CardGateway, Intent } from '#platform/payments/card-gateway.ts';
import { GatewayFailure } from '#platform/payments/gateway-failure.ts';
import type { Clock } from '#platform/time/clock.ts';
import {
  type AttemptRow,
  countAttempts,
  findAttempt,
  findLastAttempt,
  findOpenAttempt,
  insertAttempt,
} from './attempts.repository.ts';
import { findCard, findGatewayCustomer } from './cards.repository.ts';
import type { GatewayCustomers } from './gateway-customers.service.ts';
import { nextPart } from './payments.presenter.ts';
import {
  type HeldPayment,
  changeInstallment,
  changePayment,
  findInstallments,
  findPayment,
  holdPayment,
  holdReported,
} from './payments.repository.ts';
import { ownerOf } from './payments.service.ts';
import { type Settling, failureFrom, failureOf } from './settlement.service.ts';

type Deps = {
  db: Db;
  clock: Clock;
  gateway: CardGateway;
  customers: GatewayCustomers;
  settling: Settling;
  baseUrl: string;
  /** Where the bank's own pages are; a form anywhere else is not one. */
  bankOrigins: readonly string[];
};

type Paying = { part: number; returnPath: string } & ({ cardId: number } | { token: string });

/** Before that the bank may not have heard of a try yet. */
const YOUNG_MS = 2 * 60_000;
/** So long somebody may look for their phone to confirm. */
const CONFIRM_MS = 30 * 60_000;

export type Purchases = ReturnType<typeof createPurchases>;

/**
 * Charging. The try is written and committed before the bank hears of it; what becomes of it is what the bank says when
 * asked, never what a browser brings back.
 */
export function createPurchases(deps: Deps) {
  const { db, clock, gateway, customers, settling, baseUrl, bankOrigins } = deps;

  /** The open try of a part, or a new one that is now ours to send; nothing where the part is paid. */
  async function begin(
    tx: Tx,
    payment: HeldPayment,
    { number: wanted, ...card }: { number: number; token: string; isKept: boolean; isUnattended: boolean },
  ): Promise<{ attempt: AttemptRow; isNew: boolean } | undefined> {
    const parts = await findInstallments(tx, payment.customer_id, [payment.id]);
    const part = parts.find(({ number }) => number === wanted);
    if (part?.status === 'paid') return undefined;
    if (!part || part !== nextPart(parts)) return fail('not_possible_now');
    const open = await findOpenAttempt(tx, part.id);
    if (open) return { attempt: open, isNew: false };
    const isMore = parts.filter(({ status }) => status !== 'paid').length > 1;
    if (isMore && !card.isKept) fail('card_not_kept');
    const tries = await countAttempts(tx, payment.id);
    const attempt = await insertAttempt(tx, {
      customer_id: payment.customer_id,
      payment_id: payment.id,
      installment_id: part.id,
      amount_cents: part.amount_cents,
      key: `payment-${payment.id}-${tries + 1}-${randomBytes(6).toString('hex')}`,
      card_token: card.token,
      is_unattended: card.isUnattended,
      created_at: clock.now().toISOString(),
    });
    const which = { customerId: payment.customer_id, id: payment.id };
    await changePayment(tx, which, { status: 'pending', failure: null });
    await changeInstallment(tx, { customerId: payment.customer_id, id: part.id }, { status: 'pending' });
    return { attempt, isNew: true };
  }

  async function charge(
    attempt: AttemptRow,
    payment: HeldPayment,
    { customer, returnUrl }: { customer: string; returnUrl: string | undefined },
  ): Promise<PurchaseOutcome> {
    let intent: Intent;
    try {
      intent = await gateway.charge({
        attemptKey: attempt.key,
        amountCents: attempt.amount_cents,
        customer,
        token: attempt.card_token,
        description: payment.product_name,
        returnUrl,
      });
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
      if (error.kind === 'unknown') return { outcome: 'processing' };
      if (error.kind === 'refused') return settling.giveUp(attempt.id, failureFrom(error.code));
      await settling.giveUp(attempt.id, 'unreachable');
      return fail('bank_unreachable');
    }
    if (intent.status !== 'confirm' || isBankPage(intent.confirmUrl)) return settling.settle(attempt.id, intent);
    // Nobody is sent to a page that is not the bank's.
    await settling.settle(attempt.id, await gateway.cancel(intent.id));
    return fail('form_3d_not_found');
  }

  function isBankPage(url: string | undefined): boolean {
    return url !== undefined && URL.canParse(url) && bankOrigins.includes(new URL(url).origin);
  }

  /** What the bank knows of a try that is open. */
  async function resolve(attempt: AttemptRow): Promise<PurchaseOutcome> {
    const age = clock.now().getTime() - new Date(attempt.created_at).getTime();
    try {
      const intent = await asked(attempt);
      if (intent) {
        const outcome = await settling.settle(attempt.id, intent);
        if (outcome.outcome !== 'confirm' || age < CONFIRM_MS) return outcome;
        return await settling.settle(attempt.id, await gateway.cancel(intent.id));
      }
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
      return { outcome: 'processing' };
    }
    return age < YOUNG_MS ? { outcome: 'processing' } : settling.giveUp(attempt.id, 'unreachable');
  }

  async function asked(attempt: AttemptRow): Promise<Intent | undefined> {
    if (attempt.gateway_id !== null) return gateway.findIntent(attempt.gateway_id);
    const customer = await db.system((tx) => findGatewayCustomer(tx, attempt.customer_id));
    return customer === undefined ? undefined : gateway.findIntentByAttempt(customer, attempt.key);
  }

  return {
    resolve,

    async purchase(caller: Member, id: number, form: Paying): Promise<PurchaseOutcome> {
      const { customerId } = caller;
      const owner = ownerOf(caller);
      await db.tenantRead(customerId, async (tx) => (await findPayment(tx, owner, id)) ?? fail('not_found'));
      const path = insidePath(form.returnPath) ?? fail('invalid_3d_redirect');
      const customer = await customers.of(customerId);
      const start = () =>
        db.tenant(customerId, async (tx) => {
          const payment = (await holdPayment(tx, owner, id)) ?? fail('not_found');
          if (payment.status === 'paid') return { payment, begun: undefined, token: '' };
          if (!isOpen(payment) || payment.type !== 'credit_card') fail('not_possible_now');
          const token =
            'token' in form ? form.token : ((await findCard(tx, customerId, form.cardId)) ?? fail('not_found')).token;
          const begun = await begin(tx, payment, {
            number: form.part,
            token,
            isKept: 'cardId' in form,
            isUnattended: false,
          });
          if (begun?.isNew) await record(tx, caller, { action: 'payments.purchase', subject: { kind: 'payment', id } });
          return { payment, begun, token };
        });
      let { payment, begun, token } = await start();
      if (begun && !begun.isNew) {
        const outcome = await resolve(begun.attempt);
        const isOtherCard = begun.attempt.card_token !== token;
        if (outcome.outcome !== 'confirm' || !isOtherCard) return outcome;
        // Another card instead of confirming: the first charge is called off before there is a second.
        const ended = await settling.settle(
          begun.attempt.id,
          await gateway.cancel((await nameOf(begun.attempt.id)) ?? fail('payment_under_way')),
        );
        if (ended.outcome !== 'failed') return ended;
        ({ payment, begun, token } = await start());
        if (begun && !begun.isNew) return { outcome: 'processing' };
      }
      if (!begun) return { outcome: 'paid' };
      return charge(begun.attempt, payment, { customer, returnUrl: new URL(path, baseUrl).href });
    },

    /** How the last try ended, asked of the bank where it has not. */
    async lookUp(caller: Member, id: number): Promise<PurchaseOutcome> {
      const { customerId } = caller;
      const { payment, last } = await db.tenantRead(customerId, async (tx) => ({
        payment: (await findPayment(tx, ownerOf(caller), id)) ?? fail('not_found'),
        last: await findLastAttempt(tx, customerId, id),
      }));
      if (last?.status === 'open') return resolve(last);
      // A try may fail beside another that paid: what counts is that nothing is owed any more.
      if (payment.status === 'paid') return { outcome: 'paid' };
      if (last?.status === 'failed') return { outcome: 'failed', failure: failureOf(last.failure) };
      return last ? { outcome: 'paid' } : fail('not_possible_now');
    },

    /** A later part, charged to the card on file while nobody is there. */
    async chargeUnattended(
      { paymentId, number }: { paymentId: number; number: number },
      { token, customer }: { token: string; customer: string },
    ): Promise<void> {
      const { payment, begun } = await db.system(async (tx) => {
        const held = (await holdReported(tx, paymentId)) ?? fail('not_found');
        return { payment: held, begun: await begin(tx, held, { number, token, isKept: true, isUnattended: true }) };
      });
      if (!begun?.isNew) return;
      const outcome = await charge(begun.attempt, payment, { customer, returnUrl: undefined }).catch(
        (error: unknown) => {
          if (error instanceof AppError && error.code === 'bank_unreachable') return undefined;
          throw error;
        },
      );
      // Nobody is there to confirm.
      if (outcome?.outcome === 'confirm') await settling.giveUp(begun.attempt.id, 'not_confirmed');
    },
  };

  async function nameOf(attemptId: number): Promise<string | undefined> {
    const attempt = await db.system((tx) => findAttempt(tx, attemptId));
    return attempt?.gateway_id ?? undefined;
  }
}

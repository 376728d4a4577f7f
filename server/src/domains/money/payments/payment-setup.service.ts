import type { Payment, PaymentAction, PaymentForm } from '@bellbird/contract/money/payments';
import { record } from '#platform/audit/audit.ts';
import { type Member, ownerFor } from '#platform/auth/caller.ts';
import { advisoryLock } from '#platform/db/advisory-lock.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { Clock } from '#platform/time/clock.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { countAttempts } from './attempts.repository.ts';
import { type Plan, assertPlan, planInstallments } from './installments.rules.ts';
import {
  assertChangeable,
  cancelPayment,
  changePlan,
  resetUnstartedPayment,
  sendReceipt,
  toDiscountColumns,
} from './payment-setup.operations.ts';
import { COUPONS_TRIED } from './payments.limits.ts';
import { type Quote, findPresentedPayment, findQuote } from './payments.operations.ts';
import type { BankAccount } from './payments.presenter.ts';
import {
  type LockedPayment,
  deletePayment,
  insertPayment,
  lockPayment,
  replaceInstallments,
} from './payments.repository.ts';

type Ports = { db: Db; clock: Clock; rateLimits: RateLimits; bankAccount: BankAccount | undefined };

export type PaymentSetupService = ReturnType<typeof createPaymentSetupService>;

/** Setting payments up, and changing or cancelling them while nothing is paid. */
export function createPaymentSetupService({ db, clock, rateLimits, bankAccount }: Ports) {
  /** Runs a change on a payment of the caller, and tells the team's screens about it. */
  function change<T>(caller: Member, id: number, work: (tx: Tx, payment: LockedPayment) => Promise<T>): Promise<T> {
    const { customerId } = caller;
    return db.tenant(customerId, async (tx) => {
      const payment = (await lockPayment(tx, ownerFor(caller, 'payments'), id)) ?? fail('not_found');
      const result = await work(tx, payment);
      await notifyTeam(tx, { customerId, providerId: payment.provider_id }, { kind: 'payments' });
      return result;
    });
  }

  /** Two payments at the same moment never share the last use of a campaign, and nobody pays a price they didn’t see. */
  async function findSafeQuote(tx: Tx, caller: Member, form: PaymentForm, now: Date): Promise<Quote> {
    const seen = await findQuote(tx, caller, { ...form, now });
    const { campaign } = seen.product;
    if (campaign?.isLimited) await advisoryLock(tx, 'campaign uses', campaign.id);
    const quote = campaign?.isLimited ? await findQuote(tx, caller, { ...form, now }) : seen;
    if (form.expectedCents !== undefined && form.expectedCents !== quote.product.amountCents) fail('price_changed');
    return quote;
  }

  /** A new payment; the unpaid one of the same product where there is one. */
  async function insertOrReset(tx: Tx, caller: Member, form: PaymentForm): Promise<number> {
    const now = clock.now();
    const { product, today } = await findSafeQuote(tx, caller, form, now);
    if (!bankAccount) fail('bank_unreachable');
    assertPlan(form);
    const { customerId } = caller;
    const { providerId, productId, type } = form;
    const { amountCents } = product;
    const discount = toDiscountColumns(product.campaign);
    const sold_as = JSON.stringify(product.offeredAs);
    const planned = planInstallments(amountCents, form, today);
    const id = await insertPayment(tx, {
      customer_id: customerId,
      provider_id: providerId,
      product_id: productId,
      product_name: product.name,
      sold_as,
      type,
      amount_cents: amountCents,
      ...discount,
      recurring_month: planned.length,
      due_date: planned[0]?.due_date ?? today,
      created_by: caller.customerUserId,
      created_at: now.toISOString(),
    });
    if (id === undefined)
      return resetUnstartedPayment(
        tx,
        { customerId, providerId, productId },
        { plan: form, price: { amount_cents: amountCents, ...discount }, sold_as, now },
      );
    await replaceInstallments(tx, { customerId, id }, planned);
    return id;
  }

  return {
    async create(caller: Member, form: PaymentForm): Promise<{ id: number }> {
      const { customerId } = caller;
      if (form.coupon !== undefined) await rateLimits.take(COUPONS_TRIED, String(customerId));
      return db.tenant(customerId, async (tx) => {
        const id = await insertOrReset(tx, caller, form);
        await record(tx, caller, { action: 'payments.create', subject: { kind: 'payment', id } });
        await notifyTeam(tx, { customerId, providerId: form.providerId }, { kind: 'payments' });
        return { id };
      });
    },

    update: (caller: Member, id: number, { version, ...plan }: Plan & { version: number }): Promise<Payment> =>
      change(caller, id, async (tx, payment) => {
        if (payment.version !== version) fail('stale_version');
        await assertChangeable(tx, payment);
        assertPlan(plan);
        await changePlan(tx, payment, plan, clock.now());
        await record(tx, caller, { action: 'payments.update', subject: { kind: 'payment', id } });
        return findPresentedPayment(tx, caller, { id, bankAccount });
      }),

    remove: (caller: Member, id: number): Promise<void> =>
      change(caller, id, async (tx, payment) => {
        // Attempts are part of the books: a payment with one can be cancelled, but not deleted.
        if (payment.started_at !== null || (await countAttempts(tx, id)) > 0) fail('in_use');
        await deletePayment(tx, caller.customerId, id);
        await record(tx, caller, { action: 'payments.delete', subject: { kind: 'payment', id } });
      }),

    act: (caller: Member, id: number, type: PaymentAction): Promise<Payment> =>
      change(caller, id, async (tx, payment) => {
        if (type === 'cancel') await cancelPayment(tx, payment, clock.now());
        else await sendReceipt(tx, payment, clock.now());
        await record(tx, caller, { action: 'payments.action', subject: { kind: 'payment', id }, details: { type } });
        return findPresentedPayment(tx, caller, { id, bankAccount });
      }),
  };
}

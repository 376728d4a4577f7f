import {
  type InstallmentCount,
  type InstallmentOffer,
  type Payment,
  type PaymentAction,
  type PaymentFilters,
  type PaymentForm,
  INSTALLMENT_COUNTS,
  gstWithin,
  isCancellable,
  monthsLater,
  partsOf,
} from '@bellbird/contract/money/payments';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { BANK_TRANSFER_DAYS, PAYMENT_EXPORT_MAX } from '@bellbird/contract/shared/limits';
import { record } from '#platform/audit/audit.ts';
import { type Member, providerFor, providersFor } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { dayIn, laterDay } from '#platform/time/calendar.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { findProductForSale, findTermIfPaidToday } from '#domains/money/packages/packages.public.ts';
import { countAttempts, findLastAttempt } from './attempts.repository.ts';
import { insertMail } from './invoices.repository.ts';
import { paymentsAsCsv } from './payments-csv.presenter.ts';
import { tellMails } from './payment-mails.service.ts';
import { assertOwn } from './payments.policy.ts';
import { type BankAccount, presentInstallment, presentPayment } from './payments.presenter.ts';
import {
  type HeldPayment,
  type Owner,
  type PlannedPart,
  cancelInstallments,
  changePayment,
  countPayments,
  deletePayment,
  findInstallments,
  findNextDue,
  findPayment,
  findPayments,
  findProvider,
  findSubscribed,
  holdPayment,
  holdWaiting,
  insertPayment,
  replaceInstallments,
} from './payments.repository.ts';

type Deps = { db: Db; clock: Clock; bankAccount: BankAccount | undefined };
type Plan = { type: PaymentForm['type']; installments: InstallmentCount };
type ListQuery = Paging & PaymentFilters;

export type PaymentsService = ReturnType<typeof createPaymentsService>;

export function ownerOf(caller: Member): Owner {
  return { customerId: caller.customerId, providerIds: providersFor(caller, 'payments') };
}

/** What is owed for products of providers: set up, looked at, changed while nothing is paid. Charging is elsewhere. */
export function createPaymentsService({ db, clock, bankAccount }: Deps) {
  const read = async (tx: Tx, caller: Member, id: number): Promise<Payment> => {
    const row = (await findPayment(tx, ownerOf(caller), id)) ?? fail('not_found');
    return presentPayment(row, await findInstallments(tx, caller.customerId, [id]), bankAccount);
  };

  async function found(caller: Member, wanted: PaymentFilters, window: { limit: number; offset: number }) {
    const owner = ownerOf(caller);
    return db.tenantRead(caller.customerId, async (tx) => {
      const [rows, total] = await Promise.all([
        findPayments(tx, owner, wanted, window),
        countPayments(tx, owner, wanted),
      ]);
      const parts = await findInstallments(
        tx,
        caller.customerId,
        rows.map(({ id }) => id),
      );
      const data = rows.map((row) =>
        presentPayment(
          row,
          parts.filter((part) => part.payment_id === row.id),
          bankAccount,
        ),
      );
      return { data, total };
    });
  }

  /** What a product of a provider costs, as the server knows it. */
  async function quote(tx: Tx, caller: Member, wanted: { providerId: number; productId: number }) {
    const providerId = providerFor(caller, 'payments', wanted.providerId);
    const product = (await findProductForSale(tx, { providerId, productId: wanted.productId })) ?? fail('not_found');
    const provider = (await findProvider(tx, caller.customerId, providerId)) ?? fail('not_found');
    return { provider, product, today: dayIn(clock.now(), provider.time_zone) };
  }

  function assertUntouched(held: HeldPayment, lastAttempt: { status: string } | undefined): void {
    if (!isCancellable({ status: held.status, isStarted: held.started_at !== null })) fail('not_possible_now');
    if (lastAttempt?.status === 'open') fail('payment_under_way');
  }

  async function replan(tx: Tx, held: HeldPayment, plan: Plan): Promise<void> {
    const { time_zone: zone } = (await findProvider(tx, held.customer_id, held.provider_id)) ?? fail('not_found');
    const parts = planned(held.amount_cents, plan, dayIn(clock.now(), zone));
    const which = { customerId: held.customer_id, id: held.id };
    await replaceInstallments(tx, which, parts);
    await changePayment(tx, which, {
      type: plan.type,
      recurring_month: parts.length,
      due_date: parts[0]?.due_date ?? '',
      status: 'pending',
      failure: null,
    });
  }

  return {
    list: (caller: Member, { page, limit, ...wanted }: ListQuery): Promise<{ data: Payment[]; total: number }> =>
      found(caller, wanted, { limit, offset: (page - 1) * limit }),

    async exportCsv(caller: Member, wanted: PaymentFilters): Promise<Buffer> {
      const { data } = await found(caller, wanted, { limit: PAYMENT_EXPORT_MAX, offset: 0 });
      return Buffer.from(paymentsAsCsv(data));
    },

    read: (caller: Member, id: number): Promise<Payment> =>
      db.tenantRead(caller.customerId, (tx) => read(tx, caller, id)),

    create: (caller: Member, form: PaymentForm): Promise<{ id: number }> =>
      db.tenant(caller.customerId, async (tx) => {
        const { product, today } = await quote(tx, caller, form);
        if (!bankAccount) fail('bank_unreachable');
        const { customerId } = caller;
        const { providerId, productId } = form;
        assertPlan(form);
        const parts = planned(product.amountCents, form, today);
        const inserted = await insertPayment(tx, {
          customer_id: customerId,
          provider_id: providerId,
          product_id: productId,
          product_name: product.name,
          type: form.type,
          amount_cents: product.amountCents,
          recurring_month: parts.length,
          due_date: parts[0]?.due_date ?? today,
          created_by: caller.customerUserId,
          created_at: clock.now().toISOString(),
        });
        if (inserted !== undefined) await replaceInstallments(tx, { customerId, id: inserted }, parts);
        const id = inserted ?? (await setUpAnew(tx, { customerId, providerId, productId }, form, product.amountCents));
        await record(tx, caller, { action: 'payments.create', subject: { kind: 'payment', id } });
        await notifyTeam(tx, { customerId, providerId }, { kind: 'payments' });
        return { id };
      }),

    update: (caller: Member, id: number, { version, ...plan }: Plan & { version: number }): Promise<Payment> =>
      db.tenant(caller.customerId, async (tx) => {
        const held = (await holdPayment(tx, ownerOf(caller), id)) ?? fail('not_found');
        if (held.version !== version) fail('stale_version');
        assertUntouched(held, await findLastAttempt(tx, caller.customerId, id));
        assertPlan(plan);
        await replan(tx, held, plan);
        await record(tx, caller, { action: 'payments.update', subject: { kind: 'payment', id } });
        await notifyTeam(tx, { customerId: caller.customerId, providerId: held.provider_id }, { kind: 'payments' });
        return read(tx, caller, id);
      }),

    remove: (caller: Member, id: number): Promise<void> =>
      db.tenant(caller.customerId, async (tx) => {
        const held = (await holdPayment(tx, ownerOf(caller), id)) ?? fail('not_found');
        // What was tried is part of the books: it is cancelled and stays.
        if (held.started_at !== null || (await countAttempts(tx, id)) > 0) fail('in_use');
        await deletePayment(tx, caller.customerId, id);
        await record(tx, caller, { action: 'payments.delete', subject: { kind: 'payment', id } });
        await notifyTeam(tx, { customerId: caller.customerId, providerId: held.provider_id }, { kind: 'payments' });
      }),

    act: (caller: Member, id: number, type: PaymentAction): Promise<Payment> =>
      db.tenant(caller.customerId, async (tx) => {
        const held = (await holdPayment(tx, ownerOf(caller), id)) ?? fail('not_found');
        if (type === 'cancel') await cancel(tx, held);
        else await sendReceipt(tx, held);
        await record(tx, caller, { action: 'payments.action', subject: { kind: 'payment', id }, details: { type } });
        const payment = await read(tx, caller, id);
        await notifyTeam(tx, { customerId: caller.customerId, providerId: held.provider_id }, { kind: 'payments' });
        return payment;
      }),

    /** What is on offer for a product, or the parts of a payment with what else it could be paid in. */
    async installments(
      caller: Member,
      wanted: { paymentId?: number | undefined; providerId?: number | undefined; productId?: number | undefined },
    ): Promise<InstallmentOffer> {
      return db.tenantRead(caller.customerId, async (tx) => {
        if (wanted.paymentId !== undefined) return ofPayment(tx, caller, wanted.paymentId);
        const { providerId, productId } = wanted;
        if (providerId === undefined || productId === undefined) return fail('not_found');
        const { provider, product, today } = await quote(tx, caller, { providerId, productId });
        const term = await findTermIfPaidToday(tx, { providerId, product, today });
        return {
          provider: { id: providerId, name: provider.name },
          product: { id: productId, name: product.name },
          startsOn: term?.startsOn ?? today,
          endsOn: term?.endsOn ?? null,
          carriedDays: term?.carriedDays ?? 0,
          amountCents: product.amountCents,
          gstCents: gstWithin(product.amountCents),
          plans: plansFor(product.amountCents, today),
          installments: [],
        };
      });
    },

    async subscription(caller: Member, customerId: number) {
      assertOwn(caller, customerId);
      const owner = ownerOf(caller);
      const [providers, next] = await db.tenantRead(customerId, (tx) =>
        Promise.all([findSubscribed(tx, owner), findNextDue(tx, owner)]),
      );
      return {
        isPaid: providers.some((each) => each.paid_status === 'paid'),
        providers: providers.map((each) => ({
          id: each.id,
          name: each.name,
          productName: each.listing_product_name,
          status: each.paid_status,
          endsOn: each.product_date_end,
        })),
        nextPayment: next
          ? { paymentId: next.payment_id, amountCents: next.amount_cents, dueDate: next.due_date }
          : null,
      };
    },
  };

  async function ofPayment(tx: Tx, caller: Member, id: number): Promise<InstallmentOffer> {
    const row = (await findPayment(tx, ownerOf(caller), id)) ?? fail('not_found');
    const parts = await findInstallments(tx, caller.customerId, [id]);
    const today = dayIn(clock.now(), row.time_zone);
    const isFree = isCancellable({ status: row.status, isStarted: row.started_at !== null }) && !row.is_open;
    return {
      provider: { id: row.provider_id, name: row.provider_name },
      product: { id: row.product_id, name: row.product_name },
      startsOn: today,
      endsOn: null,
      carriedDays: 0,
      amountCents: row.amount_cents,
      gstCents: gstWithin(row.amount_cents),
      plans: isFree ? plansFor(row.amount_cents, today) : [],
      installments: parts.map(presentInstallment),
    };
  }

  /** The one that waits already takes the new price and plan: a second one would be paid twice. */
  async function setUpAnew(
    tx: Tx,
    which: { customerId: number; providerId: number; productId: number },
    plan: Plan,
    amountCents: number,
  ): Promise<number> {
    const held = (await holdWaiting(tx, which)) ?? fail('conflict');
    assertUntouched(held, await findLastAttempt(tx, which.customerId, held.id));
    await changePayment(tx, { customerId: which.customerId, id: held.id }, { amount_cents: amountCents });
    await replan(tx, { ...held, amount_cents: amountCents }, plan);
    return held.id;
  }

  async function cancel(tx: Tx, held: HeldPayment): Promise<void> {
    assertUntouched(held, await findLastAttempt(tx, held.customer_id, held.id));
    await cancelInstallments(tx, held.customer_id, held.id);
    await changePayment(tx, { customerId: held.customer_id, id: held.id }, { status: 'cancelled', failure: null });
  }

  async function sendReceipt(tx: Tx, held: HeldPayment): Promise<void> {
    const parts = await findInstallments(tx, held.customer_id, [held.id]);
    const last = parts.findLast((part) => part.invoice_number !== null) ?? fail('not_possible_now');
    await insertMail(tx, {
      customer_id: held.customer_id,
      installment_id: last.id,
      kind: 'invoice',
      created_at: clock.now().toISOString(),
    });
    tellMails(tx);
  }
}

/** A transfer is one transfer: parts are charged to a card. */
function assertPlan({ type, installments }: Plan): void {
  if (type === 'bank_transfer' && installments > 1)
    fail('invalid_fields', { fields: { installments: 'Instalments can only be paid by card.' } });
}

function planned(amountCents: number, { type, installments }: Plan, today: string): PlannedPart[] {
  const first = type === 'bank_transfer' ? laterDay(today, BANK_TRANSFER_DAYS) : today;
  return partsOf(amountCents, installments).map((amount, index) => ({
    number: index + 1,
    amount_cents: amount,
    due_date: monthsLater(first, index),
  }));
}

function plansFor(amountCents: number, today: string): InstallmentOffer['plans'] {
  return INSTALLMENT_COUNTS.map((count) => ({
    count,
    parts: planned(amountCents, { type: 'credit_card', installments: count }, today).map((part) => ({
      number: part.number,
      amountCents: part.amount_cents,
      dueDate: part.due_date,
    })),
  }));
}

import { type Insertable, type Selectable, type Updateable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import { type Owner, lockOwned } from '#platform/db/owner.ts';
import type { Window } from '#platform/db/window.ts';
import type { PaymentInstallmentTable, PaymentTable } from './payments.tables.ts';

export type PaymentSearch = {
  providerId?: number | undefined;
  status?: PaymentRow['status'] | undefined;
  type?: PaymentRow['type'] | undefined;
  sort: 'createdAt' | 'dueDate' | 'amount';
  order: 'asc' | 'desc';
};

export type PaymentRow = Selectable<PaymentTable> & {
  provider_name: string;
  time_zone: string;
  /** Whether an attempt is open, and whether the payer has to confirm it at the bank. */
  is_open: boolean;
  is_confirming: boolean;
  clears_on: string | null;
};
export type InstallmentRow = Selectable<PaymentInstallmentTable> & {
  invoice_number: number | null;
  note_number: number | null;
};

function selectOwned(tx: Tx, { customerId, providerIds }: Owner) {
  return tx
    .selectFrom('payments')
    .innerJoin('providers', 'providers.id', 'payments.provider_id')
    .where('payments.customer_id', '=', customerId)
    .where(anyOf('payments.provider_id', providerIds));
}

function selectMatching(tx: Tx, owner: Owner, { providerId, status, type }: PaymentSearch) {
  let query = selectOwned(tx, owner);
  if (providerId) query = query.where('payments.provider_id', '=', providerId);
  if (status) query = query.where('payments.status', '=', status);
  if (type) query = query.where('payments.type', '=', type);
  return query;
}

const hasOpenAttempt = (condition: string) =>
  sql<boolean>`exists (select from payment_attempts a
    where a.payment_id = payments.id and a.status = 'open' ${sql.raw(condition)})`;

function withDetails(query: ReturnType<typeof selectOwned>) {
  return query
    .selectAll('payments')
    .select(['providers.name as provider_name', 'providers.time_zone'])
    .select([hasOpenAttempt('').as('is_open'), hasOpenAttempt('and a.confirm_url is not null').as('is_confirming')])
    .select(
      sql<string | null>`(select a.clears_on from payment_attempts a
        where a.payment_id = payments.id and a.status = 'open' limit 1)`.as('clears_on'),
    );
}

const SORTS = {
  createdAt: 'payments.created_at',
  dueDate: 'payments.due_date',
  amount: 'payments.amount_cents',
} as const;

export function paymentsQuery(tx: Tx, owner: Owner, search: PaymentSearch, { limit, offset }: Window) {
  return withDetails(selectMatching(tx, owner, search))
    .orderBy(SORTS[search.sort], search.order)
    .orderBy('payments.id', search.order)
    .limit(limit)
    .offset(offset);
}

export function findPayments(tx: Tx, owner: Owner, search: PaymentSearch, window: Window): Promise<PaymentRow[]> {
  return paymentsQuery(tx, owner, search, window).execute();
}

export async function countPayments(tx: Tx, owner: Owner, search: PaymentSearch): Promise<number> {
  const row = await selectMatching(tx, owner, search)
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

export function findPayment(tx: Tx, owner: Owner, id: number): Promise<PaymentRow | undefined> {
  return withDetails(selectOwned(tx, owner)).where('payments.id', '=', id).executeTakeFirst();
}

export type LockedPayment = Selectable<PaymentTable>;

export function lockPayment(tx: Tx, owner: Owner, id: number): Promise<LockedPayment | undefined> {
  return lockOwned(tx, 'payments', owner, id);
}

/** For what the bank reports, which has no caller and so no owner. */
export function lockReportedPayment(tx: Tx, id: number): Promise<LockedPayment | undefined> {
  return tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Several, always locked in the same order, so that two transactions can’t deadlock. */
export function lockReportedPayments(tx: Tx, ids: readonly number[]): Promise<LockedPayment[]> {
  return tx.selectFrom('payments').selectAll().where(anyOf('id', ids)).orderBy('id').forUpdate().execute();
}

/** The provider’s customer; for the team, who belong to none. */
export async function findProviderOwner(tx: Tx, providerId: number): Promise<number | undefined> {
  const row = await tx.selectFrom('providers').select('customer_id').where('id', '=', providerId).executeTakeFirst();
  return row?.customer_id;
}

export async function findPaymentOfInstallment(tx: Tx, installmentId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('payment_installments')
    .select('payment_id')
    .where('id', '=', installmentId)
    .executeTakeFirst();
  return row?.payment_id;
}

/** The unpaid payment for the same product, locked; there is at most one. */
export function lockUnstartedPayment(
  tx: Tx,
  { customerId, providerId, productId }: { customerId: number; providerId: number; productId: number },
): Promise<LockedPayment | undefined> {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('product_id', '=', productId)
    .where('started_at', 'is', null)
    .where('status', 'in', ['pending', 'failed'])
    .forUpdate()
    .executeTakeFirst();
}

/** Undefined when there is an unpaid payment for the same product already. */
export async function insertPayment(tx: Tx, payment: Insertable<PaymentTable>): Promise<number | undefined> {
  const row = await tx
    .insertInto('payments')
    .values(payment)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function updatePayment(
  tx: Tx,
  { customerId, id }: { customerId: number; id: number },
  change: Updateable<PaymentTable>,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ ...change, version: sql`version + 1` })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

export async function deletePayment(tx: Tx, customerId: number, id: number): Promise<void> {
  await tx.deleteFrom('payments').where('customer_id', '=', customerId).where('id', '=', id).execute();
}

export function findInstallments(tx: Tx, customerId: number, paymentIds: readonly number[]): Promise<InstallmentRow[]> {
  return tx
    .selectFrom('payment_installments as i')
    .leftJoin('tax_invoices as t', 't.installment_id', 'i.id')
    .leftJoin('adjustment_notes as n', 'n.installment_id', 'i.id')
    .selectAll('i')
    .select(['t.number as invoice_number', 'n.number as note_number'])
    .where('i.customer_id', '=', customerId)
    .where(anyOf('i.payment_id', paymentIds))
    .orderBy('i.payment_id')
    .orderBy('i.number')
    .execute();
}

export type PlannedInstallment = { number: number; amount_cents: number; due_date: string };

/** Replaces the instalments of an unpaid payment. The first keeps its row, because failed attempts refer to it. */
export async function replaceInstallments(
  tx: Tx,
  { customerId, id }: { customerId: number; id: number },
  planned: readonly PlannedInstallment[],
): Promise<void> {
  const rows = planned.map((installment) => ({ ...installment, customer_id: customerId, payment_id: id }));
  await tx
    .insertInto('payment_installments')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['payment_id', 'number']).doUpdateSet((values) => ({
        amount_cents: values.ref('excluded.amount_cents'),
        due_date: values.ref('excluded.due_date'),
        status: 'pending' as const,
      })),
    )
    .execute();
  await tx
    .deleteFrom('payment_installments')
    .where('customer_id', '=', customerId)
    .where('payment_id', '=', id)
    .where('number', '>', planned.length)
    .execute();
}

export async function updateInstallment(
  tx: Tx,
  { customerId, id }: { customerId: number; id: number },
  change: Updateable<PaymentInstallmentTable>,
): Promise<void> {
  await tx
    .updateTable('payment_installments')
    .set(change)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

/** The instalment that is due next. */
export function findNextDue(
  tx: Tx,
  { customerId, providerIds }: Owner,
): Promise<{ payment_id: number; amount_cents: number; due_date: string } | undefined> {
  return tx
    .selectFrom('payment_installments as i')
    .innerJoin('payments as p', 'p.id', 'i.payment_id')
    .select(['i.payment_id', 'i.amount_cents', 'i.due_date'])
    .where('i.customer_id', '=', customerId)
    .where(anyOf('p.provider_id', providerIds))
    .where('i.status', 'in', ['pending', 'failed'])
    .orderBy('i.due_date')
    .orderBy('i.id')
    .executeTakeFirst();
}

export type SubscriptionRow = {
  id: number;
  name: string;
  listing_product_name: string;
  paid_status: 'paid' | 'limited' | 'unpaid';
  product_date_end: string | null;
  left_at: string | null;
};

export function findSubscriptions(tx: Tx, { customerId, providerIds }: Owner): Promise<SubscriptionRow[]> {
  return tx
    .selectFrom('providers')
    .select(['id', 'name', 'listing_product_name', 'paid_status', 'product_date_end', 'left_at'])
    .where('customer_id', '=', customerId)
    .where(anyOf('id', providerIds))
    .orderBy('name')
    .execute();
}

export function findProvider(
  tx: Tx,
  customerId: number,
  id: number,
): Promise<{ name: string; time_zone: string } | undefined> {
  return tx
    .selectFrom('providers')
    .select(['name', 'time_zone'])
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What a user has to pay by today, in the time zone of each provider they manage payments for. */
export async function findPaymentsDue(
  tx: Tx,
  { customerId, customerUserId, now }: { customerId: number; customerUserId: number; now: string },
): Promise<{ id: number; recurring_month: number }[]> {
  const { rows } = await sql<{ id: number; recurring_month: number }>`
    select p.id, p.recurring_month from payments p
    join providers on providers.id = p.provider_id
    join customer_user_providers l on l.provider_id = p.provider_id and l.customer_user_id = ${customerUserId}
    where p.customer_id = ${customerId} and p.status in ('pending', 'failed') and 'payments' = any(l.pages)
      and p.due_date <= (${now}::timestamptz at time zone providers.time_zone)::date
    order by p.due_date, p.id limit 100`.execute(tx);
  return rows;
}

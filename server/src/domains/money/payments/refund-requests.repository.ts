import { type Insertable, type Selectable, type Updateable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { Window } from '#platform/db/window.ts';
import type { RefundRequestTable } from './payments.tables.ts';

export type RefundRequestRow = Selectable<RefundRequestTable>;

/** Undefined when this instalment is refunded already, or somebody has asked for it. */
export function insertRefundRequest(
  tx: Tx,
  request: Insertable<RefundRequestTable>,
): Promise<RefundRequestRow | undefined> {
  return tx
    .insertInto('refund_requests')
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function findInstallmentOfRequest(tx: Tx, id: number): Promise<number | undefined> {
  const row = await tx.selectFrom('refund_requests').select('installment_id').where('id', '=', id).executeTakeFirst();
  return row?.installment_id;
}

export function lockRefundRequest(tx: Tx, id: number): Promise<RefundRequestRow | undefined> {
  return tx.selectFrom('refund_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateRefundRequest(tx: Tx, id: number, change: Updateable<RefundRequestTable>): Promise<void> {
  await tx.updateTable('refund_requests').set(change).where('id', '=', id).execute();
}

/** What was asked for or sent back of a payment so far. */
export async function sumRefundRequests(tx: Tx, paymentId: number): Promise<number> {
  const row = await tx
    .selectFrom('refund_requests')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::integer`.as('cents'))
    .where('payment_id', '=', paymentId)
    .where('state', '<>', 'declined')
    .executeTakeFirstOrThrow();
  return row.cents;
}

/** Instalments of a payment that somebody has asked to refund, and nobody has decided on. */
export async function findAskedInstallments(tx: Tx, paymentId: number): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('refund_requests')
    .select('installment_id')
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'waiting')
    .execute();
  return new Set(rows.map((row) => row.installment_id));
}

export type RefundList = 'waiting' | 'all';

export type DeskRefundRow = RefundRequestRow & {
  customer_name: string;
  product_name: string;
  asked_by_name: string;
  decided_by_name: string | null;
  is_sent: boolean;
  is_failed: boolean;
};

const refunds = sql`
    select r.*, c.name as customer_name, p.product_name, a.name || ' ' || a.surname as asked_by_name,
      d.name || ' ' || d.surname as decided_by_name,
      exists (select from payment_attempts t join payment_refunds f on f.gateway_id = t.gateway_id
        where t.installment_id = r.installment_id and t.status = 'paid' and f.done_at is not null)
      or exists (select from bank_transfers b where b.installment_id = r.installment_id and b.state = 'returned')
        as is_sent,
      exists (select from payment_attempts t join payment_refunds f on f.gateway_id = t.gateway_id
        where t.installment_id = r.installment_id and t.status = 'paid' and f.failed_at is not null)
      or (r.state = 'approved' and exists (select from bank_transfers b
        where b.installment_id = r.installment_id and b.state = 'matched')) as is_failed
    from refund_requests r
    join payments p on p.id = r.payment_id
    join customers c on c.id = r.customer_id
    join staff_members a on a.id = r.asked_by
    left join staff_members d on d.id = r.decided_by`;

/** Those that wait: the oldest first; all: the newest first. */
export async function findRefundRequests(tx: Tx, list: RefundList, window: Window): Promise<DeskRefundRow[]> {
  const order = list === 'waiting' ? sql`r.asked_at, r.id` : sql`r.asked_at desc, r.id desc`;
  const { rows } = await sql<DeskRefundRow>`
    ${refunds}
    where ${list === 'waiting' ? sql`r.state = 'waiting'` : sql`true`}
    order by ${order} limit ${window.limit} offset ${window.offset}`.execute(tx);
  return rows;
}

export async function findRefundsById(tx: Tx, ids: readonly number[]): Promise<DeskRefundRow[]> {
  const { rows } = await sql<DeskRefundRow>`${refunds} where r.id = any(${ids as number[]})`.execute(tx);
  return rows;
}

export async function countRefundRequests(tx: Tx, list: RefundList): Promise<number> {
  let query = tx.selectFrom('refund_requests').select((build) => build.fn.countAll<number>().as('total'));
  if (list === 'waiting') query = query.where('state', '=', 'waiting');
  return (await query.executeTakeFirstOrThrow()).total;
}

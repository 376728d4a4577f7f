import { type Insertable, type Selectable, sql } from 'kysely';
import { advisoryLock } from '#platform/db/advisory-lock.ts';
import type { Tx } from '#platform/db/db.ts';
import type { DirectDebitTable } from './payments.tables.ts';

export type DirectDebitRow = Selectable<DirectDebitTable>;

/** Those that were not cancelled, newest first. */
export function findDirectDebits(tx: Tx, customerId: number): Promise<DirectDebitRow[]> {
  return tx
    .selectFrom('direct_debits')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('cancelled_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
}

export function findDirectDebit(tx: Tx, customerId: number, id: number): Promise<DirectDebitRow | undefined> {
  return tx
    .selectFrom('direct_debits')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
}

/** So that the limit holds when several are added at the same moment. */
export function lockDirectDebits(tx: Tx, customerId: number): Promise<void> {
  return advisoryLock(tx, 'direct_debits', customerId);
}

export function insertDirectDebit(tx: Tx, debit: Insertable<DirectDebitTable>): Promise<DirectDebitRow> {
  return tx.insertInto('direct_debits').values(debit).returningAll().executeTakeFirstOrThrow();
}

export async function markDebitCancelled(tx: Tx, customerId: number, id: number, at: string): Promise<void> {
  await tx
    .updateTable('direct_debits')
    .set({ cancelled_at: at })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

/** The mandate of an attempt, also of one that was cancelled since: the debit was agreed to. */
export async function findMandate(tx: Tx, id: number): Promise<string | undefined> {
  const row = await tx.selectFrom('direct_debits').select('mandate').where('id', '=', id).executeTakeFirst();
  return row?.mandate;
}

export type UnannouncedDebit = { customer_id: number; installment_id: number };

/** Later instalments that will be debited within these days and were not announced yet. */
export async function findUnannouncedDebits(tx: Tx, now: string, days: number): Promise<UnannouncedDebit[]> {
  const { rows } = await sql<UnannouncedDebit>`
    select i.customer_id, i.id as installment_id from payment_installments i
    join payments p on p.id = i.payment_id
    join providers on providers.id = p.provider_id
    join direct_debits d on d.id = p.direct_debit_id and d.cancelled_at is null
    where i.status = 'pending' and i.prompt_id is null and p.started_at is not null
      and p.type = 'direct_debit' and p.status = 'pending'
      and i.due_date <= (${now}::timestamptz + make_interval(days => ${days + 1}))::date
      and i.due_date <= (${now}::timestamptz at time zone providers.time_zone)::date + ${days}::integer
      and not exists (select from payment_mails m where m.installment_id = i.id and m.kind = 'debit_notice')
    order by i.id limit 1000`.execute(tx);
  return rows;
}

import { type Insertable, type Selectable, type Updateable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Window } from '#platform/db/window.ts';
import { isDue } from './next-try.repository.ts';
import type { BankTransferTable } from './payments.tables.ts';

export type TransferRow = Selectable<BankTransferTable>;

export async function insertTransfer(tx: Tx, transfer: Insertable<BankTransferTable>): Promise<number> {
  return (await tx.insertInto('bank_transfers').values(transfer).returning('id').executeTakeFirstOrThrow()).id;
}

export function findTransfers(tx: Tx, ids: readonly number[]): Promise<TransferRow[]> {
  return tx.selectFrom('bank_transfers').selectAll().where(anyOf('id', ids)).execute();
}

export function lockTransfer(tx: Tx, id: number): Promise<TransferRow | undefined> {
  return tx.selectFrom('bank_transfers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The transfer that paid an instalment, while we still have its money. */
export function lockTransferOfInstallment(tx: Tx, installmentId: number): Promise<TransferRow | undefined> {
  return tx
    .selectFrom('bank_transfers')
    .selectAll()
    .where('installment_id', '=', installmentId)
    .where('state', '=', 'matched')
    .forUpdate()
    .executeTakeFirst();
}

export async function updateTransfer(tx: Tx, id: number, change: Updateable<BankTransferTable>): Promise<void> {
  await tx.updateTable('bank_transfers').set(change).where('id', '=', id).execute();
}

/** One transfer that is to be sent back; until `again` it is left to its claimer. */
export async function claimReturn(
  tx: Tx,
  { now, again }: { now: string; again: string },
): Promise<TransferRow | undefined> {
  const { rows } = await sql<TransferRow>`
    update bank_transfers set next_try_at = ${again}
    where id = (
      select id from bank_transfers where state = 'returning' and ${isDue(now)}
      order by next_try_at limit 1 for update skip locked)
    returning *`.execute(tx);
  return rows[0];
}

export async function postponeReturn(tx: Tx, id: number, until: string): Promise<void> {
  await tx
    .updateTable('bank_transfers')
    .set({ tries: sql`least(tries + 1, 100)`, next_try_at: until })
    .where('id', '=', id)
    .where('state', '=', 'returning')
    .execute();
}

export type TransferList = 'waiting' | 'all';

export type DeskTransferRow = TransferRow & {
  customer_name: string | null;
  product_name: string | null;
  staff_name: string | null;
};

/** Those that wait: the oldest first; all: the newest first. */
export async function findDeskTransfers(tx: Tx, list: TransferList, window: Window): Promise<DeskTransferRow[]> {
  const order = list === 'waiting' ? sql`t.received_at, t.id` : sql`t.received_at desc, t.id desc`;
  const { rows } = await sql<DeskTransferRow>`
    select t.*, c.name as customer_name, p.product_name, s.name || ' ' || s.surname as staff_name
    from bank_transfers t
    left join payment_installments i on i.id = t.installment_id
    left join payments p on p.id = i.payment_id
    left join customers c on c.id = t.customer_id
    left join staff_members s on s.id = t.staff_member_id
    where ${list === 'waiting' ? sql`t.state = 'waiting'` : sql`true`}
    order by ${order} limit ${window.limit} offset ${window.offset}`.execute(tx);
  return rows;
}

export async function countTransfers(tx: Tx, list: TransferList): Promise<number> {
  let query = tx.selectFrom('bank_transfers').select((build) => build.fn.countAll<number>().as('total'));
  if (list === 'waiting') query = query.where('state', '=', 'waiting');
  return (await query.executeTakeFirstOrThrow()).total;
}

export type CandidateRow = {
  installment_id: number;
  payment_id: number;
  customer_id: number;
  customer_name: string;
  provider_name: string;
  product_name: string;
  number: number;
  recurring_month: number;
  amount_cents: number;
  due_date: string;
};

const CANDIDATES = 20;

/** The next unpaid instalments of payments with exactly this amount, by words of the customer, the provider or the payment. */
export async function findCandidates(
  tx: Tx,
  { amountCents, words }: { amountCents: number; words: string | undefined },
): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    select i.id as installment_id, i.payment_id, i.customer_id, c.name as customer_name, pr.name as provider_name,
      p.product_name, i.number, p.recurring_month, i.amount_cents, i.due_date
    from payment_installments i
    join payments p on p.id = i.payment_id
    join customers c on c.id = i.customer_id
    join providers pr on pr.id = p.provider_id
    where i.status in ('pending', 'failed') and i.amount_cents = ${amountCents}
      and not exists (select from payment_installments e
        where e.payment_id = i.payment_id and e.number < i.number and e.status in ('pending', 'failed'))
      and (${words ?? null}::text is null or lower(c.name) like ${words ?? ''} or lower(pr.name) like ${words ?? ''}
        or 'bb' || lpad(p.id::text, 6, '0') like ${words ?? ''})
    order by i.due_date, i.id limit ${CANDIDATES}`.execute(tx);
  return rows;
}

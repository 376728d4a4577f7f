import { type Insertable, type Selectable, type Updateable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { PaymentAttemptTable } from './payments.tables.ts';

export type AttemptRow = Selectable<PaymentAttemptTable>;

/** The open attempt of an instalment; the database allows only one. */
export function findOpenAttempt(tx: Tx, installmentId: number): Promise<AttemptRow | undefined> {
  return tx
    .selectFrom('payment_attempts')
    .selectAll()
    .where('installment_id', '=', installmentId)
    .where('status', '=', 'open')
    .executeTakeFirst();
}

export function findLastAttempt(tx: Tx, customerId: number, paymentId: number): Promise<AttemptRow | undefined> {
  return tx
    .selectFrom('payment_attempts')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('payment_id', '=', paymentId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What was charged for an instalment; the database allows only one. */
export function findPaidAttempt(tx: Tx, installmentId: number): Promise<AttemptRow | undefined> {
  return tx
    .selectFrom('payment_attempts')
    .selectAll()
    .where('installment_id', '=', installmentId)
    .where('status', '=', 'paid')
    .executeTakeFirst();
}

/** By the gateway’s name of its charge. */
export function findAttemptByCharge(tx: Tx, gatewayId: string): Promise<AttemptRow | undefined> {
  return tx.selectFrom('payment_attempts').selectAll().where('gateway_id', '=', gatewayId).executeTakeFirst();
}

export async function countAttempts(tx: Tx, paymentId: number): Promise<number> {
  const row = await tx
    .selectFrom('payment_attempts')
    .select((build) => build.fn.countAll<number>().as('total'))
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return row.total;
}

export function insertAttempt(tx: Tx, attempt: Insertable<PaymentAttemptTable>): Promise<AttemptRow> {
  return tx.insertInto('payment_attempts').values(attempt).returningAll().executeTakeFirstOrThrow();
}

export function findAttempt(tx: Tx, id: number): Promise<AttemptRow | undefined> {
  return tx.selectFrom('payment_attempts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** By the key that the gateway knows it by. */
export function findAttemptByKey(tx: Tx, key: string): Promise<AttemptRow | undefined> {
  return tx.selectFrom('payment_attempts').selectAll().where('key', '=', key).executeTakeFirst();
}

export async function updateAttempt(tx: Tx, id: number, change: Updateable<PaymentAttemptTable>): Promise<void> {
  await tx.updateTable('payment_attempts').set(change).where('id', '=', id).execute();
}

/** Attempts that should have ended by now, and those that a machine made whose clock was ahead. */
export function findStaleAttempts(
  tx: Tx,
  { before, future }: { before: string; future: string },
  { after, limit }: { after: number; limit: number },
): Promise<AttemptRow[]> {
  return (
    tx
      .selectFrom('payment_attempts')
      .selectAll()
      .where('status', '=', 'open')
      .where((eb) => eb.or([eb('created_at', '<', before), eb('created_at', '>', future)]))
      // The bank reports a debit after days; until then asking every minute would be of no use.
      .where((eb) => eb.or([eb('clears_on', 'is', null), eb('clears_on', '<=', before.slice(0, 10))]))
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute()
  );
}

export type DueInstallment = {
  installment_id: number;
  payment_id: number;
  number: number;
  customer_id: number;
  /** The account to debit; null for a card. */
  direct_debit_id: number | null;
  is_debit: boolean;
  time_zone: string;
};

/** Instalments by card or debit that are due in the provider's time zone and were not charged or requested yet. */
export async function findDueInstallments(
  tx: Tx,
  now: string,
  { after, limit, noticeDays }: { after: number; limit: number; noticeDays: number },
): Promise<DueInstallment[]> {
  const { rows } = await sql<DueInstallment>`
    select i.id as installment_id, i.payment_id, i.number, i.customer_id, p.type = 'direct_debit' as is_debit,
      providers.time_zone,
      (select d.id from direct_debits d where d.id = p.direct_debit_id and d.cancelled_at is null) as direct_debit_id
    from payment_installments i
    join payments p on p.id = i.payment_id
    join providers on providers.id = p.provider_id
    where i.status = 'pending' and i.prompt_id is null and i.due_date <= (${now}::timestamptz + interval '1 day')::date
      and i.due_date <= (${now}::timestamptz at time zone providers.time_zone)::date
      and p.started_at is not null and p.type in ('credit_card', 'direct_debit') and p.status = 'pending'
      and not exists (select from payment_attempts a
        where a.installment_id = i.id and a.failure is distinct from 'unreachable')
      -- Nobody is debited without notice.
      and (p.type = 'credit_card' or not exists (select from direct_debits d
        where d.id = p.direct_debit_id and d.cancelled_at is null) or exists (select from payment_mails m
        where m.installment_id = i.id and m.kind = 'debit_notice'
          and m.created_at <= ${now}::timestamptz - make_interval(days => ${noticeDays - 1})))
      and i.id > ${after}
    order by i.id limit ${limit}`.execute(tx);
  return rows;
}

/** False when the event was recorded before. */
export async function insertGatewayEvent(tx: Tx, id: string, at: string): Promise<boolean> {
  const inserted = await tx
    .insertInto('gateway_events')
    .values({ id, received_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function hasGatewayEvent(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('gateway_events').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** The gateway repeats events for days, not months. Transfers stay recorded, so that none counts twice. */
export async function deleteOldGatewayEvents(tx: Tx, before: string): Promise<void> {
  await tx
    .deleteFrom('gateway_events')
    .where('received_at', '<', before)
    .where('id', 'not like', 'transfer:%')
    .execute();
}

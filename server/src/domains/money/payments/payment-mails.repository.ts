import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { PaymentMailKind } from './payments.tables.ts';
import { isDue } from './next-try.repository.ts';

export type NewPaymentMail = {
  customer_id: number;
  installment_id: number;
  kind: PaymentMailKind;
  created_at: string;
};

export async function insertPaymentMail(tx: Tx, mail: NewPaymentMail): Promise<void> {
  await tx.insertInto('payment_mails').values(mail).execute();
}

export type PaymentMailRow = {
  id: number;
  kind: PaymentMailKind;
  tries: number;
  installment_id: number;
  payment_id: number;
  number: number;
  recurring_month: number;
  amount_cents: number;
  product_name: string;
  provider_name: string;
  provider_id: number;
  customer_id: number;
  created_by: number | null;
  due_date: string;
  type: 'credit_card' | 'bank_transfer' | 'direct_debit';
  /** The account that is debited. */
  debit_last4: string | null;
  /** What it asks for or announces has been settled since it was queued. */
  is_moot: boolean;
};

/** A debit that the bank is working on goes through, also when its request was cancelled since. */
const IS_MOOT = sql`case m.kind
    when 'failed' then i.status in ('paid', 'cancelled')
    when 'debit_notice' then i.status <> 'pending' or p.type <> 'direct_debit'
      or (d.cancelled_at is not null and not exists (
        select from payment_attempts a where a.installment_id = i.id and a.status = 'open'))
    else false end`;

export type PaymentMailClaim = { now: string; again: string; maxTries: number };

/** One mail that is due; until `again` it is left to its claimer. */
export async function claimPaymentMail(tx: Tx, claim: PaymentMailClaim): Promise<PaymentMailRow | undefined> {
  const { rows } = await sql<PaymentMailRow>`
    with m as (
      update payment_mails set next_try_at = ${claim.again}
      where id = (
        select id from payment_mails
        where sent_at is null and tries < ${claim.maxTries} and ${isDue(claim.now)}
        order by tries, id limit 1 for update skip locked)
      returning *)
    select m.id, m.kind, m.tries, m.installment_id, i.payment_id, i.number, p.recurring_month, i.amount_cents,
      p.product_name, providers.name as provider_name, p.provider_id, m.customer_id, p.created_by,
      i.due_date, p.type, d.last4 as debit_last4, ${IS_MOOT} as is_moot
    from m
    join payment_installments i on i.id = m.installment_id
    join payments p on p.id = i.payment_id
    join providers on providers.id = p.provider_id
    left join direct_debits d on d.id = p.direct_debit_id`.execute(tx);
  return rows[0];
}

/** Keeps a mail that is still being sent from being claimed by others. */
export async function renewPaymentMail(tx: Tx, id: number, again: string): Promise<void> {
  await tx
    .updateTable('payment_mails')
    .set({ next_try_at: again })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

export async function markPaymentMailSent(tx: Tx, id: number, at: string): Promise<void> {
  await tx.updateTable('payment_mails').set({ sent_at: at }).where('id', '=', id).execute();
}

export async function postponePaymentMail(tx: Tx, id: number, until: string): Promise<void> {
  await tx
    .updateTable('payment_mails')
    .set({ tries: sql`tries + 1`, next_try_at: until })
    .where('id', '=', id)
    .execute();
}

/** The user who set the payment up; if they have left, everyone who manages the customer. */
export async function findRecipients(
  tx: Tx,
  { customerId, createdBy }: { customerId: number; createdBy: number | null },
): Promise<{ name: string; email: string }[]> {
  const { rows } = await sql<{ id: number; name: string; email: string }>`
    select id, name, email from customer_users
    where customer_id = ${customerId} and active and email is not null and (id = ${createdBy} or can_manage)
    order by (id = ${createdBy}) desc nulls last, id`.execute(tx);
  const [first] = rows;
  return first?.id === createdBy ? rows.slice(0, 1) : rows;
}

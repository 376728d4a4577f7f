import { type Insertable, type Selectable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Owner } from './payments.repository.ts';
import type { BillingDetailsTable, TaxInvoiceTable } from './payments.tables.ts';

export type InvoiceRow = Selectable<TaxInvoiceTable>;

/** The next number of the series. Who takes one keeps the others waiting until it is used or given up. */
export async function takeInvoiceNumber(tx: Tx): Promise<number> {
  const row = await tx
    .updateTable('invoice_series')
    .set({ last: sql`last + 1` })
    .returning('last')
    .executeTakeFirstOrThrow();
  return row.last;
}

export async function insertInvoice(tx: Tx, invoice: Insertable<TaxInvoiceTable>): Promise<void> {
  await tx.insertInto('tax_invoices').values(invoice).execute();
}

export function findInvoice(
  tx: Tx,
  { customerId, providerIds }: Owner,
  installmentId: number,
): Promise<InvoiceRow | undefined> {
  return tx
    .selectFrom('tax_invoices as t')
    .innerJoin('payments as p', 'p.id', 't.payment_id')
    .selectAll('t')
    .where('t.customer_id', '=', customerId)
    .where(anyOf('p.provider_id', providerIds))
    .where('t.installment_id', '=', installmentId)
    .executeTakeFirst();
}

export type BuyerRow = Pick<Selectable<BillingDetailsTable>, 'name' | 'abn' | 'address' | 'version'>;

/** Whom invoices are made out to; version 0 while nothing was said. */
export async function findBuyer(tx: Tx, customerId: number): Promise<BuyerRow | undefined> {
  const { rows } = await sql<BuyerRow>`
    select coalesce(b.name, c.name) as name, coalesce(b.abn, '') as abn, coalesce(b.address, '') as address,
      coalesce(b.version, 0) as version
    from customers c left join billing_details b on b.customer_id = c.id where c.id = ${customerId}`.execute(tx);
  return rows[0];
}

/** Nothing when somebody else changed them meanwhile. */
export async function putBuyer(
  tx: Tx,
  customerId: number,
  { version, ...details }: Omit<BuyerRow, never>,
): Promise<boolean> {
  const written =
    version === 0
      ? await tx
          .insertInto('billing_details')
          .values({ customer_id: customerId, ...details })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
          .then((result) => result.numInsertedOrUpdatedRows)
      : await tx
          .updateTable('billing_details')
          .set({ ...details, version: sql`version + 1` })
          .where('customer_id', '=', customerId)
          .where('version', '=', version)
          .executeTakeFirst()
          .then((result) => result.numUpdatedRows);
  return written === 1n;
}

export async function insertMail(
  tx: Tx,
  mail: { customer_id: number; installment_id: number; kind: 'invoice' | 'failed'; created_at: string },
): Promise<void> {
  await tx.insertInto('payment_mails').values(mail).execute();
}

export type MailRow = {
  id: number;
  kind: 'invoice' | 'failed';
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
};

/** One mail that waits, kept from everybody else who carries them. */
export async function claimMail(tx: Tx, now: string, mostTries: number): Promise<MailRow | undefined> {
  const { rows } = await sql<MailRow>`
    select m.id, m.kind, m.tries, m.installment_id, i.payment_id, i.number, p.recurring_month, i.amount_cents,
      p.product_name, providers.name as provider_name, p.provider_id, m.customer_id, p.created_by
    from payment_mails m
    join payment_installments i on i.id = m.installment_id
    join payments p on p.id = i.payment_id
    join providers on providers.id = p.provider_id
    where m.sent_at is null and m.tries < ${mostTries} and m.next_try_at <= ${now}
    order by m.tries, m.id limit 1 for update of m skip locked`.execute(tx);
  return rows[0];
}

export async function endMail(tx: Tx, id: number, at: string): Promise<void> {
  await tx.updateTable('payment_mails').set({ sent_at: at }).where('id', '=', id).execute();
}

export async function postponeMail(tx: Tx, id: number, until: string): Promise<void> {
  await tx
    .updateTable('payment_mails')
    .set({ tries: sql`tries + 1`, next_try_at: until })
    .where('id', '=', id)
    .execute();
}

/** Who set the payment up; where they are gone, whoever manages the customer. */
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

export function findInvoiceFor(tx: Tx, installmentId: number): Promise<InvoiceRow | undefined> {
  return tx.selectFrom('tax_invoices').selectAll().where('installment_id', '=', installmentId).executeTakeFirst();
}

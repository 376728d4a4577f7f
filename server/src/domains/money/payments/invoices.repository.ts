import { type Insertable, type Selectable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Owner } from '#platform/db/owner.ts';
import type { BillingDetailsTable, TaxInvoiceTable } from './payments.tables.ts';

export type InvoiceRow = Selectable<TaxInvoiceTable>;

/** The next invoice number. Others wait until this transaction ends, so the series has no gaps. */
export async function takeInvoiceNumber(tx: Tx): Promise<number> {
  const row = await tx
    .updateTable('invoice_series')
    .set({ last: sql`last + 1` })
    .returning('last')
    .executeTakeFirstOrThrow();
  return row.last;
}

/** Run after an import: the next invoice and the next note have numbers that no imported one has. */
export const CONTINUE_INVOICE_NUMBERS = `update invoice_series set
  last = greatest(last, (select max(number) from tax_invoices)),
  last_note = greatest(last_note, (select max(number) from adjustment_notes))`;

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

export type BillingRow = Pick<Selectable<BillingDetailsTable>, 'name' | 'abn' | 'address' | 'version'>;

/** Who tax invoices are addressed to; version 0 until the customer has entered details. */
export async function findBillingDetails(tx: Tx, customerId: number): Promise<BillingRow | undefined> {
  const { rows } = await sql<BillingRow>`
    select coalesce(b.name, c.name) as name, coalesce(b.abn, '') as abn, coalesce(b.address, '') as address,
      coalesce(b.version, 0) as version
    from customers c left join billing_details b on b.customer_id = c.id where c.id = ${customerId}`.execute(tx);
  return rows[0];
}

/** False when the details were changed since this version was read. */
export async function saveBillingDetails(
  tx: Tx,
  customerId: number,
  { version, name, abn, address }: BillingRow,
): Promise<boolean> {
  const changed =
    version === 0
      ? await tx
          .insertInto('billing_details')
          .values({ customer_id: customerId, name, abn, address })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
          .then((result) => result.numInsertedOrUpdatedRows)
      : await tx
          .updateTable('billing_details')
          .set({ name, abn, address, version: sql`version + 1` })
          .where('customer_id', '=', customerId)
          .where('version', '=', version)
          .executeTakeFirst()
          .then((result) => result.numUpdatedRows);
  return changed === 1n;
}

export function findInvoiceByInstallment(tx: Tx, installmentId: number): Promise<InvoiceRow | undefined> {
  return tx.selectFrom('tax_invoices').selectAll().where('installment_id', '=', installmentId).executeTakeFirst();
}

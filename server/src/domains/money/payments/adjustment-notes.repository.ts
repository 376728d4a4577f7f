import { type Insertable, type Selectable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Owner } from '#platform/db/owner.ts';
import type { AdjustmentNoteTable, TaxInvoiceTable } from './payments.tables.ts';

/** A note with what it takes from its tax invoice. */
export type AdjustmentNoteRow = Selectable<AdjustmentNoteTable> &
  Pick<
    Selectable<TaxInvoiceTable>,
    'description' | 'seller_name' | 'seller_abn' | 'seller_address' | 'buyer_name' | 'buyer_abn' | 'buyer_address'
  > & { invoice_number: number };

/** The next number. Others wait until this transaction ends, so the series has no gaps. */
export async function takeNoteNumber(tx: Tx): Promise<number> {
  const row = await tx
    .updateTable('invoice_series')
    .set({ last_note: sql`last_note + 1` })
    .returning('last_note')
    .executeTakeFirstOrThrow();
  return row.last_note;
}

export async function insertAdjustmentNote(tx: Tx, note: Insertable<AdjustmentNoteTable>): Promise<void> {
  await tx.insertInto('adjustment_notes').values(note).execute();
}

function selectNotes(tx: Tx, installmentId: number) {
  return tx
    .selectFrom('adjustment_notes as n')
    .innerJoin('tax_invoices as t', 't.installment_id', 'n.installment_id')
    .innerJoin('payments as p', 'p.id', 'n.payment_id')
    .selectAll('n')
    .select(['t.number as invoice_number', 't.description', 't.seller_name', 't.seller_abn', 't.seller_address'])
    .select(['t.buyer_name', 't.buyer_abn', 't.buyer_address'])
    .where('n.installment_id', '=', installmentId);
}

export function findAdjustmentNote(
  tx: Tx,
  { customerId, providerIds }: Owner,
  installmentId: number,
): Promise<AdjustmentNoteRow | undefined> {
  return selectNotes(tx, installmentId)
    .where('n.customer_id', '=', customerId)
    .where(anyOf('p.provider_id', providerIds))
    .executeTakeFirst();
}

export function findNoteByInstallment(tx: Tx, installmentId: number): Promise<AdjustmentNoteRow | undefined> {
  return selectNotes(tx, installmentId).executeTakeFirst();
}

import { type Insertable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import { advisoryLock } from '#platform/db/advisory-lock.ts';
import type { LeadDetailTable, LeadTable } from './leads.tables.ts';

const FIRST_CODE = 1000;

/** The next free code of a provider. Locks the codes, so the next caller waits until this lead is inserted. */
export async function reserveCode(tx: Tx, providerId: number): Promise<string> {
  await advisoryLock(tx, 'couple codes', providerId);
  const { rows } = await sql<{ extension_number: string }>`
    select extension_number from leads where provider_id = ${providerId}
    order by length(extension_number) desc, extension_number desc limit 1`.execute(tx);
  const last = Number(rows[0]?.extension_number ?? FIRST_CODE);
  return String((Number.isSafeInteger(last) ? last : FIRST_CODE) + 1);
}

export async function insertLead(tx: Tx, lead: Insertable<LeadTable>): Promise<number> {
  const row = await tx.insertInto('leads').values(lead).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** A lead for a marketplace request. Undefined when the same request arrived a moment before. */
export async function insertRequestLead(tx: Tx, lead: Insertable<LeadTable>): Promise<number | undefined> {
  const row = await tx
    .insertInto('leads')
    .values(lead)
    .onConflict((conflict) => conflict.column('request_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function insertDetails(tx: Tx, details: Insertable<LeadDetailTable>): Promise<void> {
  await tx.insertInto('lead_details').values(details).execute();
}

export type NewItem = { name: string; price: number | null; quantity: number };

export async function insertItems(
  tx: Tx,
  lead: { customer_id: number; lead_id: number },
  items: readonly NewItem[],
): Promise<void> {
  if (items.length === 0) return;
  await tx
    .insertInto('lead_items')
    .values(items.map(({ name, price, quantity }) => ({ ...lead, name, price, quantity })))
    .execute();
}

import { type Insertable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import { advisoryLock } from '#platform/db/advisory-lock.ts';
import type { LeadDetailTable, LeadTable } from './leads.tables.ts';

const FIRST_CODE = 1000;

/** A code that no other lead of the provider has: one more than the last. Who asks next waits until this one is written. */
export async function takeCode(tx: Tx, providerId: number): Promise<string> {
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
    .values(items.map((item) => ({ ...lead, ...item })))
    .execute();
}

/** A couple entered by hand. Their addresses can be written by a customer, not read back. */
export async function insertOwnCouple(
  tx: Tx,
  couple: { name: string; email: string | null; phone: string | null },
): Promise<number> {
  const row = await tx.insertInto('couples').values(couple).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

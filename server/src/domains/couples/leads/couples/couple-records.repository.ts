import { type Insertable, type Updateable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { LeadTable } from '../leads.tables.ts';
import type { CoupleTable } from './couples.tables.ts';

/** A couple that a vendor entered. A customer can write their addresses but not read them back. */
export async function insertCouple(
  tx: Tx,
  couple: { name: string; email: string | null; phone: string | null },
): Promise<number> {
  const row = await tx.insertInto('couples').values(couple).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export type MarketplaceCouple = Insertable<CoupleTable> & { marketplace_id: string };

/** Inserts or updates a couple by their marketplace id: one row, however many vendors they contact. */
export async function upsertCouple(tx: Tx, couple: MarketplaceCouple): Promise<number> {
  const row = await tx
    .insertInto('couples')
    .values(couple)
    .onConflict((conflict) => conflict.column('marketplace_id').doUpdateSet({ ...couple, deleted_at: null }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateCouple(tx: Tx, id: number, change: Updateable<CoupleTable>): Promise<void> {
  await tx.updateTable('couples').set(change).where('id', '=', id).execute();
}

export function findCoupleByMarketplaceId(
  tx: Tx,
  marketplaceId: string,
): Promise<{ id: number; name: string } | undefined> {
  return tx.selectFrom('couples').select(['id', 'name']).where('marketplace_id', '=', marketplaceId).executeTakeFirst();
}

/** Changes the columns that leads copy from their couple. */
export async function updateLeadsOfCouple(tx: Tx, coupleId: number, change: Updateable<LeadTable>): Promise<void> {
  await tx.updateTable('leads').set(change).where('couple_id', '=', coupleId).execute();
}

/** The same with the phone number, which a withheld lead doesn't have until it is revealed. */
export async function updateContactOfLeads(
  tx: Tx,
  coupleId: number,
  { couple_phone: phone, ...change }: Updateable<LeadTable>,
): Promise<void> {
  await tx
    .updateTable('leads')
    .set({ ...change, couple_phone: sql<string | null>`case when withheld then null else ${phone}::text end` })
    .where('couple_id', '=', coupleId)
    .execute();
}

/** Run after an import: couples come without their mail addresses, so nobody is offered to write to one. */
export const FORGET_MISSING_ADDRESSES = `update leads set has_email = false from couples
  where couples.id = leads.couple_id and coalesce(couples.email, couples.partner_email) is null and leads.has_email`;

/** Run after an import, during which triggers are off: an archive of an older release has other keys, or none. */
export const WRITE_NAME_KEYS = `update leads set couple_name_key = search_key(couple_name)
  where couple_name_key is distinct from search_key(couple_name)`;

export type LeadOfCouple = { id: number; customer_id: number; provider_id: number; appointment_state: string | null };

/** The leads of a couple, ordered by customer. */
export function findLeadsOfCouple(tx: Tx, coupleId: number): Promise<LeadOfCouple[]> {
  return tx
    .selectFrom('leads')
    .select(['id', 'customer_id', 'provider_id', 'appointment_state'])
    .where('couple_id', '=', coupleId)
    .where('deleted_at', 'is', null)
    .orderBy('customer_id')
    .orderBy('id')
    .execute();
}

/** The couple's last request to a provider. */
export function findLastLead(tx: Tx, coupleId: number, providerId: number): Promise<LeadOfCouple | undefined> {
  return tx
    .selectFrom('leads')
    .select(['id', 'customer_id', 'provider_id', 'appointment_state'])
    .where('couple_id', '=', coupleId)
    .where('provider_id', '=', providerId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

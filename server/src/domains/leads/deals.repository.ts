import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { CoupleProviderTable, DealStatus } from '../couples/couples.tables.ts';

export type DealRow = Selectable<CoupleProviderTable>;

/** The deal that stands for a lead; failing that the last one that was refused. */
export function findDeal(tx: Tx, customerId: number, leadId: number): Promise<DealRow | undefined> {
  return tx
    .selectFrom('couple_providers')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .orderBy(sql`status = 'refused'`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Deals of one provider are made one after the other, so that a day cannot be sold twice at the same moment. */
export async function lockDealsOf(tx: Tx, providerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('deals of a provider'), ${providerId})`.execute(tx);
}

/** How many other couples this provider has a standing deal with on that day. */
export async function countDealsOnDay(
  tx: Tx,
  {
    customerId,
    providerId,
    day,
    exceptLead,
  }: { customerId: number; providerId: number; day: string; exceptLead: number },
): Promise<number> {
  const row = await tx
    .selectFrom('couple_providers')
    .select((build) => build.fn.countAll<number>().as('deals'))
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('wedding_date', '=', day)
    .where('status', '<>', 'refused')
    .where('lead_id', '<>', exceptLead)
    .executeTakeFirstOrThrow();
  return row.deals;
}

export type NewDeal = {
  customer_id: number;
  lead_id: number;
  couple_id: number;
  provider_id: number;
  agreed_at: string;
  price: number | null;
  wedding_date: string | null;
};

export async function insertDeal(tx: Tx, deal: NewDeal): Promise<number> {
  const row = await tx
    .insertInto('couple_providers')
    .values({ ...deal, status: 'agreed' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function setDealStatus(tx: Tx, customerId: number, id: number, status: DealStatus): Promise<void> {
  await tx
    .updateTable('couple_providers')
    .set({ status, version: sql<number>`version + 1` })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

export async function deleteDeal(tx: Tx, customerId: number, id: number): Promise<void> {
  await tx.deleteFrom('couple_providers').where('customer_id', '=', customerId).where('id', '=', id).execute();
}

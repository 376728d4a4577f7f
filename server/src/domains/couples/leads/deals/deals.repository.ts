import { type Selectable, sql } from 'kysely';
import { type Versioned, isAtVersion } from '#platform/db/at-version.ts';
import type { Tx } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';
import type { CoupleProviderTable, DealStatus } from './deals.tables.ts';

export type DealRow = Selectable<CoupleProviderTable>;

const selectDeal = prepared<{ customerId: number; leadId: number }, DealRow>((tx, { customerId, leadId }) =>
  tx
    .selectFrom('couple_providers')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .orderBy(sql`status = 'refused'`)
    .orderBy('id', 'desc')
    .limit(1),
);

/** The active deal of a lead, or else the last one that was refused. */
export async function findDeal(tx: Tx, customerId: number, leadId: number): Promise<DealRow | undefined> {
  const [row] = await selectDeal(tx, { customerId, leadId });
  return row;
}

/** The space a deal has booked; null is the whole provider, undefined is no booking. */
export async function findDealSpace(tx: Tx, customerId: number, id: number): Promise<number | null | undefined> {
  const row = await tx
    .selectFrom('calendar_events')
    .select('space_id')
    .where('customer_id', '=', customerId)
    .where('deal_id', '=', id)
    .executeTakeFirst();
  return row?.space_id;
}

export async function findSpaceName(tx: Tx, customerId: number, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const row = await tx
    .selectFrom('customer_spaces')
    .select('name')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.name ?? null;
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

export async function updateDealStatus(tx: Tx, customerId: number, id: number, status: DealStatus): Promise<void> {
  await tx
    .updateTable('couple_providers')
    .set({ status, version: sql<number>`version + 1` })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

/** Changes a deal if it still has the version that was read. Returns whether it had. */
export async function updateDeal(
  tx: Tx,
  of: Versioned,
  change: { price: number | null; wedding_date: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('couple_providers')
    .set({ ...change, version: of.version + 1 })
    .where(isAtVersion(of))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteDeal(tx: Tx, customerId: number, id: number): Promise<void> {
  await tx.deleteFrom('couple_providers').where('customer_id', '=', customerId).where('id', '=', id).execute();
}

/** Remembers when the couple was asked for a comment. */
export async function markCommentRequested(tx: Tx, customerId: number, id: number, at: string): Promise<void> {
  await tx
    .updateTable('couple_providers')
    .set({ comment_requested_at: at })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

/** Run after an import, as migration 0361: in an archive of an older release, a couple’s day may not be that of their deal. */
export const USE_DAYS_OF_DEALS = `update leads set organization_date = deal.wedding_date, version = leads.version + 1
  from couple_providers deal
  where deal.customer_id = leads.customer_id and deal.lead_id = leads.id and deal.status <> 'refused'
    and deal.wedding_date is not null and leads.organization_date is distinct from deal.wedding_date`;

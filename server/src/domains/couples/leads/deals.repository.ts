import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';
import { advisoryLock } from '#platform/db/advisory-lock.ts';
import type { CoupleProviderTable, DealStatus } from '#domains/couples/couples/couples.tables.ts';

export type DealRow = Selectable<CoupleProviderTable>;

const dealsOf = prepared<{ customerId: number; leadId: number }, DealRow>((tx, { customerId, leadId }) =>
  tx
    .selectFrom('couple_providers')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .orderBy(sql`status = 'refused'`)
    .orderBy('id', 'desc')
    .limit(1),
);

/** The deal that stands for a lead; failing that the last one that was refused. */
export async function findDeal(tx: Tx, customerId: number, leadId: number): Promise<DealRow | undefined> {
  const [row] = await dealsOf(tx, { customerId, leadId });
  return row;
}

/** Deals of one provider are made one after the other, so that a day cannot be sold twice at the same moment. */
export async function lockDealsOf(tx: Tx, providerId: number): Promise<void> {
  await advisoryLock(tx, 'deals of a provider', providerId);
}

type ProviderDay = { customerId: number; providerId: number; day: string; exceptLead: number };

const dealsOnDay = prepared((tx, { customerId, providerId, day, exceptLead }: ProviderDay) =>
  tx
    .selectFrom('couple_providers')
    .select((build) => build.fn.countAll<number>().as('deals'))
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('wedding_date', '=', day)
    .where('status', '<>', 'refused')
    .where('lead_id', '<>', exceptLead),
);

/** How many other couples this provider has a standing deal with on that day. */
export async function countDealsOnDay(tx: Tx, day: ProviderDay): Promise<number> {
  const [row] = await dealsOnDay(tx, day);
  return row?.deals ?? 0;
}

const dealsOnDayOf = prepared((tx, { customerId, leadId }: { customerId: number; leadId: number }) =>
  tx
    .selectFrom('leads')
    .innerJoin('couple_providers as deal', (join) =>
      join
        .onRef('deal.customer_id', '=', 'leads.customer_id')
        .onRef('deal.provider_id', '=', 'leads.provider_id')
        .onRef('deal.wedding_date', '=', 'leads.organization_date'),
    )
    .select((build) => build.fn.countAll<number>().as('deals'))
    .where('leads.customer_id', '=', customerId)
    .where('leads.id', '=', leadId)
    .where('deal.status', '<>', 'refused')
    .where('deal.lead_id', '<>', leadId),
);

/** The same for the day of a lead that is not read yet: its page asks everything at once. */
export async function countDealsOnDayOf(tx: Tx, customerId: number, leadId: number): Promise<number> {
  const [row] = await dealsOnDayOf(tx, { customerId, leadId });
  return row?.deals ?? 0;
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

import { type Insertable, type Selectable, type Updateable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { CampaignTable } from './packages.tables.ts';

export type CampaignRow = Selectable<CampaignTable>;

export type OfferedCampaign = CampaignRow & {
  is_valid: boolean;
  /** Whether it is for the provider’s category. */
  is_for_category: boolean;
  uses: number;
  /** The customer’s own uses: the product that waits to be paid for this provider, or 0 for any other. */
  own_uses: number[];
  has_paid: boolean;
};

/** The campaigns that run where a provider is, and the coupon with that code in whatever state it is. */
export async function findCampaignsFor(
  tx: Tx,
  { providerId, code, now }: { providerId: number; code: string | undefined; now: Date },
): Promise<OfferedCampaign[]> {
  const { rows } = await sql<OfferedCampaign>`
    select * from (
      select c.*, c.is_offered and today between c.valid_from and c.valid_until as is_valid,
        c.category_types = '{}' or k.category_type = any(c.category_types) as is_for_category,
        case when c.max_uses is null then 0 else count_campaign_uses(c.id) end as uses,
        array(select case when p.provider_id = pr.id and p.started_at is null then p.product_id else 0 end
          from payments p where p.campaign_id = c.id and p.customer_id = pr.customer_id and p.status <> 'cancelled')
          as own_uses,
        exists (select from payments p where p.customer_id = pr.customer_id and p.started_at is not null) as has_paid
      from providers pr join provider_categories k on k.id = pr.category_id
      cross join lateral (select (${now.toISOString()}::timestamptz at time zone pr.time_zone)::date as today) t
      join campaigns c on c.code is null or c.code = ${code ?? null}
      where pr.id = ${providerId}
    ) offered where is_valid or code is not null`.execute(tx);
  return rows;
}

export type CatalogueCampaignRow = CampaignRow & { product_name: string | null };

export async function findCatalogueCampaigns(tx: Tx): Promise<CatalogueCampaignRow[]> {
  return tx
    .selectFrom('campaigns')
    .leftJoin('products', 'products.id', 'campaigns.product_id')
    .selectAll('campaigns')
    .select('products.name as product_name')
    .orderBy('campaigns.valid_until', 'desc')
    .orderBy('campaigns.id', 'desc')
    .execute();
}

export function insertCampaign(tx: Tx, values: Insertable<CampaignTable>): Promise<{ id: number }> {
  return tx.insertInto('campaigns').values(values).returning('id').executeTakeFirstOrThrow();
}

export async function updateCampaign(tx: Tx, id: number, values: Updateable<CampaignTable>): Promise<void> {
  await tx.updateTable('campaigns').set(values).where('id', '=', id).execute();
}

/** False when a payment refers to it. */
export async function deleteUnusedCampaign(tx: Tx, id: number): Promise<boolean> {
  const used = sql<boolean>`exists (select from payments where campaign_id = campaigns.id)`;
  const { numDeletedRows } = await tx
    .deleteFrom('campaigns')
    .where('id', '=', id)
    .where(used, '=', false)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

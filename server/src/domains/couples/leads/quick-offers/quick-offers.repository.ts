import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';

export type FittingLead = {
  lead_id: number;
  customer_id: number;
  provider_id: number;
  couple_name: string;
  /** Of the vendor’s products that fit, the one that comes closest to the budget. */
  product: string;
  /** For all their guests. */
  total: number;
};

type Wanted = { now: string; days: number; limit: number; leadId?: number };

/**
 * Unanswered requests, a few days old at most, that a product with a price fits: one they asked about, or one that is
 * within their budget and at least a third of it, since an extra hour is no offer. A price per person counts for all
 * their guests. Each is found once.
 */
export async function findFittingLeads(tx: Tx, { now, days, limit, leadId }: Wanted): Promise<FittingLead[]> {
  const { rows } = await sql<FittingLead>`
    select leads.id as lead_id, leads.customer_id, leads.provider_id, leads.couple_name, fit.name as product, fit.total
    from leads
    join providers p on p.id = leads.provider_id and p.left_at is null and not p.on_hold
    cross join lateral (${fittingProducts(now)} order by total desc, name limit 1) fit
    where ${isOpen} and leads.created_at > ${now}::timestamptz - ${days} * interval '1 day'
      and ${leadId === undefined ? sql`true` : sql`leads.id = ${leadId}`}
      and not exists (select from provider_prompts told where told.type = 'quick_offer' and told.subject_id = leads.id)
    order by leads.created_at desc limit ${limit}`.execute(tx);
  return rows;
}

const isOpen = sql`leads.status in ('new', 'pending') and leads.waiting_since is not null and leads.deleted_at is null
  and not leads.withheld and leads.cancelled_at is null and leads.couple_deleted_at is null
  and leads.contact_preference <> 'phone' and (leads.has_email or leads.couple_phone is not null)`;

function fittingProducts(now: string) {
  return sql`
    select name, total from (
      select i.name, i.min_price as total from provider_items i
      where i.customer_id = leads.customer_id and i.provider_id = leads.provider_id and i.status = 'active'
        and i.deleted_at is null and i.min_price is not null
        and (leads.item_count = 0 or exists (
          select from lead_items li where li.customer_id = leads.customer_id and li.lead_id = leads.id
            and lower(li.name) = lower(i.name)))
      union all
      select o.name, case o.type when 'per_person' then cp.price * coalesce(leads.guests, 1) else cp.price end
      from customer_catalogs c
      join catalog_prices cp on cp.customer_id = c.customer_id and cp.catalog_id = c.id
      join catalog_item_options o on o.id = cp.catalog_item_option_id
      where c.customer_id = leads.customer_id and c.provider_id = leads.provider_id and leads.item_count = 0
        and c.expire_at >= (${now}::timestamptz at time zone p.time_zone)::date
    ) as product
    where leads.item_count > 0 or (product.total <= leads.budget and product.total * 3 >= leads.budget)`;
}

/** Quick offers on the list whose request needs none any more: answered, closed, withdrawn or too old. */
export async function findSettledLeads(tx: Tx, now: string, days: number): Promise<number[]> {
  const { rows } = await sql<{ subject_id: number }>`
    select told.subject_id from provider_prompts told left join leads on leads.id = told.subject_id
    where told.type = 'quick_offer' and told.completed_at is null and told.subject_id is not null
      and (leads.id is null or not (${isOpen}) or leads.created_at <= ${now}::timestamptz - ${days} * interval '1 day')`.execute(
    tx,
  );
  return rows.map((row) => row.subject_id);
}

import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';

type Of = { customerId: number; providerId: number };

export type ChoiceRow = {
  name: string;
  detail: string;
  unit: 'flat' | 'guest';
  price: number;
  is_asked_for: boolean;
};

/**
 * What makes a line with one tap: products with a price, and the prices and menus of catalogs that are valid today.
 * Weekend prices count for weddings from Friday to Sunday. What the couple asked about comes first.
 */
export async function findChoices(
  tx: Tx,
  { customerId, providerId, leadId, today, day }: Of & { leadId: number; today: string; day: string | null },
  limit: number,
): Promise<ChoiceRow[]> {
  const isWeekend = sql`${day === null ? null : [0, 5, 6].includes(new Date(day).getUTCDay())}::boolean`;
  const { rows } = await sql<ChoiceRow>`
    select name, detail, unit, price, is_asked_for from (
      select i.name, '' as detail, 'flat' as unit, i.min_price as price, i.position, 0 as source, exists (
        select from lead_items li where li.customer_id = ${customerId} and li.lead_id = ${leadId}
          and lower(li.name) = lower(i.name)) as is_asked_for
      from provider_items i
      where i.customer_id = ${customerId} and i.provider_id = ${providerId} and i.status = 'active'
        and i.deleted_at is null and i.min_price is not null
      union all
      select o.name, c.name, case o.type when 'per_person' then 'guest' else 'flat' end, cp.price, cp.position, 1, false
      from customer_catalogs c
      join catalog_prices cp on cp.customer_id = c.customer_id and cp.catalog_id = c.id
      join catalog_item_options o on o.id = cp.catalog_item_option_id
      where c.customer_id = ${customerId} and c.provider_id = ${providerId} and c.expire_at >= ${today}
        and (cp.week_period = 'all' or ${isWeekend} is null
          or cp.week_period = case when ${isWeekend} then 'weekend' else 'weekday' end)
      union all
      select m.name, c.name, case m.type when 'per_person' then 'guest' else 'flat' end, m.price, m.position, 2, false
      from customer_catalogs c
      join catalog_menus m on m.customer_id = c.customer_id and m.catalog_id = c.id
      where c.customer_id = ${customerId} and c.provider_id = ${providerId} and m.expire_at >= ${today}
    ) choice
    order by is_asked_for desc, source, position, name limit ${limit}`.execute(tx);
  return rows;
}

export type PhotoRow = { id: number; caption: string; file_key: string; widths: number[] };

/** Photos that couples see, the main one first. */
export async function findPhotos(
  tx: Tx,
  { customerId, providerId }: Of,
  { limit, id }: { limit: number; id?: number },
): Promise<PhotoRow[]> {
  const { rows } = await sql<PhotoRow>`
    select m.id, m.caption, m.file_key, m.widths from media m
    join galleries g on g.customer_id = m.customer_id and g.id = m.gallery_id and g.status = 'active'
    where m.customer_id = ${customerId} and m.provider_id = ${providerId} and m.type = 'photo' and m.status = 'active'
      and m.file_key is not null and m.widths is not null
      and (${id ?? null}::integer is null or m.id = ${id ?? null}::integer)
    order by m.is_main desc, g.position, m.position, m.id limit ${limit}`.execute(tx);
  return rows;
}

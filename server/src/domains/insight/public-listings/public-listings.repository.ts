import { type SqlBool, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { Window } from '#platform/db/window.ts';
import type { FieldValue, PhotoEdit, ProviderForm, PublicListing } from './public-listings.tables.ts';

export type ListedRow = {
  id: number;
  customer_id: number;
  name: string;
  category_name: string;
  category_type: PublicListing['provider']['category']['type'];
  city_name: string;
  district_name: string | null;
  time_zone: string;
  placed_first: boolean;
  on_hold: boolean;
  left_at: string | null;
};

const listed = sql`
  select p.id, p.customer_id, p.name, k.name as category_name, k.category_type, c.name as city_name,
    d.name as district_name, p.time_zone, p.placed_first and p.paid_status = 'paid' as placed_first, p.on_hold, p.left_at
  from providers p
  join provider_categories k on k.id = p.category_id
  join cities c on c.id = p.city_id
  left join districts d on d.id = p.district_id`;

export async function findListed(tx: Tx, id: number): Promise<ListedRow | undefined> {
  const { rows } = await sql<ListedRow>`${listed} where p.id = ${id}`.execute(tx);
  return rows[0];
}

export type Place = { categoryId: number; cityId: number };

const isShown = ({ categoryId, cityId }: Place) => sql<SqlBool>`
  p.category_id = ${categoryId} and p.city_id = ${cityId} and p.left_at is null and not p.on_hold`;

/** Those whose package places them first, then the oldest. */
export async function findListedIn(tx: Tx, place: Place, { limit, offset }: Window): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`${listed} where ${isShown(place)}
    order by (p.placed_first and p.paid_status = 'paid') desc, p.id limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

export async function countListedIn(tx: Tx, place: Place): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from providers p where ${isShown(place)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export type FactRow = Pick<ProviderForm, 'group' | 'type' | 'options' | 'label'> & {
  provider_id: number;
  name: string;
  value: FieldValue;
};

/** Approved answers in the order of the form. Contact details stay between couples and vendors who talk. */
export async function findFacts(tx: Tx, providerIds: readonly number[], only?: string): Promise<FactRow[]> {
  const { rows } = await sql<FactRow>`
    select v.provider_id, f.form_group as "group", f.field_name as name, f.label, f.type, v.value,
      coalesce((select json_agg(json_build_object('id', o.id, 'label', o.label) order by o.position)
        from provider_form_options o where o.form_id = f.id), '[]'::json) as options
    from provider_form_values v join provider_forms f on f.id = v.form_id
    where v.provider_id = any(${providerIds}) and f.form_group <> 'contact' and f.field_name not in ('name', 'map_point')
      ${only === undefined ? sql`` : sql`and f.field_name = ${only}`}
    order by v.provider_id, f.position`.execute(tx);
  return rows;
}

export type MediumRow = {
  id: number;
  provider_id: number;
  gallery_id: number;
  gallery_name: string;
  type: 'photo' | 'video';
  caption: string;
  is_main: boolean;
  file_key: string;
  widths: number[];
  width: number;
  height: number;
  edit: PhotoEdit | null;
  video_url: string | null;
};

/** What is published, gallery by gallery, each in the vendor’s order. */
export async function findPublishedMedia(
  tx: Tx,
  providerIds: readonly number[],
  { firstOnly = false } = {},
): Promise<MediumRow[]> {
  const columns = sql`m.id, m.provider_id, m.gallery_id, g.name as gallery_name, m.type, m.caption, m.is_main, m.file_key,
    m.widths, m.width, m.height, m.edit, m.video_url`;
  const published = sql`from media m join galleries g on g.id = m.gallery_id
    where m.provider_id = any(${providerIds}) and m.status = 'active' and g.status = 'active'`;
  const { rows } = firstOnly
    ? await sql<MediumRow>`select distinct on (m.provider_id) ${columns} ${published} and m.type = 'photo'
        order by m.provider_id, m.is_main desc, g.position, m.position, m.id`.execute(tx)
    : await sql<MediumRow>`select ${columns} ${published} order by g.position, g.id, m.position, m.id`.execute(tx);
  return rows;
}

export type ItemRow = Omit<PublicListing['items'][number], 'pictures'> & { picture_keys: string[] };

export async function findPublishedItems(tx: Tx, providerId: number): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select i.id, i.name, i.description, i.min_price as "minPrice", i.max_price as "maxPrice",
      array(select file_key from provider_item_pictures where item_id = i.id order by kind desc, position, id) as picture_keys,
      array(select o.name from provider_item_options c join item_options o on o.id = c.option_id
        join item_option_groups g on g.id = o.group_id where c.item_id = i.id order by g.position, o.position) as options
    from provider_items i
    where i.provider_id = ${providerId} and i.status = 'active' and i.deleted_at is null
    order by i.position, i.id`.execute(tx);
  return rows;
}

/** Prices that are still valid on a day. */
export async function findValidCatalogs(tx: Tx, providerId: number, day: string): Promise<PublicListing['catalogs']> {
  const { rows } = await sql<PublicListing['catalogs'][number]>`
    select c.id, c.name, t.name as type, c.expire_at as "expireAt",
      coalesce((select json_agg(json_build_object('weekPeriod', p.week_period, 'price', p.price, 'unit', p.unit,
          'option', json_build_object('name', o.name, 'unitLabel', o.unit_label, 'type', o.type)) order by p.position)
        from catalog_prices p join catalog_item_options o on o.id = p.catalog_item_option_id
        where p.catalog_id = c.id), '[]'::json) as prices,
      coalesce((select json_agg(json_build_object('name', m.name, 'type', m.type, 'notes', m.notes, 'price', m.price,
          'minGuests', m.min_guests, 'maxGuests', m.max_guests) order by m.position)
        from catalog_menus m where m.catalog_id = c.id and m.expire_at >= ${day}::date), '[]'::json) as menus
    from customer_catalogs c join catalog_types t on t.id = c.catalog_type_id
    where c.provider_id = ${providerId} and c.expire_at >= ${day}::date
    order by c.id`.execute(tx);
  return rows;
}

export type OfferRow = Omit<PublicListing['offers'][number], 'imageUrl'> & { image_key: string | null };

export async function findRunningOffers(tx: Tx, providerId: number, day: string): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select id, title, concat_ws(E'\n', nullif(intro, ''), nullif(discount_text, ''), nullif(gift_text, '')) as text,
      price_before as "priceBefore", price_after as "priceAfter", per_person as "perPerson", valid_until as "validUntil",
      image_key
    from discounts
    where provider_id = ${providerId} and status = 'approved' and ended_at is null
      and valid_from <= ${day}::date and valid_until >= ${day}::date
    order by is_primary desc, valid_until, id`.execute(tx);
  return rows;
}

export type CommentRow = Omit<PublicListing['comments']['newest'][number], 'images'> & { image_keys: string[] };

export async function findPublishedComments(tx: Tx, providerId: number, limit: number): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select t.id, t.couple_name as "coupleName", t.wedding_date as "weddingDate", t.rating::float as rating,
      t.comments as text, t.reply, t.source_channel as source,
      array(select image_key from testimonial_images where testimonial_id = t.id order by id) as image_keys
    from testimonials t
    where t.provider_id = ${providerId} and t.status = 'active'
    order by t.featured desc, coalesce(t.written_on, t.created_at::date) desc, t.id desc limit ${limit}`.execute(tx);
  return rows;
}

export type RatingRow = { provider_id: number; count: number; average: number | null };

export async function findRatings(tx: Tx, providerIds: readonly number[]): Promise<RatingRow[]> {
  const { rows } = await sql<RatingRow>`
    select provider_id, count(*)::int as count, round(avg(rating), 2)::float as average from testimonials
    where provider_id = any(${providerIds}) and status = 'active' group by provider_id`.execute(tx);
  return rows;
}

export type PersonRow = { id: number; name: string; bio: string; image_key: string | null };

/** The active users who are shown as contacts of a provider, the longest-serving first. */
export async function findContacts(tx: Tx, providerId: number): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select u.id, trim(u.name || ' ' || u.surname) as name, u.bio, u.image_key
    from customer_user_providers l
    join customer_users u on u.id = l.customer_user_id and u.customer_id = l.customer_id
    where l.provider_id = ${providerId} and l.show_as_contact and u.active
    order by u.id`.execute(tx);
  return rows;
}

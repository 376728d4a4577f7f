import { type Insertable, type Selectable, type Updateable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import { type Owner, lockOwned } from '#platform/db/owner.ts';
import type { Window } from '#platform/db/window.ts';
import type { TestimonialHistoryTable, TestimonialTable } from './testimonials.tables.ts';

export type Status = Selectable<TestimonialTable>['status'];

export type TestimonialFilter = {
  status?: Status | undefined;
  providerId?: number | undefined;
  rating?: number | undefined;
  unanswered?: boolean | undefined;
};

export type ImageRow = { id: number; image_key: string };
export type TestimonialRow = Selectable<TestimonialTable> & {
  provider_name: string;
  time_zone: string;
  images: ImageRow[];
};

function ofOwner(tx: Tx, { customerId, providerIds }: Owner) {
  return tx
    .selectFrom('testimonials')
    .innerJoin('providers', 'providers.id', 'testimonials.provider_id')
    .where('testimonials.customer_id', '=', customerId)
    .where(anyOf('testimonials.provider_id', providerIds));
}

function filtered(tx: Tx, owner: Owner, { status, providerId, rating, unanswered }: TestimonialFilter) {
  let query = ofOwner(tx, owner);
  if (status) query = query.where('testimonials.status', '=', status);
  if (providerId) query = query.where('testimonials.provider_id', '=', providerId);
  if (rating) query = query.where('testimonials.rating', '=', rating);
  if (unanswered) query = query.where('testimonials.reply', 'is', null).where('testimonials.status', '=', 'active');
  return query;
}

const images = sql<ImageRow[]>`coalesce(
  (select json_agg(json_build_object('id', i.id, 'image_key', i.image_key) order by i.id) from testimonial_images i where i.testimonial_id = testimonials.id), '[]')`;

function withImages(query: ReturnType<typeof ofOwner>) {
  return query
    .selectAll('testimonials')
    .select(['providers.name as provider_name', 'providers.time_zone', images.as('images')]);
}

export function testimonialsQuery(tx: Tx, owner: Owner, filter: TestimonialFilter, { limit, offset }: Window) {
  return withImages(filtered(tx, owner, filter))
    .orderBy('testimonials.created_at', 'desc')
    .orderBy('testimonials.id', 'desc')
    .limit(limit)
    .offset(offset);
}

export function countTestimonials(tx: Tx, owner: Owner, filter: TestimonialFilter): Promise<number> {
  return countOf(filtered(tx, owner, filter));
}

export type Figures = { status: Status; count: number; unanswered: number; rating: number | null };

export function findFigures(tx: Tx, owner: Owner, providerId: number | undefined): Promise<Figures[]> {
  return filtered(tx, owner, { providerId })
    .select('testimonials.status')
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<number>`(count(*) filter (where reply is null))::int`.as('unanswered'))
    .select(sql<number | null>`avg(rating)::float8`.as('rating'))
    .groupBy('testimonials.status')
    .execute();
}

export function findTestimonial(tx: Tx, owner: Owner, id: number): Promise<TestimonialRow | undefined> {
  return withImages(ofOwner(tx, owner)).where('testimonials.id', '=', id).executeTakeFirst();
}

/** Keeps a change by the vendor and a decision by the team from happening at the same time. */
export function lockTestimonial(tx: Tx, owner: Owner, id: number): Promise<Selectable<TestimonialTable> | undefined> {
  return lockOwned(tx, 'testimonials', owner, id);
}

/** Undefined when the couple of this lead has commented already. */
export async function insertTestimonial(tx: Tx, row: Insertable<TestimonialTable>): Promise<number | undefined> {
  const inserted = await tx
    .insertInto('testimonials')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('lead_id')
        .where(sql<boolean>`added_by = 'couple'`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Returns their ids in the same order. */
export async function insertTestimonials(tx: Tx, rows: readonly Insertable<TestimonialTable>[]): Promise<number[]> {
  const inserted = await tx.insertInto('testimonials').values(rows).returning('id').execute();
  return inserted.map(({ id }) => id);
}

export async function updateTestimonial(
  tx: Tx,
  customerId: number,
  id: number,
  change: Updateable<TestimonialTable>,
): Promise<void> {
  await tx
    .updateTable('testimonials')
    .set({ ...change, version: sql`version + 1` })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

export async function deleteTestimonial(tx: Tx, customerId: number, id: number): Promise<void> {
  await tx.deleteFrom('testimonials').where('customer_id', '=', customerId).where('id', '=', id).execute();
}

export async function insertImage(
  tx: Tx,
  { customerId, testimonialId, key }: { customerId: number; testimonialId: number; key: string },
): Promise<ImageRow> {
  return tx
    .insertInto('testimonial_images')
    .values({ customer_id: customerId, testimonial_id: testimonialId, image_key: key })
    .returning(['id', 'image_key'])
    .executeTakeFirstOrThrow();
}

/** A picture from the marketplace; undefined when the comment has it already. */
export function insertReceivedImage(
  tx: Tx,
  row: { customer_id: number; testimonial_id: number; image_key: string; fingerprint: string },
): Promise<ImageRow | undefined> {
  return tx
    .insertInto('testimonial_images')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'image_key'])
    .executeTakeFirst();
}

export function findReceivedImage(tx: Tx, testimonialId: number, fingerprint: string): Promise<ImageRow | undefined> {
  return tx
    .selectFrom('testimonial_images')
    .select(['id', 'image_key'])
    .where('testimonial_id', '=', testimonialId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
}

/** A couple's comment, locked for what the marketplace adds to it. */
export function lockCoupleComment(
  tx: Tx,
  id: number,
): Promise<{ customer_id: number; provider_id: number; status: string } | undefined> {
  return tx
    .selectFrom('testimonials')
    .select(['customer_id', 'provider_id', 'status'])
    .where('id', '=', id)
    .where('added_by', '=', 'couple')
    .forUpdate()
    .executeTakeFirst();
}

/** Its storage key, or undefined when there was no such picture. */
export async function deleteImage(
  tx: Tx,
  { customerId, testimonialId, id }: { customerId: number; testimonialId: number; id: number },
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('testimonial_images')
    .where('customer_id', '=', customerId)
    .where('testimonial_id', '=', testimonialId)
    .where('id', '=', id)
    .returning('image_key')
    .executeTakeFirst();
  return row?.image_key;
}

export function countImages(tx: Tx, customerId: number, testimonialId: number): Promise<number> {
  return countOf(
    tx
      .selectFrom('testimonial_images')
      .where('customer_id', '=', customerId)
      .where('testimonial_id', '=', testimonialId),
  );
}

export async function insertHistory(tx: Tx, entry: Insertable<TestimonialHistoryTable>): Promise<void> {
  await tx.insertInto('testimonial_histories').values(entry).execute();
}

export async function insertHistories(tx: Tx, entries: readonly Insertable<TestimonialHistoryTable>[]): Promise<void> {
  await tx.insertInto('testimonial_histories').values(entries).execute();
}

export function findHistories(
  tx: Tx,
  customerId: number,
  testimonialId: number,
): Promise<Pick<Selectable<TestimonialHistoryTable>, 'kind' | 'who' | 'at'>[]> {
  return tx
    .selectFrom('testimonial_histories')
    .select(['kind', 'who', 'at'])
    .where('customer_id', '=', customerId)
    .where('testimonial_id', '=', testimonialId)
    .orderBy('id', 'desc')
    .execute();
}

export async function findUserName(tx: Tx, customerId: number, id: number): Promise<string> {
  const row = await tx
    .selectFrom('customer_users')
    .select(['name', 'surname'])
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return `${row.name} ${row.surname}`.trim();
}

export type TeamRow = Selectable<TestimonialTable> & { images: ImageRow[] };

/** For the team, across all customers. */
export function findForTeam(tx: Tx, ids: readonly number[]): Promise<TeamRow[]> {
  return tx.selectFrom('testimonials').selectAll().select(images.as('images')).where(anyOf('id', ids)).execute();
}

export type SourceFigures = {
  id: number;
  imported: number;
  transferred: number;
  page_total: number | null;
  imported_average: number;
  transferred_average: number;
};

/** Of the pages that transferred reviews are from: how many were brought, and how good those are. */
export async function findSourceFigures(tx: Tx, ids: readonly number[]): Promise<SourceFigures[]> {
  const { rows } = await sql<SourceFigures>`
    select own.testimonial_id as id, channel.page_total, count(*)::int as imported,
      count(review.testimonial_id)::int as transferred, avg(review.rating)::float8 as imported_average,
      avg(review.rating) filter (where review.testimonial_id is not null)::float8 as transferred_average
    from external_comments own
    join review_channels channel on channel.id = own.channel_id
    join external_comments review on review.customer_id = own.customer_id and review.channel_id = own.channel_id
    where own.testimonial_id = any(${ids})
    group by own.testimonial_id, channel.page_total`.execute(tx);
  return rows;
}

export type CommentingLead = {
  customer_id: number;
  provider_id: number;
  couple_name: string;
  /** As agreed, or else as they asked. */
  wedding_date: string | null;
  has_left: boolean;
};

export function findLead(tx: Tx, leadId: number): Promise<CommentingLead | undefined> {
  return tx
    .selectFrom('leads')
    .innerJoin('providers', 'providers.id', 'leads.provider_id')
    .select(['leads.customer_id', 'leads.provider_id', 'leads.couple_name'])
    .select([
      sql<string | null>`coalesce((select deal.wedding_date from couple_providers deal
        where deal.lead_id = leads.id and deal.status <> 'refused'), leads.organization_date)`.as('wedding_date'),
      sql<boolean>`providers.left_at is not null`.as('has_left'),
    ])
    .where('leads.id', '=', leadId)
    .where('leads.deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function findTestimonialOfLead(tx: Tx, leadId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('testimonials')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('added_by', '=', 'couple')
    .executeTakeFirst();
  return row?.id;
}

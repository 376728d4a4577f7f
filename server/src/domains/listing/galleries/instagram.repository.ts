import { type Selectable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { InstagramPhotoTable, InstagramVisitTable } from './instagram.tables.ts';

export type VisitRow = Selectable<InstagramVisitTable>;
export type PhotoRow = Selectable<InstagramPhotoTable>;

/** A visit belongs to one user: colleagues do not see each other's Instagram photos. */
export type VisitOwner = { customerId: number; customerUserId: number };

export function insertVisit(tx: Tx, { customerId, customerUserId }: VisitOwner, galleryId: number): Promise<VisitRow> {
  return tx
    .insertInto('instagram_visits')
    .values({ customer_id: customerId, customer_user_id: customerUserId, gallery_id: galleryId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function insertPhotos(
  tx: Tx,
  { customer_id, id }: VisitRow,
  photos: readonly { url: string; caption: string }[],
): Promise<void> {
  if (photos.length === 0) return;
  await tx
    .insertInto('instagram_photos')
    .values(photos.map(({ url, caption }) => ({ customer_id, visit_id: id, url, caption })))
    .execute();
}

export function findVisit(
  tx: Tx,
  { customerId, customerUserId }: VisitOwner,
  id: number,
): Promise<VisitRow | undefined> {
  return tx
    .selectFrom('instagram_visits')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', customerUserId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function findPhotos(tx: Tx, customerId: number, visitId: number): Promise<PhotoRow[]> {
  return tx
    .selectFrom('instagram_photos')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('visit_id', '=', visitId)
    .orderBy('id')
    .execute();
}

export function findPhoto(
  tx: Tx,
  { customerId, customerUserId }: VisitOwner,
  id: number,
): Promise<PhotoRow | undefined> {
  return tx
    .selectFrom('instagram_photos')
    .innerJoin('instagram_visits', 'instagram_visits.id', 'instagram_photos.visit_id')
    .selectAll('instagram_photos')
    .where('instagram_photos.customer_id', '=', customerId)
    .where('instagram_visits.customer_user_id', '=', customerUserId)
    .where('instagram_photos.id', '=', id)
    .executeTakeFirst();
}

export async function updateTags(tx: Tx, { customer_id, id }: VisitRow, tags: readonly string[]): Promise<void> {
  await tx
    .updateTable('instagram_visits')
    .set({ tags: [...tags] })
    .where('customer_id', '=', customer_id)
    .where('id', '=', id)
    .execute();
}

/** Marks the chosen photos that are not being imported yet, and returns them. */
export function updateWantedPhotos(tx: Tx, visit: VisitRow, ids: readonly number[]): Promise<{ id: number }[]> {
  return tx
    .updateTable('instagram_photos')
    .set({ state: 'wanted' })
    .where('customer_id', '=', visit.customer_id)
    .where('visit_id', '=', visit.id)
    .where(anyOf('id', ids))
    .where(anyOf('state', ['offered', 'failed']))
    .returning('id')
    .execute();
}

export type WantedPhoto = PhotoRow & Pick<VisitRow, 'gallery_id' | 'tags' | 'customer_user_id'>;

export function findWantedPhoto(tx: Tx, customerId: number, id: number): Promise<WantedPhoto | undefined> {
  return tx
    .selectFrom('instagram_photos')
    .innerJoin('instagram_visits', 'instagram_visits.id', 'instagram_photos.visit_id')
    .selectAll('instagram_photos')
    .select(['instagram_visits.gallery_id', 'instagram_visits.tags', 'instagram_visits.customer_user_id'])
    .where('instagram_photos.customer_id', '=', customerId)
    .where('instagram_photos.id', '=', id)
    .where('instagram_photos.state', '=', 'wanted')
    .executeTakeFirst();
}

export async function updatePhotoState(
  tx: Tx,
  customerId: number,
  id: number,
  state: 'arrived' | 'failed',
): Promise<void> {
  await tx
    .updateTable('instagram_photos')
    .set({ state })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

export async function deleteOldVisits(tx: Tx): Promise<void> {
  await sql`delete from instagram_visits where created_at < now() - interval '1 day'`.execute(tx);
}

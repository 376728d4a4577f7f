import { type Insertable, type Selectable, type Updateable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Owner } from '#platform/db/owner.ts';
import { advisoryLock } from '#platform/db/advisory-lock.ts';
import type { Window } from '#platform/db/window.ts';
import type { MediumTable } from './galleries.tables.ts';
import { closeGaps } from './order.repository.ts';

export type MediumRow = Selectable<MediumTable> & { gallery_status: 'active' | 'passive' };

export type MediaFilter = {
  ids?: readonly number[] | undefined;
  galleryId?: number | undefined;
  show?: 'published' | 'pending' | 'rejected' | 'passive' | undefined;
  type?: 'photo' | 'video' | undefined;
  tag?: string | undefined;
};

function ownMedia(tx: Tx, { customerId, providerIds }: Owner, filter: MediaFilter) {
  let query = tx
    .selectFrom('media')
    .innerJoin('galleries', 'galleries.id', 'media.gallery_id')
    .where('media.customer_id', '=', customerId)
    .where(anyOf('media.provider_id', providerIds));
  if (filter.ids) query = query.where(anyOf('media.id', filter.ids));
  if (filter.galleryId !== undefined) query = query.where('media.gallery_id', '=', filter.galleryId);
  if (filter.type) query = query.where('media.type', '=', filter.type);
  if (filter.tag) query = query.where(sql<boolean>`media.tags @> array[${filter.tag}]`);
  if (filter.show === 'published')
    return query.where('media.status', '=', 'active').where('galleries.status', '=', 'active');
  return filter.show ? query.where('media.status', '=', filter.show) : query;
}

/** Media in the order couples see them, gallery by gallery. */
export function findMedia(tx: Tx, owner: Owner, filter: MediaFilter, window?: Window): Promise<MediumRow[]> {
  const query = ownMedia(tx, owner, filter)
    .selectAll('media')
    .select('galleries.status as gallery_status')
    .orderBy('media.provider_id')
    .orderBy('galleries.position')
    .orderBy('galleries.id')
    .orderBy('media.position')
    .orderBy('media.id');
  return (window ? query.limit(window.limit).offset(window.offset) : query).execute();
}

export function countMedia(tx: Tx, owner: Owner, filter: MediaFilter): Promise<number> {
  return countOf(ownMedia(tx, owner, filter));
}

/** Counts the media of a gallery; the caller holds its lock. */
export function countInGallery(
  tx: Tx,
  customerId: number,
  galleryId: number,
): Promise<{ all: number; photos: number }> {
  return tx
    .selectFrom('media')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where type = 'photo'))::int`.as('photos'),
    ])
    .where('customer_id', '=', customerId)
    .where('gallery_id', '=', galleryId)
    .executeTakeFirstOrThrow();
}

/** The photos of a provider in all its galleries. */
export function countPhotos(tx: Tx, customerId: number, providerId: number): Promise<number> {
  return countOf(
    tx
      .selectFrom('media')
      .where('customer_id', '=', customerId)
      .where('provider_id', '=', providerId)
      .where('type', '=', 'photo'),
  );
}

export async function lockPhotos(tx: Tx, providerId: number): Promise<void> {
  await advisoryLock(tx, 'photos', providerId);
}

export async function findByUploadId(tx: Tx, customerId: number, uploadId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('media')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('upload_id', '=', uploadId)
    .executeTakeFirst();
  return row?.id;
}

/** Undefined when the same upload has been stored already. */
export function insertMedium(tx: Tx, medium: Insertable<MediumTable>): Promise<{ id: number } | undefined> {
  return tx
    .insertInto('media')
    .values(medium)
    .onConflict((conflict) => conflict.columns(['customer_id', 'upload_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

type MediumChange = Partial<
  Pick<
    Updateable<MediumTable>,
    | 'caption'
    | 'tags'
    | 'status'
    | 'reject_reason'
    | 'is_main'
    | 'file_key'
    | 'file_extension'
    | 'file_name'
    | 'widths'
    | 'width'
    | 'height'
    | 'size_bytes'
    | 'edit'
    | 'seen_area'
  >
>;

/** Returns false when a version is given and the medium is no longer at it. */
export async function updateMedium(
  tx: Tx,
  { customerId, id, version }: { customerId: number; id: number; version?: number },
  change: MediumChange,
): Promise<boolean> {
  let query = tx
    .updateTable('media')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('customer_id', '=', customerId)
    .where('id', '=', id);
  if (version !== undefined) query = query.where('version', '=', version);
  return (await query.executeTakeFirst()).numUpdatedRows > 0n;
}

/** A medium that becomes passive is no longer the main image. */
export async function updateMediaStatus(
  tx: Tx,
  customerId: number,
  ids: readonly number[],
  status: 'active' | 'passive',
): Promise<void> {
  await tx
    .updateTable('media')
    .set({
      status,
      is_main: sql<boolean>`is_main and ${status} = 'active'`,
      version: sql<number>`version + 1`,
    })
    .where('customer_id', '=', customerId)
    .where(anyOf('id', ids))
    .execute();
}

/** Hides what a person added, when they no longer agree to have it shown. A colleague who agrees can show it again. */
export async function hideMediaOf(
  tx: Tx,
  { customerId, customerUserId }: { customerId: number; customerUserId: number },
): Promise<void> {
  await tx
    .updateTable('media')
    .set({ status: 'passive', is_main: false, version: sql<number>`version + 1` })
    .where('customer_id', '=', customerId)
    .where('created_by', '=', customerUserId)
    .where('status', '=', 'active')
    .execute();
}

/** Adds tags to each medium that lacks one of them, and returns how many changed. */
export async function addTags(
  tx: Tx,
  customerId: number,
  ids: readonly number[],
  tags: readonly string[],
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('media')
    .set({
      tags: sql<string[]>`array(select distinct unnest(tags || ${tags}::text[]))`,
      version: sql<number>`version + 1`,
    })
    .where('customer_id', '=', customerId)
    .where(anyOf('id', ids))
    .where(sql<boolean>`not tags @> ${tags}::text[]`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The caller holds the lock of the gallery. */
export async function deleteMedia(
  tx: Tx,
  { customerId, galleryId }: { customerId: number; galleryId: number },
  ids: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom('media')
    .where('customer_id', '=', customerId)
    .where('gallery_id', '=', galleryId)
    .where(anyOf('id', ids))
    .execute();
  await closeGaps(tx, { row: 'media', of: 'gallery_id', owner: galleryId, customerId });
}

/** A provider has one main image: the flag of the old one is cleared first. */
export async function updateMainImage(tx: Tx, customerId: number, providerId: number, id: number): Promise<void> {
  await tx
    .updateTable('media')
    .set({ is_main: false, version: sql<number>`version + 1` })
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('is_main', '=', true)
    .where('id', '<>', id)
    .execute();
  await updateMedium(tx, { customerId, id }, { is_main: true });
}

export async function isFileUsed(tx: Tx, fileKey: string): Promise<boolean> {
  const row = await tx.selectFrom('media').select('id').where('file_key', '=', fileKey).executeTakeFirst();
  return row !== undefined;
}

/** The main photo of each provider: the chosen one, or else the first that couples see. */
export function findMainImages(
  tx: Tx,
  providerIds: readonly number[],
): Promise<{ provider_id: number; file_key: string; widths: number[] }[]> {
  return tx
    .selectFrom('media')
    .innerJoin('galleries', 'galleries.id', 'media.gallery_id')
    .distinctOn('media.provider_id')
    .select(['media.provider_id', 'media.file_key', 'media.widths'])
    .where(anyOf('media.provider_id', providerIds))
    .where('media.type', '=', 'photo')
    .where('media.status', '=', 'active')
    .where((where) => where.or([where('media.is_main', '=', true), where('galleries.status', '=', 'active')]))
    .orderBy('media.provider_id')
    .orderBy('media.is_main', 'desc')
    .orderBy('galleries.position')
    .orderBy('media.position')
    .$narrowType<{ file_key: string; widths: number[] }>()
    .execute();
}

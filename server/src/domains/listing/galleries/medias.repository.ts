import { type Insertable, type Selectable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Owner } from '#platform/db/owner.ts';
import { advisoryLock } from '#platform/db/advisory-lock.ts';
import type { Window } from '#platform/db/window.ts';
import type { MediumTable } from './galleries.tables.ts';
import { closeGaps } from './order.repository.ts';

export type MediumRow = Selectable<MediumTable> & { gallery_status: 'active' | 'passive' };

export type MediaWanted = {
  ids?: readonly number[] | undefined;
  galleryId?: number | undefined;
  show?: 'published' | 'pending' | 'rejected' | 'passive' | undefined;
  type?: 'photo' | 'video' | undefined;
  tag?: string | undefined;
};

function owned(tx: Tx, { customerId, providerIds }: Owner, wanted: MediaWanted) {
  let query = tx
    .selectFrom('media')
    .innerJoin('galleries', 'galleries.id', 'media.gallery_id')
    .where('media.customer_id', '=', customerId)
    .where(anyOf('media.provider_id', providerIds));
  if (wanted.ids) query = query.where(anyOf('media.id', wanted.ids));
  if (wanted.galleryId !== undefined) query = query.where('media.gallery_id', '=', wanted.galleryId);
  if (wanted.type) query = query.where('media.type', '=', wanted.type);
  if (wanted.tag) query = query.where(sql<boolean>`media.tags @> array[${wanted.tag}]`);
  if (wanted.show === 'published')
    return query.where('media.status', '=', 'active').where('galleries.status', '=', 'active');
  return wanted.show ? query.where('media.status', '=', wanted.show) : query;
}

/** Media in the order couples see them, gallery by gallery. */
export function findMedia(tx: Tx, owner: Owner, wanted: MediaWanted, window?: Window): Promise<MediumRow[]> {
  const query = owned(tx, owner, wanted)
    .selectAll('media')
    .select('galleries.status as gallery_status')
    .orderBy('media.provider_id')
    .orderBy('galleries.position')
    .orderBy('galleries.id')
    .orderBy('media.position')
    .orderBy('media.id');
  return (window ? query.limit(window.limit).offset(window.offset) : query).execute();
}

export function countMedia(tx: Tx, owner: Owner, wanted: MediaWanted): Promise<number> {
  return countOf(owned(tx, owner, wanted));
}

/** Where the next one goes, and how many of what are there. The gallery is locked. */
export function countHeld(tx: Tx, customerId: number, galleryId: number): Promise<{ all: number; photos: number }> {
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

/** How many photos a provider has, over all its galleries. */
export function countPhotosOf(tx: Tx, customerId: number, providerId: number): Promise<number> {
  return countOf(
    tx
      .selectFrom('media')
      .where('customer_id', '=', customerId)
      .where('provider_id', '=', providerId)
      .where('type', '=', 'photo'),
  );
}

export async function lockPhotosOf(tx: Tx, providerId: number): Promise<void> {
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

/** Undefined when the same upload has arrived already. */
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
    Selectable<MediumTable>,
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
  >
>;

/** Changes a medium, in the version somebody saw where they say one. False when somebody else was faster. */
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

/** What is passive cannot stand for the provider. */
export async function setMediaStatus(
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

/** Adds tags to each that lacks one of them; those that have all stay as they are. */
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

/** Of a gallery that is locked. */
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

/** One photo stands for the provider: the one before steps back first. */
export async function replaceMain(tx: Tx, customerId: number, providerId: number, id: number): Promise<void> {
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

/** The photo that stands for each provider: the one chosen, or else the first that couples see. */
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

import { type Selectable, sql } from 'kysely';
import { type Versioned, isAtVersion } from '#platform/db/at-version.ts';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import { type Owner, lockOwned } from '#platform/db/owner.ts';
import { advisoryLock } from '#platform/db/advisory-lock.ts';
import type { GalleryTable } from './galleries.tables.ts';
import { closeGaps } from './order.repository.ts';
import type { ShownPhoto } from './photo-files.rules.ts';

export type GalleryRow = Selectable<GalleryTable> & {
  provider_name: string;
  cover: ShownPhoto | null;
  all: number;
  photos: number;
  active: number;
  pending: number;
  rejected: number;
  passive: number;
};

type GalleryFilter = { id?: number | undefined; status?: 'active' | 'passive' | undefined };

/** Galleries by provider and in their order, each with its cover and its counts. */
export function findGalleries(
  tx: Tx,
  { customerId, providerIds }: Owner,
  filter: GalleryFilter = {},
): Promise<GalleryRow[]> {
  let query = tx
    .selectFrom('galleries')
    .innerJoin('providers', 'providers.id', 'galleries.provider_id')
    .innerJoinLateral(
      (build) =>
        build
          .selectFrom('media')
          .select([
            sql<number>`count(*)::int`.as('all'),
            sql<number>`count(*) filter (where type = 'photo')::int`.as('photos'),
            sql<number>`count(*) filter (where status = 'active')::int`.as('active'),
            sql<number>`count(*) filter (where status = 'pending')::int`.as('pending'),
            sql<number>`count(*) filter (where status = 'rejected')::int`.as('rejected'),
            sql<number>`count(*) filter (where status = 'passive')::int`.as('passive'),
          ])
          .whereRef('media.gallery_id', '=', 'galleries.id')
          .as('counts'),
      (join) => join.onTrue(),
    )
    .selectAll('galleries')
    .select([
      'providers.name as provider_name',
      'counts.all',
      'counts.photos',
      'counts.active',
      'counts.pending',
      'counts.rejected',
      'counts.passive',
    ])
    .select(
      sql<ShownPhoto | null>`(
        select jsonb_build_object('file_key', file_key, 'widths', widths, 'width', width, 'height', height, 'edit', edit)
        from media
        where media.gallery_id = galleries.id and type = 'photo' and status <> 'rejected'
        order by coalesce(media.id = galleries.cover_medium_id, false) desc, status = 'active' desc, position, media.id
        limit 1)`.as('cover'),
    )
    .where('galleries.customer_id', '=', customerId)
    .where(anyOf('galleries.provider_id', providerIds))
    .orderBy('providers.name')
    .orderBy('galleries.provider_id')
    .orderBy('galleries.position')
    .orderBy('galleries.id');
  if (filter.id !== undefined) query = query.where('galleries.id', '=', filter.id);
  if (filter.status !== undefined) query = query.where('galleries.status', '=', filter.status);
  return query.execute();
}

/** Adding, sorting and deleting galleries of a provider run one after the other. */
export async function lockGalleries(tx: Tx, providerId: number): Promise<void> {
  await advisoryLock(tx, 'galleries of a provider', providerId);
}

/** Adding, sorting and deleting media of the gallery wait for this lock. */
export function lockGallery(tx: Tx, owner: Owner, id: number): Promise<Selectable<GalleryTable> | undefined> {
  return lockOwned(tx, 'galleries', owner, id);
}

/** The same for background jobs, which have no user. */
export function lockGalleryOfCustomer(
  tx: Tx,
  customerId: number,
  id: number,
): Promise<{ provider_id: number } | undefined> {
  return tx
    .selectFrom('galleries')
    .select('provider_id')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function countGalleries(tx: Tx, customerId: number, providerId: number): Promise<number> {
  const row = await tx
    .selectFrom('galleries')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .executeTakeFirstOrThrow();
  return row.count;
}

export function insertGallery(
  tx: Tx,
  gallery: { customer_id: number; provider_id: number; name: string; position: number },
): Promise<{ id: number }> {
  return tx.insertInto('galleries').values(gallery).returning('id').executeTakeFirstOrThrow();
}

type GalleryChange = { name: string; status: 'active' | 'passive'; cover_medium_id: number | null };

/** Returns false when the gallery is no longer at the given version. */
export async function updateGallery(tx: Tx, of: Versioned, change: GalleryChange): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('galleries')
    .set({ ...change, version: of.version + 1 })
    .where(isAtVersion(of))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateGalleryStatus(
  tx: Tx,
  customerId: number,
  id: number,
  status: 'active' | 'passive',
): Promise<void> {
  await tx
    .updateTable('galleries')
    .set({ status, version: sql<number>`version + 1` })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('status', '<>', status)
    .execute();
}

export async function deleteGallery(
  tx: Tx,
  { customerId, providerId, id }: { customerId: number; providerId: number; id: number },
): Promise<void> {
  await tx.deleteFrom('galleries').where('customer_id', '=', customerId).where('id', '=', id).execute();
  await closeGaps(tx, { row: 'galleries', of: 'provider_id', owner: providerId, customerId });
}

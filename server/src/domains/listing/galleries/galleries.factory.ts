import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { GalleryTable, MediumTable } from './galleries.tables.ts';
import type {} from './instagram.tables.ts';

type GivenGallery = Partial<Insertable<GalleryTable>> & Pick<Insertable<GalleryTable>, 'customer_id' | 'provider_id'>;

export function buildGallery(tx: Tx, given: GivenGallery): Promise<{ id: number }> {
  return tx
    .insertInto('galleries')
    .values({ name: 'The Barn and the orchard', status: 'active', position: 1, cover_medium_id: null, ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
}

type GivenMedium = Partial<Insertable<MediumTable>> &
  Pick<Insertable<MediumTable>, 'customer_id' | 'provider_id' | 'gallery_id'>;

/** An active photo, unless given otherwise. No files are stored. */
export function buildMedium(tx: Tx, given: GivenMedium): Promise<{ id: number }> {
  const isVideo = given.type === 'video';
  return tx
    .insertInto('media')
    .values({
      type: 'photo',
      status: 'active',
      caption: 'Festoon lights over the Barn',
      tags: ['night'],
      position: 1,
      file_key: isVideo ? null : 'galleries/built',
      file_extension: isVideo ? null : 'jpg',
      file_name: isVideo ? null : 'IMG_2214.jpg',
      widths: isVideo ? null : [320, 640],
      width: isVideo ? null : 1500,
      height: isVideo ? null : 1000,
      size_bytes: isVideo ? null : 200_000,
      video_host: isVideo ? 'youtube' : null,
      video_id: isVideo ? 'aqz-KE-bpKQ' : null,
      video_url: isVideo ? 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ' : null,
      reject_reason: null,
      upload_id: null,
      created_by: null,
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** A photo that a user can import from Instagram, and the visit that offered it. */
export async function buildInstagramPhoto(
  tx: Tx,
  { customerId, userId, gallery }: { customerId: number; userId: number; gallery: number },
): Promise<{ instagramVisit: number; instagramPhoto: number }> {
  const visit = await tx
    .insertInto('instagram_visits')
    .values({ customer_id: customerId, customer_user_id: userId, gallery_id: gallery })
    .returning('id')
    .executeTakeFirstOrThrow();
  const photo = await tx
    .insertInto('instagram_photos')
    .values({
      customer_id: customerId,
      visit_id: visit.id,
      url: 'https://one.cdninstagram.com/1.jpg',
      caption: 'First dance',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { instagramVisit: visit.id, instagramPhoto: photo.id };
}

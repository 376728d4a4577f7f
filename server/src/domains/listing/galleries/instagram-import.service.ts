import type { Db } from '#platform/db/db.ts';
import type { IdentityProviders } from '#platform/social/identity-providers.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Clock } from '#platform/time/clock.ts';
import { addMedium } from './add-medium.operations.ts';
import { downloadInstagramPhoto } from './instagram-photos.operations.ts';
import { deleteOldVisits, findWantedPhoto, updatePhotoState } from './instagram.repository.ts';
import type { FindLimitedProviders } from './photo-allowance.operations.ts';
import { deletePhoto, planPhoto, storePhoto } from './photo-files.operations.ts';
import { toPhotoPlace } from './photo-files.rules.ts';

export type ImportPorts = {
  db: Db;
  clock: Clock;
  storage: Storage;
  social: IdentityProviders;
  findLimitedProviders: FindLimitedProviders;
};

export type InstagramImportService = ReturnType<typeof createInstagramImportService>;

/** Imports the photos that vendors chose from their Instagram, in the background. */
export function createInstagramImportService(ports: ImportPorts) {
  const { db, storage, social } = ports;
  return {
    /** A photo that Instagram does not deliver, or that is not an image, is marked as failed and not tried again. */
    async importPhoto(customerId: number, photoId: number): Promise<void> {
      const wanted = await db.tenantRead(customerId, (tx) => findWantedPhoto(tx, customerId, photoId));
      if (!wanted) return;
      const file = await downloadInstagramPhoto(social.instagram?.photos, wanted.url).catch(() => undefined);
      if (!file) return db.tenant(customerId, (tx) => updatePhotoState(tx, customerId, photoId, 'failed'));
      // Every attempt uses the same key and overwrites the files of the one before.
      const photo = planPhoto(file, wanted.upload_id);
      await storePhoto(storage, photo, file.bytes, file.contentType);
      const isAdded = await db.tenant(customerId, async (tx) => {
        const medium = await addMedium(ports, tx, {
          customerId,
          customerUserId: wanted.customer_user_id,
          galleryId: wanted.gallery_id,
          uploadId: wanted.upload_id,
          caption: wanted.caption,
          tags: wanted.tags,
          content: { type: 'photo', ...photo },
        });
        await updatePhotoState(tx, customerId, photoId, medium ? 'arrived' : 'failed');
        return medium !== undefined;
      });
      const place = toPhotoPlace(photo);
      if (!isAdded && place) await deletePhoto(storage, place);
    },

    async deleteOldVisits(): Promise<void> {
      await db.system(deleteOldVisits);
    },
  };
}

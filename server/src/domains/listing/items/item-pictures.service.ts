import { randomUUID } from 'node:crypto';
import type { ItemPicture, ItemPictureKind } from '@bellbird/contract/listing/items';
import { record } from '#platform/audit/audit.ts';
import { type Member, providerFor } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { ReceivedFile } from '#platform/http/route.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findMedia, toPhotoPlace, toSizeKey } from '#domains/listing/galleries/galleries.public.ts';
import { drawPicture } from '#platform/uploads/picture-work.ts';
import { insertPicture } from './item-parts.repository.ts';
import { PICTURE_WIDTHS, presentPicture, toPictureKey } from './items.presenter.ts';

type Ports = { db: Db; clock: Clock; storage: Storage };
type Place = { providerId: number; kind: ItemPictureKind; mediaId: number | null };

export type ItemPicturesService = ReturnType<typeof createItemPicturesService>;

/** Pictures of products, uploaded or chosen from a gallery before the product is saved. */
export function createItemPicturesService({ db, clock, storage }: Ports) {
  async function store(caller: Member, { providerId, kind, mediaId }: Place, bytes: Buffer): Promise<ItemPicture> {
    const key = `public/items/${randomUUID()}`;
    for (const width of Object.values(PICTURE_WIDTHS)) {
      const resize = { width, withoutEnlargement: true };
      const resized = await drawPicture(bytes, { resize, as: { format: 'webp', quality: 82 } });
      await storage.put(toPictureKey(key, width), resized, { contentType: 'image/webp' });
    }
    const picture = {
      customer_id: caller.customerId,
      provider_id: providerId,
      item_id: null,
      kind,
      file_key: key,
      media_id: mediaId,
      created_at: clock.now().toISOString(),
    };
    return db.tenant(caller.customerId, async (tx) => {
      const row = await insertPicture(tx, picture);
      const action = mediaId === null ? 'items.uploadPicture' : 'items.choosePicture';
      await record(tx, caller, { action, subject: { kind: 'itemPicture', id: row.id } });
      return presentPicture(row);
    });
  }

  return {
    async upload(caller: Member, providerId: number, kind: ItemPictureKind, image: ReceivedFile): Promise<ItemPicture> {
      providerFor(caller, 'items', providerId);
      return store(caller, { providerId, kind, mediaId: null }, image.bytes);
    },

    /** A copy: the product keeps its picture when the photo is moved, replaced or deleted. */
    async choose(caller: Member, providerId: number, kind: ItemPictureKind, mediaId: number): Promise<ItemPicture> {
      providerFor(caller, 'items', providerId);
      const owner = { customerId: caller.customerId, providerIds: [providerFor(caller, 'gallery', providerId)] };
      const [medium] = await db.tenantRead(caller.customerId, (tx) =>
        findMedia(tx, owner, { ids: [mediaId], type: 'photo' }),
      );
      const place = medium && medium.status !== 'rejected' ? toPhotoPlace(medium) : undefined;
      const largest = Math.max(0, ...(place?.widths ?? []));
      const stored = place && (await storage.get(toSizeKey(place.fileKey, largest)));
      if (!stored) fail('not_found');
      return store(caller, { providerId, kind, mediaId }, Buffer.concat(await stored.stream.toArray()));
    },
  };
}

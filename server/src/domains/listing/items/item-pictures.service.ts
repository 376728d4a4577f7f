import { randomUUID } from 'node:crypto';
import type { ItemPicture, ItemPictureKind } from '@bellbird/contract/listing/items';
import { record } from '#platform/audit/audit.ts';
import { type Member, providerFor } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import type { ReceivedFile } from '#platform/http/route.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Clock } from '#platform/time/clock.ts';
import { drawPicture } from '#platform/uploads/picture-work.ts';
import { insertPicture } from './item-parts.repository.ts';
import { PICTURE_WIDTHS, presentPicture, toPictureKey } from './items.presenter.ts';

type Ports = { db: Db; clock: Clock; storage: Storage };

export type ItemPicturesService = ReturnType<typeof createItemPicturesService>;

/** Pictures of products, uploaded before the product is saved. */
export function createItemPicturesService({ db, clock, storage }: Ports) {
  return {
    async upload(caller: Member, providerId: number, kind: ItemPictureKind, image: ReceivedFile): Promise<ItemPicture> {
      providerFor(caller, 'items', providerId);
      const key = `public/items/${randomUUID()}`;
      for (const width of Object.values(PICTURE_WIDTHS)) {
        const resized = await drawPicture(image.bytes, (picture) =>
          picture.resize({ width, withoutEnlargement: true }).webp({ quality: 82 }),
        );
        await storage.put(toPictureKey(key, width), resized, { contentType: 'image/webp' });
      }
      const picture = {
        customer_id: caller.customerId,
        provider_id: providerId,
        item_id: null,
        kind,
        file_key: key,
        media_id: null,
        created_at: clock.now().toISOString(),
      };
      return db.tenant(caller.customerId, async (tx) => {
        const row = await insertPicture(tx, picture);
        await record(tx, caller, { action: 'items.uploadPicture', subject: { kind: 'itemPicture', id: row.id } });
        return presentPicture(row);
      });
    },
  };
}

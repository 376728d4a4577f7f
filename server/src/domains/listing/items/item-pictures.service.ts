import { randomUUID } from 'node:crypto';
import type { ItemPicture, ItemPictureKind } from '@bellbird/contract/listing/items';
import sharp from 'sharp';
import { record } from '#platform/audit/audit.ts';
import { type Member, providerFor } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import type { ReceivedFile } from '#platform/http/route.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { addDays } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { deletePictures, findLoose, insertPicture } from './item-parts.repository.ts';
import { PICTURE_WIDTHS, pictureFile, presentPicture } from './items.presenter.ts';
import { deleteRemoved } from './items.repository.ts';

type Deps = { db: Db; clock: Clock; storage: Storage };

const WIDTHS = Object.values(PICTURE_WIDTHS);
const KEPT_DAYS = 1;

export type ItemPicturesService = ReturnType<typeof createItemPicturesService>;

/** Pictures of products, brought while the product is still being written. */
export function createItemPicturesService({ db, clock, storage }: Deps) {
  return {
    async upload(caller: Member, providerId: number, kind: ItemPictureKind, image: ReceivedFile): Promise<ItemPicture> {
      providerFor(caller, 'items', providerId);
      const key = `public/items/${randomUUID()}`;
      for (const width of WIDTHS) {
        const drawn = await sharp(image.bytes)
          .resize({ width, withoutEnlargement: true })
          .webp({ quality: 82 })
          .toBuffer();
        await storage.put(pictureFile(key, width), drawn, { contentType: 'image/webp' });
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

/** Forgets products that were removed a day ago, and pictures that no product has. Files go first: a row left behind is found again. */
export async function sweepItems({ db, clock, storage }: Deps): Promise<void> {
  const before = addDays(clock.now(), -KEPT_DAYS).toISOString();
  const loose = await db.system(async (tx) => {
    await deleteRemoved(tx, before);
    return findLoose(tx, before);
  });
  for (const { file_key: key } of loose) for (const width of WIDTHS) await storage.delete(pictureFile(key, width));
  if (loose.length > 0)
    await db.system((tx) =>
      deletePictures(
        tx,
        loose.map(({ id }) => id),
      ),
    );
}

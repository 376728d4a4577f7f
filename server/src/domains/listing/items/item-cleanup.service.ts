import type { Db } from '#platform/db/db.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { addDays } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { deletePictures, findUnusedPictures } from './item-parts.repository.ts';
import { PICTURE_WIDTHS, toPictureKey } from './items.presenter.ts';
import { deleteRemovedItems } from './items.repository.ts';

const KEPT_DAYS = 1;

export type ItemCleanupService = ReturnType<typeof createItemCleanupService>;

/** Deletes products that were removed a day ago, and pictures that no product uses. */
export function createItemCleanupService({ db, clock, storage }: { db: Db; clock: Clock; storage: Storage }) {
  return {
    /** Files are deleted before their rows: if it is interrupted, the next run finds the rows again. */
    async deleteUnused(): Promise<void> {
      const before = addDays(clock.now(), -KEPT_DAYS).toISOString();
      const unused = await db.system(async (tx) => {
        await deleteRemovedItems(tx, before);
        return findUnusedPictures(tx, before);
      });
      if (unused.length === 0) return;
      for (const { file_key: key } of unused)
        for (const width of Object.values(PICTURE_WIDTHS)) await storage.delete(toPictureKey(key, width));
      const ids = unused.map(({ id }) => id);
      await db.system((tx) => deletePictures(tx, ids));
    },
  };
}

import { type Medium, type PhotoEdit, UNEDITED } from '@bellbird/contract/listing/galleries';
import { record } from '#platform/audit/audit.ts';
import { type Member, providerFor } from '#platform/auth/caller.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { renewApproval } from './add-medium.operations.ts';
import { presentMedium } from './galleries.presenter.ts';
import { lockGallery } from './galleries.repository.ts';
import { assertMayChangeMedia, toOwner } from './gallery-access.operations.ts';
import { type MediumRow, findMedia, updateMedium } from './medias.repository.ts';
import type { MediaPorts } from './medias.service.ts';
import { drawEdited } from './photo-edit.operations.ts';
import { isRedrawn, planReview } from './photo-edits.rules.ts';
import { enqueuePhotoCleanup } from './photo-files.operations.ts';
import { toOriginalKey, toPhotoPlace } from './photo-files.rules.ts';

export type PhotoEditingService = ReturnType<typeof createPhotoEditingService>;

/** How photos are turned and cropped, and where their focus is. The original is kept, so every edit can be changed. */
export function createPhotoEditingService(ports: MediaPorts) {
  const { db, clock, jobs, files, isRestricted } = ports;

  async function find(tx: Tx, caller: Member, id: number) {
    const [row] = await findMedia(tx, toOwner(caller), { ids: [id] });
    providerFor(caller, 'gallery', row?.provider_id ?? fail('not_found'));
    const place = row && toPhotoPlace(row);
    return row && place ? { row, place } : fail('not_found');
  }

  function assertCurrent(row: MediumRow, version: number): void {
    if (row.version !== version) fail('stale_version', { data: presentMedium(row, files.urlOf) });
  }

  return {
    async read(caller: Member, id: number) {
      const { row, place } = await db.tenantRead(caller.customerId, (tx) => find(tx, caller, id));
      const originalUrl = files.urlOf(toOriginalKey(place.fileKey, place.extension));
      return { originalUrl, edit: row.edit ?? UNEDITED, version: row.version };
    },

    async edit(caller: Member, id: number, { version, ...edit }: PhotoEdit & { version: number }): Promise<Medium> {
      const { customerId, customerUserId } = caller;
      const { row: current, place } = await db.tenantRead(customerId, async (tx) => {
        const found = await find(tx, caller, id);
        await assertMayChangeMedia(tx, caller, found.row.provider_id, isRestricted);
        assertCurrent(found.row, version);
        return found;
      });
      const isDrawn = isRedrawn(current.edit, edit);
      const drawn = isDrawn ? await drawEdited(ports, { customerId, ...place }, edit) : undefined;
      return db.tenant(customerId, async (tx) => {
        await lockGallery(tx, toOwner(caller), current.gallery_id);
        const { row: before } = await find(tx, caller, id);
        assertCurrent(before, version);
        const { isReviewed, seenArea } = planReview(before, edit);
        const isRenewed = isDrawn && isReviewed;
        if (isRenewed)
          await renewApproval(tx, { customerId, customerUserId, providerId: before.provider_id, id, at: clock.now() });
        await updateMedium(
          tx,
          { customerId, id },
          {
            ...drawn,
            edit: JSON.stringify(edit),
            ...(isDrawn && { seen_area: seenArea && JSON.stringify(seenArea) }),
            ...(isRenewed && { status: 'pending' as const, reject_reason: null, is_main: false }),
          },
        );
        if (isDrawn) await enqueuePhotoCleanup(jobs, tx, [before]);
        await record(tx, caller, { action: 'galleries.editPhoto', subject: { kind: 'medium', id } });
        return presentMedium((await find(tx, caller, id)).row, files.urlOf);
      });
    },
  };
}

import { type BulkMedia, canBecome } from '@bellbird/contract/listing/galleries';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { lockGallery } from './galleries.repository.ts';
import { assertMayChangeMedia, toOwner } from './gallery-access.operations.ts';
import { type MediumRow, addTags, findMedia, updateMediaStatus } from './medias.repository.ts';
import type { MediaPorts } from './medias.service.ts';
import { removeMedia } from './remove-media.operations.ts';

export type MediaBulkService = ReturnType<typeof createMediaBulkService>;

/** One change to many media at once. */
export function createMediaBulkService(ports: MediaPorts) {
  const { db, isRestricted } = ports;

  /** All the named media, or an error: media of another customer count as missing. */
  async function lockAll(tx: Tx, caller: Member, ids: readonly number[]): Promise<MediumRow[]> {
    const owner = toOwner(caller);
    const named = await findMedia(tx, owner, { ids });
    if (named.length !== new Set(ids).size) fail('not_found');
    for (const providerId of new Set(named.map((medium) => medium.provider_id)))
      await assertMayChangeMedia(tx, caller, providerId, isRestricted);
    // Always locked in the order of their ids, so that two requests cannot deadlock.
    const galleries = [...new Set(named.map((medium) => medium.gallery_id))].sort((one, other) => one - other);
    for (const galleryId of galleries) await lockGallery(tx, owner, galleryId);
    return findMedia(tx, owner, { ids });
  }

  return {
    change(caller: Member, action: BulkMedia): Promise<{ changed: number; left: number }> {
      const { customerId } = caller;
      return db.tenant(customerId, async (tx) => {
        const media = await lockAll(tx, caller, action.mediaIds);
        const changed = await apply(tx, caller, media, action);
        return { changed, left: new Set(action.mediaIds).size - changed };
      });
    },
  };

  async function apply(tx: Tx, caller: Member, media: readonly MediumRow[], action: BulkMedia): Promise<number> {
    const { customerId } = caller;
    if (action.type === 'delete') {
      await removeMedia(ports, tx, caller, media);
      return media.length;
    }
    const changeable = action.type === 'status' ? media.filter((medium) => canChangeTo(medium, action.status)) : media;
    const ids = changeable.map((medium) => medium.id);
    const changed = action.type === 'status' ? ids.length : await addTags(tx, customerId, ids, action.tags);
    if (action.type === 'status') await updateMediaStatus(tx, customerId, ids, action.status);
    const details = { type: action.type, changed };
    await record(tx, caller, { action: 'galleries.changeMedias', details });
    return changed;
  }
}

function canChangeTo(medium: MediumRow, status: 'active' | 'passive'): boolean {
  return medium.status !== status && canBecome(medium.status, status);
}

import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { withdrawApproval } from '#domains/attention/approvals/approvals.public.ts';
import { updateGalleryStatus } from './galleries.repository.ts';
import { type MediumRow, countInGallery, deleteMedia } from './medias.repository.ts';
import { enqueuePhotoCleanup } from './photo-files.operations.ts';

/** Removes media of locked galleries. A gallery without photos becomes passive. */
export async function removeMedia(
  { clock, jobs }: { clock: Clock; jobs: Jobs },
  tx: Tx,
  caller: Member,
  media: readonly MediumRow[],
): Promise<void> {
  const { customerId } = caller;
  const at = clock.now();
  // Approvals before media, the same order as a team decision, so that the two cannot deadlock.
  await Promise.all(media.map(({ id }) => withdrawApproval(tx, { customerId, kind: 'medium', subjectId: id, at })));
  for (const galleryId of new Set(media.map((medium) => medium.gallery_id))) {
    const ids = media.filter((medium) => medium.gallery_id === galleryId).map((medium) => medium.id);
    await deleteMedia(tx, { customerId, galleryId }, ids);
    const { photos } = await countInGallery(tx, customerId, galleryId);
    if (photos === 0) await updateGalleryStatus(tx, customerId, galleryId, 'passive');
  }
  await enqueuePhotoCleanup(jobs, tx, media);
  await Promise.all(
    media.map(({ id }) => record(tx, caller, { action: 'galleries.deleteMedium', subject: { kind: 'medium', id } })),
  );
}

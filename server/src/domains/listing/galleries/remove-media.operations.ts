import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { withdrawApproval } from '#domains/attention/approvals/approvals.public.ts';
import { setGalleryStatus } from './galleries.repository.ts';
import { type MediumRow, countHeld, deleteMedia } from './medias.repository.ts';
import { sweepPhotosOf } from './photo-files.operations.ts';

/** Removes media of galleries that are locked. One that holds no photo any more becomes passive: there is nothing to show. */
export async function removeMedia(
  { clock, jobs }: { clock: Clock; jobs: Jobs },
  tx: Tx,
  caller: Member,
  media: readonly MediumRow[],
): Promise<void> {
  const { customerId } = caller;
  const at = clock.now();
  // Before the rows: the team decides in the same order, so that neither waits for the other for ever.
  await Promise.all(media.map(({ id }) => withdrawApproval(tx, { customerId, kind: 'medium', subjectId: id, at })));
  for (const galleryId of new Set(media.map((medium) => medium.gallery_id))) {
    const ids = media.filter((medium) => medium.gallery_id === galleryId).map((medium) => medium.id);
    await deleteMedia(tx, { customerId, galleryId }, ids);
    const { photos } = await countHeld(tx, customerId, galleryId);
    if (photos === 0) await setGalleryStatus(tx, customerId, galleryId, 'passive');
  }
  await sweepPhotosOf(jobs, tx, media);
  await Promise.all(
    media.map(({ id }) => record(tx, caller, { action: 'galleries.deleteMedium', subject: { kind: 'medium', id } })),
  );
}

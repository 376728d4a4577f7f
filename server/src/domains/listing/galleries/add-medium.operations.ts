import { MEDIA_PER_GALLERY } from '@bellbird/contract/shared/limits';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Clock } from '#platform/time/clock.ts';
import { requestApproval, withdrawApproval } from '#domains/attention/approvals/approvals.public.ts';
import { lockGalleryOfCustomer, updateGalleryStatus } from './galleries.repository.ts';
import { countInGallery, findByUploadId, insertMedium } from './medias.repository.ts';
import { type FindLimitedProviders, lockAndCheckAllowance } from './photo-allowance.operations.ts';
import type { StoredPhoto } from './photo-files.rules.ts';

export type MediumContent =
  | ({ type: 'photo' } & StoredPhoto)
  | { type: 'video'; video_host: 'youtube' | 'vimeo' | 'dailymotion'; video_id: string | null; video_url: string };

export type NewMedium = {
  customerId: number;
  customerUserId: number;
  galleryId: number;
  uploadId: string;
  caption: string;
  tags: readonly string[];
  content: MediumContent;
  /** Left out in background jobs. */
  caller?: Member;
};

const NO_CONTENT = {
  file_key: null,
  file_extension: null,
  file_name: null,
  widths: null,
  width: null,
  height: null,
  size_bytes: null,
  video_host: null,
  video_id: null,
  video_url: null,
};

type Ports = { clock: Clock; findLimitedProviders: FindLimitedProviders };

/** Adds a pending medium at the end of its gallery. Undefined when the gallery is missing or full, or the package allows no more photos. */
export async function addMedium(ports: Ports, tx: Tx, medium: NewMedium): Promise<{ id: number } | undefined> {
  const { clock } = ports;
  const { customerId, customerUserId, galleryId, uploadId, content } = medium;
  const gallery = await lockGalleryOfCustomer(tx, customerId, galleryId);
  if (!gallery) return undefined;
  // Sent again because the answer was lost: it has its place, even if that was the last.
  const known = await findByUploadId(tx, customerId, uploadId);
  if (known !== undefined) return { id: known };
  const counts = await countInGallery(tx, customerId, galleryId);
  if (counts.all >= MEDIA_PER_GALLERY) return undefined;
  const { provider_id: providerId } = gallery;
  if (
    content.type === 'photo' &&
    !(await lockAndCheckAllowance(tx, ports, { customerId, providerId, now: clock.now() }))
  )
    return undefined;
  const inserted = await insertMedium(tx, {
    ...NO_CONTENT,
    customer_id: customerId,
    provider_id: gallery.provider_id,
    gallery_id: galleryId,
    caption: medium.caption,
    tags: [...medium.tags],
    position: counts.all + 1,
    upload_id: uploadId,
    created_by: customerUserId,
    created_at: clock.now().toISOString(),
    reject_reason: null,
    ...content,
  });
  const id = inserted?.id ?? (await findByUploadId(tx, customerId, uploadId));
  if (!inserted || id === undefined) return id === undefined ? undefined : { id };
  if (content.type === 'photo' && counts.photos === 0) await updateGalleryStatus(tx, customerId, galleryId, 'active');
  await renewApproval(tx, { customerId, customerUserId, providerId: gallery.provider_id, id, at: clock.now() });
  const details = { type: content.type, gallery: galleryId };
  const subject = { kind: 'medium', id };
  const entry = { action: 'galleries.createMedium', subject, customerId, details };
  await record(tx, medium.caller ?? { kind: 'system' }, entry);
  return { id };
}

type ApprovalRequest = { customerId: number; customerUserId: number; providerId: number; id: number; at: Date };

/** Withdraws the old request, so that a team member who sees the old photo cannot approve the new one. */
export async function renewApproval(
  tx: Tx,
  { customerId, customerUserId, providerId, id, at }: ApprovalRequest,
): Promise<void> {
  const subject = { customerId, kind: 'medium' as const, subjectId: id, at };
  await withdrawApproval(tx, subject);
  await requestApproval(tx, { ...subject, providerId, customerUserId });
}

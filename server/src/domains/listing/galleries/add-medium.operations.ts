import { MEDIA_PER_GALLERY } from '@bellbird/contract/shared/limits';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Clock } from '#platform/time/clock.ts';
import { requestApproval, withdrawApproval } from '#domains/attention/approvals/approvals.public.ts';
import { lockGalleryOf, setGalleryStatus } from './galleries.repository.ts';
import { countHeld, findByUploadId, insertMedium } from './medias.repository.ts';
import { takeRoomForPhoto } from './photo-allowance.operations.ts';
import type { KeptPhoto } from './photo-files.rules.ts';

export type MediumContent =
  | ({ type: 'photo' } & KeptPhoto)
  | { type: 'video'; video_host: 'youtube' | 'vimeo' | 'dailymotion'; video_id: string | null; video_url: string };

export type NewMedium = {
  customerId: number;
  customerUserId: number;
  galleryId: number;
  uploadId: string;
  caption: string;
  tags: readonly string[];
  content: MediumContent;
  /** Who did it; left out where nobody waits for it. */
  caller?: Member;
};

const NOTHING = {
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

/** Puts a medium at the end of its gallery, waiting for the team. Undefined when the gallery is gone or full, or the package holds no more. */
export async function placeMedium(
  { clock }: { clock: Clock },
  tx: Tx,
  medium: NewMedium,
): Promise<{ id: number } | undefined> {
  const { customerId, customerUserId, galleryId, uploadId, content } = medium;
  const gallery = await lockGalleryOf(tx, customerId, galleryId);
  if (!gallery) return undefined;
  const held = await countHeld(tx, customerId, galleryId);
  if (held.all >= MEDIA_PER_GALLERY) return undefined;
  const { provider_id: providerId } = gallery;
  const isAnother = content.type === 'photo' && (await findByUploadId(tx, customerId, uploadId)) === undefined;
  if (isAnother && !(await takeRoomForPhoto(tx, { customerId, providerId, now: clock.now() }))) return undefined;
  const fresh = await insertMedium(tx, {
    ...NOTHING,
    customer_id: customerId,
    provider_id: gallery.provider_id,
    gallery_id: galleryId,
    caption: medium.caption,
    tags: [...medium.tags],
    position: held.all + 1,
    upload_id: uploadId,
    created_by: customerUserId,
    created_at: clock.now().toISOString(),
    reject_reason: null,
    ...content,
  });
  const id = fresh?.id ?? (await findByUploadId(tx, customerId, uploadId));
  if (!fresh || id === undefined) return id === undefined ? undefined : { id };
  if (content.type === 'photo' && held.photos === 0) await setGalleryStatus(tx, customerId, galleryId, 'active');
  await askTeam(tx, { customerId, customerUserId, providerId: gallery.provider_id, id, at: clock.now() });
  const details = { type: content.type, gallery: galleryId };
  const subject = { kind: 'medium', id };
  const deed = { action: 'galleries.createMedium', subject, customerId, details };
  await record(tx, medium.caller ?? { kind: 'system' }, deed);
  return { id };
}

type Question = { customerId: number; customerUserId: number; providerId: number; id: number; at: Date };

/** A replaced photo is another question: whoever looks at the old one cannot let the new one in. */
export async function askTeam(tx: Tx, { customerId, customerUserId, providerId, id, at }: Question): Promise<void> {
  const subject = { customerId, kind: 'medium' as const, subjectId: id, at };
  await withdrawApproval(tx, subject);
  await requestApproval(tx, { ...subject, providerId, customerUserId });
}

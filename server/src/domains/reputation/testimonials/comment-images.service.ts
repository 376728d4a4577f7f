import { createHash, randomUUID } from 'node:crypto';
import { TESTIMONIAL_IMAGES_MAX } from '@bellbird/contract/shared/limits';
import { imageUpload } from '@bellbird/contract/shared/uploads';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { withFiles } from '#platform/storage/with-files.ts';
import type { Clock } from '#platform/time/clock.ts';
import { inspectUpload } from '#platform/uploads/inspect-upload.ts';
import { requestApproval } from '#domains/attention/approvals/approvals.public.ts';
import { TESTIMONIAL_KIND } from './testimonials.approvals.ts';
import { presentImage } from './testimonials.presenter.ts';
import { countImages, findReceivedImage, insertReceivedImage, lockCoupleComment } from './testimonials.repository.ts';

const RULE = imageUpload({ required: true });

export type CommentImagesService = ReturnType<typeof createCommentImagesService>;

/** Pictures that couples add to their comments on the marketplace, until the team decides about the comment. */
export function createCommentImagesService({ db, clock, storage }: { db: Db; clock: Clock; storage: Storage }) {
  async function add(tx: Tx, testimonialId: number, image: { key: string; fingerprint: string }) {
    const comment = (await lockCoupleComment(tx, testimonialId)) ?? fail('not_found');
    if (comment.status !== 'pending') fail('not_possible_now');
    const customerId = comment.customer_id;
    if ((await countImages(tx, customerId, testimonialId)) >= TESTIMONIAL_IMAGES_MAX) {
      fail('invalid_fields', { fields: { content: `A comment can have at most ${TESTIMONIAL_IMAGES_MAX} pictures.` } });
    }
    const row = { customer_id: customerId, testimonial_id: testimonialId, image_key: image.key };
    const inserted = await insertReceivedImage(tx, { ...row, fingerprint: image.fingerprint });
    if (inserted) {
      // A decision about the comment without this picture must not publish it.
      const asked = { customerId, providerId: comment.provider_id, kind: TESTIMONIAL_KIND, subjectId: testimonialId };
      await requestApproval(tx, { ...asked, customerUserId: null, at: clock.now() });
    }
    // Sent twice at the same moment: the first one counts.
    const kept = inserted ?? (await findReceivedImage(tx, testimonialId, image.fingerprint));
    return presentImage(kept ?? fail('not_found'));
  }

  return {
    async take(id: number, { name, content }: { name: string; content: string }) {
      const bytes = Buffer.from(content, 'base64');
      const fingerprint = createHash('sha256').update(bytes).digest('base64url');
      const known = await db.system((tx) => findReceivedImage(tx, id, fingerprint));
      if (known) return presentImage(known);
      const inspection = await inspectUpload(RULE, { filename: name, bytes });
      if (!inspection.ok) fail('invalid_fields', { fields: { content: inspection.message } });
      const upload = inspection.upload ?? fail('invalid_fields');
      const key = `public/testimonials/${randomUUID()}.${upload.extension}`;
      return withFiles(storage, [{ ...upload, key }], () => db.system((tx) => add(tx, id, { key, fingerprint })));
    },
  };
}

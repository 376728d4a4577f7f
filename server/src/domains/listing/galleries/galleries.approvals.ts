import { hasContactInformation } from '@bellbird/contract/shared/contact-information';
import { PHOTO_SHARP_PX } from '@bellbird/contract/shared/limits';
import type { SignedFiles } from '#platform/storage/signed-files.ts';
import type { ApprovalDescription, ApprovalSubject } from '#domains/attention/approvals/approvals.public.ts';
import { type MediumForReview, findForReview, updateDecision } from './media-review.repository.ts';
import { toSizeKey } from './photo-files.rules.ts';

/** What the team sees of a photo or video that waits for approval, and what its decision does. */
export function createMediaApprovals({ files }: { files: SignedFiles }): ApprovalSubject {
  const describe = (medium: MediumForReview): ApprovalDescription => ({
    title: medium.caption || medium.gallery_name,
    text: medium.video_url,
    path: `/providers/${medium.provider_id}/galleries/${medium.gallery_id}`,
    images: medium.file_key ? [files.urlOf(toSizeKey(medium.file_key, medium.widths?.at(-1) ?? 0))] : [],
    changes: [
      { label: 'Gallery', before: null, after: medium.gallery_name },
      { label: 'Tags', before: null, after: medium.tags.join(', ') },
    ],
    checks: medium.type === 'photo' ? photoChecks(medium) : [{ label: `A video on ${medium.video_host}`, ok: true }],
  });
  return {
    kind: 'medium',
    async describe(tx, subjectIds) {
      const media = await findForReview(tx, subjectIds);
      return new Map(media.map((medium) => [medium.id, describe(medium)]));
    },
    decided: (tx, { customerId, subjectId, decision, reason }) =>
      updateDecision(tx, { customerId, id: subjectId }, decision === 'approved' ? null : (reason ?? '')),
  };
}

function photoChecks({ width, height, file_name, caption }: MediumForReview) {
  const longer = Math.max(width ?? 0, height ?? 0);
  return [
    { label: `Large enough: ${width} × ${height} pixels`, ok: longer >= PHOTO_SHARP_PX },
    { label: 'No contact details in the file name', ok: !hasContactInformation(file_name ?? '') },
    { label: 'No contact details in the caption', ok: !hasContactInformation(caption) },
  ];
}

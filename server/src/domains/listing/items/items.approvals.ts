import { hasContactInformation } from '@bellbird/contract/shared/contact-information';
import type { ApprovalDescription, ApprovalSubject } from '#domains/attention/approvals/approvals.public.ts';
import { type PictureRow, findPictures } from './item-parts.repository.ts';
import { presentPicture } from './items.presenter.ts';
import { type ItemRow, findForTeam, updateDecision } from './items.repository.ts';

/** Products as the team sees them. */
export const itemApprovals: ApprovalSubject = {
  kind: 'item',
  async describe(tx, subjectIds) {
    const [rows, found] = await Promise.all([findForTeam(tx, subjectIds), findPictures(tx, subjectIds)]);
    const pictures = Map.groupBy(found, (picture) => picture.item_id);
    return new Map(rows.map((row) => [row.id, describe(row, pictures.get(row.id) ?? [])]));
  },
  async decided(tx, { customerId, subjectId, decision, reason }) {
    await updateDecision(
      tx,
      customerId,
      subjectId,
      decision === 'approved'
        ? { status: 'active', reject_reason: null }
        : { status: 'rejected', reject_reason: reason ?? '' },
    );
  },
};

function describe(row: ItemRow, pictures: readonly PictureRow[]): ApprovalDescription {
  const { min_price: min, max_price: max } = row;
  const price = [min, max].filter((dollars) => dollars !== null).map((dollars) => `A$${dollars}`);
  return {
    title: row.name,
    text: row.description || null,
    images: pictures.map((picture) => presentPicture(picture).url),
    changes: [{ label: 'Price', before: null, after: price.join(' to ') || null }],
    checks: [
      { label: 'No contact information in the text', ok: !hasContactInformation(`${row.name}\n${row.description}`) },
      { label: 'A description', ok: row.description !== '' },
    ],
    path: `/providers/${row.provider_id}/items?item=${row.id}`,
  };
}

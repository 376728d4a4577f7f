import type { ApprovalSubject } from '#domains/attention/approvals/approvals.public.ts';
import { findProvidersForTeam, updateProvider } from './providers.repository.ts';
import { findPublicProviders } from './public-providers.repository.ts';
import { findRelatedByIds, updateRelatedDecision } from './related-providers.repository.ts';

/** A vendor asked the team to review a whole listing: `subjectId` is the provider. */
export const reviewApprovals: ApprovalSubject = {
  kind: 'provider_review',

  async describe(tx, subjectIds) {
    const rows = await findProvidersForTeam(tx, subjectIds);
    return new Map(
      rows.map((row) => [
        row.id,
        {
          title: 'Listing review',
          path: `/providers/${row.id}/info/general`,
          images: [],
          changes: [],
          checks: [
            { label: 'Nothing required is missing', ok: !row.is_missing_data },
            { label: 'Not on hold', ok: !row.on_hold },
          ],
        },
      ]),
    );
  },

  async decided(tx, { customerId, providerId }) {
    await updateProvider(tx, { customerId, providerId }, { review_requested_at: null });
  },
};

/** A provider added another one as related. */
export const relatedApprovals: ApprovalSubject = {
  kind: 'related_provider',

  async describe(tx, subjectIds) {
    const rows = await findRelatedByIds(tx, subjectIds);
    const others = await findPublicProviders(
      tx,
      rows.map((row) => row.related_provider_id),
    );
    return new Map(
      rows.map((row) => {
        const other = others.find(({ id }) => id === row.related_provider_id);
        const words = other && `${other.name}, ${other.category_name}, ${other.city_name}`;
        return [
          row.id,
          {
            title: `Related provider: ${other?.name ?? ''}`,
            path: `/providers/${row.provider_id}/related-providers`,
            images: [],
            changes: [{ label: 'Works with', before: null, after: words ?? null }],
            checks: [{ label: 'Shown in the marketplace', ok: other !== undefined }],
          },
        ];
      }),
    );
  },

  async decided(tx, { customerId, subjectId, decision, reason }) {
    await updateRelatedDecision(tx, { customerId, id: subjectId }, { status: decision, reason });
  },
};

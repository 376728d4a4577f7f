import { hasContactInformation } from '@bellbird/contract/shared/contact-information';
import type { ApprovalKind } from '@bellbird/contract/attention/approvals';
import type { Selectable } from 'kysely';
import type { ApprovalDescription, ApprovalSubject } from '#domains/attention/approvals/approvals.public.ts';
import { toImageUrl } from './discounts.presenter.ts';
import { findForTeam, updateDiscount } from './discounts.repository.ts';
import type { DiscountTable } from './discounts.tables.ts';

export const DISCOUNT_KIND: ApprovalKind = 'discount';

/** Offers as the team sees them. */
export const discountApprovals: ApprovalSubject = {
  kind: DISCOUNT_KIND,
  async describe(tx, subjectIds) {
    const rows = await findForTeam(tx, subjectIds);
    return new Map(rows.map((row) => [row.id, describe(row)]));
  },
  async decided(tx, { customerId, subjectId, decision, reason }) {
    await updateDiscount(tx, customerId, subjectId, { status: decision, reject_reason: reason });
  },
};

function describe(row: Selectable<DiscountTable>): ApprovalDescription {
  const texts = [row.title, row.short_description, row.discount_text, row.gift_text, row.intro];
  const words = [...texts, row.popup_title, row.popup_description];
  const prices =
    row.price_before !== null &&
    `A$${row.price_before}, now A$${row.price_after}${row.per_person ? ' per person' : ''}`;
  const lines = [...words.slice(1), prices, `Valid from ${row.valid_from} to ${row.valid_until}`];
  const image = toImageUrl(row.image_key);
  return {
    title: row.title,
    text: lines.filter(Boolean).join('\n\n'),
    images: image ? [image] : [],
    changes: [],
    checks: [{ label: 'No contact information in the text', ok: !words.some(hasContactInformation) }],
    path: `/discounts?open=${row.id}`,
  };
}

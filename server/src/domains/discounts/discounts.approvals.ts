import type { ApprovalKind } from '@bellbird/contract/approvals';
import type { Selectable } from 'kysely';
import type { ApprovalDescription, ApprovalSubject } from '../approvals/approvals.public.ts';
import { offerImage } from './discounts.presenter.ts';
import { changeDiscount, findForTeam } from './discounts.repository.ts';
import type { DiscountTable } from './discounts.tables.ts';

export const DISCOUNT_KIND: ApprovalKind = 'discount';

/** Numbers, addresses and links belong to the marketplace's own ways of getting in touch. */
const CONTACT = /\+?\d[\d\s]{7,}\d|\S+@\S+\.\S+|https?:\/\/|www\./i;

/** Offers as the team sees them. */
export const discountApprovals: ApprovalSubject = {
  kind: DISCOUNT_KIND,
  async describe(tx, subjectIds) {
    const rows = await findForTeam(tx, subjectIds);
    return new Map(rows.map((row) => [row.id, describe(row)]));
  },
  async decided(tx, { customerId, subjectId, decision, reason }) {
    await changeDiscount(tx, customerId, subjectId, { status: decision, reject_reason: reason });
  },
};

function describe(row: Selectable<DiscountTable>): ApprovalDescription {
  const texts = [row.title, row.short_description, row.discount_text, row.gift_text, row.intro];
  const words = [...texts, row.popup_title, row.popup_description];
  const price = (dollars: number | null) =>
    dollars === null ? null : `A$${dollars}${row.per_person ? ' per person' : ''}`;
  const image = offerImage(row.image_key);
  return {
    title: row.title,
    text: words.slice(1).filter(Boolean).join('\n\n') || null,
    images: image ? [image] : [],
    changes: [
      ...(row.price_before === null
        ? []
        : [{ label: 'Price', before: price(row.price_before), after: price(row.price_after) }]),
      { label: 'Valid', before: null, after: `${row.valid_from} to ${row.valid_until}` },
    ],
    checks: [{ label: 'No contact information in the text', ok: !words.some((each) => CONTACT.test(each)) }],
    path: `/discounts?open=${row.id}`,
  };
}

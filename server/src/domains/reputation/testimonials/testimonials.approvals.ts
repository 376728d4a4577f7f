import { hasContactInformation } from '@bellbird/contract/shared/contact-information';
import type { ApprovalKind } from '@bellbird/contract/attention/approvals';
import type { ApprovalSubject } from '#domains/attention/approvals/approvals.public.ts';
import { addPrompt } from '#domains/attention/prompts/prompts.public.ts';
import { presentImage } from './testimonials.presenter.ts';
import {
  type SourceFigures,
  type TeamRow,
  findForTeam,
  findSourceFigures,
  insertHistory,
  updateTestimonial,
} from './testimonials.repository.ts';

export const TESTIMONIAL_KIND: ApprovalKind = 'testimonial';
const FROM = { couple: 'From the couple', vendor: 'Added by the vendor', transferred: 'Imported from another site' };

/** Comments as the team sees them. */
export const testimonialApprovals: ApprovalSubject = {
  kind: TESTIMONIAL_KIND,
  async describe(tx, subjectIds) {
    const rows = await findForTeam(tx, subjectIds);
    const figures = new Map((await findSourceFigures(tx, subjectIds)).map((each) => [each.id, each]));
    return new Map(
      rows.map((row) => [
        row.id,
        {
          title: `${row.couple_name}, ${row.rating} of 5`,
          text: [row.comments, '', FROM[row.added_by], ...describeSource(row, figures.get(row.id))].join('\n'),
          images: row.images.map((image) => presentImage(image).url),
          changes: [],
          checks: [
            { label: 'No contact information in the text', ok: !hasContactInformation(row.comments) },
            ...checkSource(figures.get(row.id)),
          ],
          path: `/provider-testimonials?open=${row.id}`,
        },
      ]),
    );
  },
  async decided(tx, { customerId, providerId, subjectId, decision, reason, at }) {
    const status = decision === 'approved' ? 'active' : 'rejected';
    await updateTestimonial(tx, customerId, subjectId, { status, reject_reason: reason });
    const who = 'Marketplace team';
    await insertHistory(tx, {
      customer_id: customerId,
      testimonial_id: subjectId,
      kind: status,
      who,
      at: at.toISOString(),
    });
    if (status !== 'active') return;
    const [row] = await findForTeam(tx, [subjectId]);
    if (row?.added_by !== 'couple') return;
    await addPrompt(tx, {
      customer_id: customerId,
      provider_id: providerId,
      type: 'notification',
      title: `${row.couple_name} gave you ${row.rating} of 5 stars`.slice(0, 120),
      body_html: '<p>Other couples can read it now. Reply to show that you care.</p>',
      link_path: `/provider-testimonials?open=${subjectId}`,
      link_text: 'Read and reply',
      created_at: at.toISOString(),
    });
  },
};

/** Where a transferred review is from, and what else its page has. */
function describeSource(row: TeamRow, figures: SourceFigures | undefined): string[] {
  if (!row.source_url || !row.written_on) return [];
  const source = [`Written on ${formatDay(row.written_on)}`, row.source_url];
  if (!figures) return source;
  const { imported, transferred, imported_average: all, transferred_average: chosen } = figures;
  const averages = `Average rating: ${all.toFixed(1)} imported, ${chosen.toFixed(1)} transferred`;
  return [...source, `${transferred} of ${imported} imported reviews transferred`, averages];
}

function checkSource(figures: SourceFigures | undefined): { label: string; ok: boolean }[] {
  if (!figures) return [];
  const total = Math.max(figures.page_total ?? figures.imported, figures.imported);
  const leftOut = total - figures.transferred;
  return [{ label: `No reviews of this page left out (${leftOut} of ${total} are)`, ok: leftOut === 0 }];
}

function formatDay(day: string): string {
  return day.split('-').toReversed().join('.');
}

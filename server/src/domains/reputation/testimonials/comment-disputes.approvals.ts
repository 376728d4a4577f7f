import type { ApprovalKind } from '@bellbird/contract/attention/approvals';
import { fail } from '#platform/errors/app-error.ts';
import { escapeHtml } from '#platform/mail/escape-html.ts';
import type { ApprovalSubject } from '#domains/attention/approvals/approvals.public.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { addPrompt } from '#domains/attention/prompts/prompts.public.ts';
import { findDisputed, settleDispute } from './comment-disputes.repository.ts';
import { insertHistory } from './testimonials.repository.ts';

export const DISPUTE_KIND: ApprovalKind = 'testimonial_dispute';

/** Published comments that a vendor asked the team to take down. If it agrees, couples no longer see the comment. */
export const disputeApprovals: ApprovalSubject = {
  kind: DISPUTE_KIND,
  async describe(tx, subjectIds) {
    const rows = await findDisputed(tx, subjectIds);
    return new Map(
      rows.map((row) => [
        row.id,
        {
          title: `Take down: ${row.couple_name}, ${row.rating} of 5`,
          text: row.comments,
          images: [],
          changes: [
            { label: 'Reason', before: null, after: row.reason_name ?? row.dispute_reason },
            { label: 'What the vendor writes', before: null, after: row.dispute_text },
          ],
          checks: [{ label: 'The couple asked this vendor', ok: row.lead_id !== null }],
          path: `/provider-testimonials?open=${row.id}`,
        },
      ]),
    );
  },
  async decided(tx, { customerId, providerId, subjectId, decision, reason, at }) {
    const isAgreed = decision === 'approved';
    const coupleName = (await settleDispute(tx, { customerId, id: subjectId }, isAgreed, reason)) ?? fail('not_found');
    await insertHistory(tx, {
      customer_id: customerId,
      testimonial_id: subjectId,
      kind: isAgreed ? 'dispute_agreed' : 'dispute_refused',
      who: 'Marketplace team',
      at: at.toISOString(),
    });
    if (!isAgreed) return;
    await addPrompt(tx, {
      customer_id: customerId,
      provider_id: providerId,
      type: 'notification',
      title: 'We’ve taken a comment down',
      body_html: `<p>You were right about the comment by ${escapeHtml(coupleName)}. Couples no longer see it.</p>`,
      link_path: `/provider-testimonials?open=${subjectId}`,
      link_text: 'View',
      created_at: at.toISOString(),
    });
    await notifyTeam(tx, { customerId, providerId }, { kind: 'prompts' });
  },
  refusal: ({ title, reason }) => ({
    title: `Still published: ${title.replace('Take down: ', '')}`,
    text: `The marketplace team read the comment and left it as it is: ${reason}. You can reply to it, and couples read your side.`,
  }),
};

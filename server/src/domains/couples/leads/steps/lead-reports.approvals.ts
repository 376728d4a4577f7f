import type { ApprovalKind } from '@bellbird/contract/attention/approvals';
import { escapeHtml } from '#platform/mail/escape-html.ts';
import type { ApprovalSubject } from '#domains/attention/approvals/approvals.public.ts';
import { addPrompt } from '#domains/attention/prompts/prompts.public.ts';
import { findReportedLeads, markRevealFake } from './lead-reports.repository.ts';

export const REPORT_KIND: ApprovalKind = 'lead_report';

/** Reported requests that used up one of the month's requests. An approval returns it. */
export const reportApprovals: ApprovalSubject = {
  kind: REPORT_KIND,
  async describe(tx, subjectIds) {
    const rows = await findReportedLeads(tx, subjectIds);
    return new Map(
      rows.map((row) => [
        row.id,
        {
          title: `${row.couple_name}: ${row.reason ?? 'Reported'}`,
          text: row.message ?? '',
          images: [],
          changes: [],
          checks: [],
          path: `/leads/${row.id}`,
        },
      ]),
    );
  },
  async decided(tx, { customerId, providerId, subjectId, decision, at }) {
    if (decision !== 'approved' || !(await markRevealFake(tx, customerId, subjectId, at.toISOString()))) return;
    const [row] = await findReportedLeads(tx, [subjectId]);
    await addPrompt(tx, {
      customer_id: customerId,
      provider_id: providerId,
      type: 'notification',
      title: 'You have one more request this month',
      body_html: `<p>You were right about ${escapeHtml(row?.couple_name ?? 'the request')}: it wasn’t a genuine request, so it doesn’t count.</p>`,
      link_path: '/leads',
      link_text: 'See who asked',
      created_at: at.toISOString(),
    });
  },
  refusal: ({ title, reason }) => ({
    title: `Still counted: ${title}`,
    text: `The marketplace team reviewed the request you reported and found it genuine: ${reason}.`,
  }),
};

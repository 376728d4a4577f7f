import type { ApprovalKind } from '@bellbird/contract/attention/approvals';
import type { Tx } from '#platform/db/db.ts';
import { escapeHtml } from '#platform/mail/escape-html.ts';
import type { ApprovalSubject } from '#domains/attention/approvals/approvals.public.ts';
import { addPrompt } from '#domains/attention/prompts/prompts.public.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { restoreQuoteHolds } from '#domains/listing/calendar/calendar.public.ts';
import { type LeadChange, type LeadRow, lockLeadForSystem, updateLead } from '../leads.repository.ts';
import { recordEvent } from '../timeline/lead-events.operations.ts';
import { findReportedLeads, findStateBeforeReport, markRevealFake } from './lead-reports.repository.ts';

export const REPORT_KIND: ApprovalKind = 'lead_report';

/**
 * Requests that were reported as spam. If the team agrees, averages leave the request out, and on a limited package it
 * no longer counts; if not, the couple is where they were before.
 */
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
  async decided(tx, { customerId, providerId, subjectId, decision, reason, at }) {
    const lead = await lockLeadForSystem(tx, customerId, subjectId);
    // Somebody may have undone the report in the meantime.
    if (lead?.status !== 'spam_reported') return;
    await (decision === 'approved' ? confirmSpam(tx, lead, at) : restoreReported(tx, lead, at, reason));
    await notifyTeam(tx, { customerId, providerId }, { kind: 'lead_changed', leadId: subjectId });
  },
  refusal: ({ title, reason }) => ({
    title: `Still counted: ${title}`,
    text: `The marketplace team reviewed the request you reported and found it genuine: ${reason}. You can go on with the couple.`,
  }),
};

async function confirmSpam(tx: Tx, lead: LeadRow, at: Date): Promise<void> {
  const { customer_id: customerId, provider_id: providerId, id, couple_name: name } = lead;
  await updateLead(tx, customerId, id, { spam_confirmed_at: at.toISOString() });
  await recordEvent(tx, lead, { kind: 'report_confirmed', at });
  const isReturned = await markRevealFake(tx, customerId, id, at.toISOString());
  const counts = isReturned ? 'so it doesn’t count' : 'so your averages leave it out';
  await addPrompt(tx, {
    customer_id: customerId,
    provider_id: providerId,
    type: 'notification',
    title: isReturned ? 'You have one more request this month' : 'We agreed with your report',
    body_html: `<p>You were right about ${escapeHtml(name)}: it wasn’t a genuine request, ${counts}.</p>`,
    link_path: '/leads',
    link_text: 'See who asked',
    created_at: at.toISOString(),
  });
}

/**
 * The request is genuine: the couple goes on where they were, with every step. One that was reported from the list, still
 * new, is pending: opening it would otherwise be the last step, and the page would not say what the team decided.
 */
async function restoreReported(tx: Tx, lead: LeadRow, at: Date, reason: string | null): Promise<void> {
  const { customer_id: customerId, id } = lead;
  const undo = await findStateBeforeReport(tx, customerId, id);
  // The couple may have proposed or been promised a visit since.
  const { appointment_state: _, ...before } = undo?.lead ?? { status: 'negotiating', report_reason_id: null };
  const status = before.status === 'new' ? 'pending' : before.status;
  await updateLead(tx, customerId, id, { ...before, status } as LeadChange);
  await restoreQuoteHolds(tx, customerId, undo?.holds ?? [], at);
  const details = { from: lead.status, to: String(before.status), ...(reason && { text: reason }) };
  await recordEvent(tx, lead, { kind: 'report_refused', at, details });
}

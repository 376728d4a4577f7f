import type { Tx } from '#platform/db/db.ts';
import { requestApprovals, withdrawApproval } from '#domains/attention/approvals/approvals.public.ts';
import type { LeadRow } from '../leads.repository.ts';
import { REPORT_KIND } from './lead-reports.approvals.ts';

type Reported = { tx: Tx; at: Date; author: number | null };

/** Leads were reported as spam: the team decides each report, whatever the package. */
export async function requestReportReviews({ tx, at, author }: Reported, leads: readonly LeadRow[]): Promise<void> {
  const requests = leads.map(({ id, customer_id: customerId, provider_id: providerId }) => ({
    customerId,
    providerId,
    kind: REPORT_KIND,
    subjectId: id,
    customerUserId: author,
    at,
  }));
  if (requests.length > 0) await requestApprovals(tx, requests);
}

/** An undone report no longer needs a review. */
export async function withdrawReports({ tx, at }: Omit<Reported, 'author'>, leads: readonly LeadRow[]): Promise<void> {
  for (const { id, customer_id: customerId, status } of leads)
    if (status === 'spam_reported') await withdrawApproval(tx, { customerId, kind: REPORT_KIND, subjectId: id, at });
}

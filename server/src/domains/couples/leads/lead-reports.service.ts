import type { Tx } from '#platform/db/db.ts';
import { requestApprovals, withdrawApproval } from '#domains/attention/approvals/approvals.public.ts';
import type { WholeLead } from './lead-detail.repository.ts';
import { findCounted } from './lead-reports.repository.ts';
import { REPORT_KIND } from './leads.approvals.ts';

type Reported = { tx: Tx; at: Date; author: number | null };

/** Leads were reported as spam: the team looks at those for which one of the month was used. */
export async function askAboutReports({ tx, at, author }: Reported, leads: readonly WholeLead[]): Promise<void> {
  const [first] = leads;
  if (!first) return;
  const ids = leads.map(({ id }) => id);
  const counted = await findCounted(tx, first.customer_id, ids);
  const asked = leads
    .filter(({ id }) => counted.has(id))
    .map(({ id, customer_id: customerId, provider_id: providerId }) => ({
      customerId,
      providerId,
      kind: REPORT_KIND,
      subjectId: id,
      customerUserId: author,
      at,
    }));
  if (asked.length > 0) await requestApprovals(tx, asked);
}

/** A report that is taken back needs no answer any more. */
export async function withdrawReports(
  { tx, at }: Omit<Reported, 'author'>,
  leads: readonly WholeLead[],
): Promise<void> {
  for (const { id, customer_id: customerId, status } of leads)
    if (status === 'spam_reported') await withdrawApproval(tx, { customerId, kind: REPORT_KIND, subjectId: id, at });
}

import type { ApprovalSubject } from '#domains/attention/approvals/approvals.public.ts';
import { findArrivals } from './team-unmatched.repository.ts';

/** Messages without a couple in the queue; they are matched on their own page. */
export const unmatchedApprovals: ApprovalSubject = {
  kind: 'unmatched_message',
  async describe(tx, subjectIds) {
    const rows = await findArrivals(tx, subjectIds);
    return new Map(
      rows.map((row) => [
        row.id,
        {
          title: row.sender_name || row.sender,
          text: [row.subject, row.body].filter(Boolean).join('\n\n'),
          images: [],
          changes: [],
          checks: [],
          path: '/',
        },
      ]),
    );
  },
};

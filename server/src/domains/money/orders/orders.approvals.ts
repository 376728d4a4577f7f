import type { ApprovalSubject } from '#domains/attention/approvals/approvals.public.ts';
import { shownDay } from '#platform/time/calendar.ts';
import { type DeskOrderRow, findDeskOrdersById } from './orders.repository.ts';

/** Orders of extras in the queue; they are scheduled and delivered on their own page. */
export const orderApprovals: ApprovalSubject = {
  kind: 'order',
  async describe(tx, subjectIds) {
    const rows = await findDeskOrdersById(tx, subjectIds);
    return new Map(
      rows.map((row) => [
        row.id,
        { title: row.product_name, text: describe(row), images: [], changes: [], checks: [], path: '/' },
      ]),
    );
  },
};

function describe({ due_on, scheduled_on, owner_name, note }: DeskOrderRow): string {
  const facts = [
    due_on && `Promised for ${shownDay(due_on)}`,
    scheduled_on && `Scheduled for ${shownDay(scheduled_on)}`,
    owner_name && `${owner_name} looks after it`,
    note,
  ];
  return facts.filter(Boolean).join('\n');
}

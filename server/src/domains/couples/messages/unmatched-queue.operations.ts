import type { Tx } from '#platform/db/db.ts';
import { requestApproval } from '#domains/attention/approvals/approvals.public.ts';

/** A message that names no vendor waits for the team. */
export function queueUnmatched(tx: Tx, id: number, at: Date): Promise<void> {
  return requestApproval(tx, {
    customerId: null,
    providerId: null,
    kind: 'unmatched_message',
    subjectId: id,
    customerUserId: null,
    at,
  });
}

import type { Tx } from '#platform/db/db.ts';
import type { ApprovalSubject } from '#domains/attention/approvals/approvals.public.ts';
import { findCampaignRequests, findContactRequests, findReferrals } from './requests.repository.ts';

type Words = { id: number; title: string; text: string };
type Find = (tx: Tx, ids: readonly number[]) => Promise<Words[]>;

/** A request to the team is answered by a person, who then marks it as done. */
function requestOf(kind: ApprovalSubject['kind'], find: Find): ApprovalSubject {
  return {
    kind,
    async describe(tx, subjectIds) {
      const rows = await find(tx, subjectIds);
      return new Map(
        rows.map(({ id, title, text }) => [id, { title, text, images: [], changes: [], checks: [], path: '/' }]),
      );
    },
  };
}

export const contactApprovals = requestOf('contact_request', findContactRequests);
export const upgradeApprovals = requestOf('upgrade_request', findCampaignRequests);
export const referralApprovals = requestOf('referral', findReferrals);

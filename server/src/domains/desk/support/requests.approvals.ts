import type { Tx } from '#platform/db/db.ts';
import type { ApprovalSubject } from '#domains/attention/approvals/approvals.public.ts';
import { type RequestWords, findCampaignRequests, findContactRequests, findReferrals } from './requests.repository.ts';

type Find = (tx: Tx, ids: readonly number[]) => Promise<RequestWords[]>;

/** A request to the team is answered by a person, who then marks it as done. */
function requestOf(kind: ApprovalSubject['kind'], find: Find): ApprovalSubject {
  return {
    kind,
    async describe(tx, subjectIds) {
      const rows = await find(tx, subjectIds);
      return new Map(
        rows.map(({ id, title, text, referrer }) => {
          const changes = referrer ? [{ label: 'Referred by', before: null, after: referrer }] : [];
          return [id, { title, text, images: [], changes, checks: [], path: '/' }];
        }),
      );
    },
  };
}

export const contactApprovals = requestOf('contact_request', findContactRequests);
export const upgradeApprovals = requestOf('upgrade_request', findCampaignRequests);
export const referralApprovals = requestOf('referral', findReferrals);

import { expect, test } from 'vitest';
import { APPROVAL_KINDS, isForBulk, isRequest, isWork, takesListedReason } from './approval-kinds.ts';

test.each([
  ['is answered and marked as done', isRequest, ['contact_request', 'upgrade_request', 'referral']],
  ['has a page of its own', isWork, ['order', 'unmatched_message', 'transfer', 'refund']],
  ['can be approved together with others', isForBulk, ['medium', 'item', 'related_provider']],
  ['is refused for a reason of its list only', takesListedReason, ['testimonial']],
])('what waits for the team and %s', (_what, isSo, kinds) => {
  expect(APPROVAL_KINDS.filter(isSo)).toEqual(kinds);
});

import type { ApprovalSubject } from '#domains/attention/approvals/approvals.public.ts';
import type { TeamUsersService } from '#domains/people/customer-users/customer-users.public.ts';
import { findUsersToConfirm } from './requests.repository.ts';

type Users = Pick<TeamUsersService, 'confirmInQueue' | 'refuseInQueue'>;

/** People that customers added: approving confirms and invites them, rejecting tells those who manage the account. */
export function createUserApprovals(users: Users): ApprovalSubject {
  return {
    kind: 'user_confirmation',
    async describe(tx, subjectIds) {
      const rows = await findUsersToConfirm(tx, subjectIds);
      return new Map(
        rows.map(({ id, title, text, can_manage: canManage }) => {
          const checks = canManage ? [{ label: 'Can manage the account', ok: true }] : [];
          return [id, { title, text, images: [], changes: [], checks, path: '/customer-users' }];
        }),
      );
    },
    async decidedForCustomer(tx, { customerId, subjectId, decision, reason }) {
      const who = { customerId, id: subjectId };
      if (decision === 'approved') await users.confirmInQueue(tx, who);
      else await users.refuseInQueue(tx, who, reason ?? '');
    },
  };
}

export type { ApprovalDescription } from './approvals.presenter.ts';
export type { ApprovalSubject, Decided } from './approval-subjects.rules.ts';
export { requestApproval, requestApprovals, withdrawApproval } from './approvals.repository.ts';

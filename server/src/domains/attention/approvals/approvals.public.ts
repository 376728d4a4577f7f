export type { ApprovalDescription } from './approvals.presenter.ts';
export type { ApprovalSubject, Decided } from './approvals.service.ts';
export { requestApproval, requestApprovals, withdrawApproval } from './approvals.repository.ts';

export type { ApprovalDescription } from './approvals.presenter.ts';
export type { ApprovalSubject, Decided } from './approvals.service.ts';
export { askForApproval, askForApprovals, withdrawApproval } from './approvals.repository.ts';

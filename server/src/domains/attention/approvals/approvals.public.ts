export type { ApprovalDescription } from './approvals.presenter.ts';
export type { ApprovalSubject, Decided, DecidedForCustomer } from './approval-subjects.rules.ts';
export { finishApproval, requestApproval, requestApprovals, withdrawApproval } from './approvals.repository.ts';

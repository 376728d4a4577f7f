export type { ApprovalDescription } from './approvals.presenter.ts';
export type { ApprovalSubject, Decided } from './approvals.service.ts';
export { askForApproval, withdrawApproval } from './approvals.repository.ts';

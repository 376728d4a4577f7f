export type { ApprovalDescription, ApprovalSubject, Decided } from './approval-subject.ts';
export { askForApproval, withdrawApproval } from './approvals.repository.ts';

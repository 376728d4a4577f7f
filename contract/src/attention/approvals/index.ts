export * from './approval-kinds.ts';
export * from './approvals.calls.ts';

import type { WorkKind } from '@bellbird/contract/attention/approvals/approval-kinds.ts';

/** Where work of the queue is done. */
export const WORK_PAGES = {
  order: { page: 'deskOrders', search: {} },
  unmatched_message: { page: 'deskUnmatched', search: {} },
  transfer: { page: 'deskMoney', search: { view: 'transfers' } },
  refund: { page: 'deskMoney', search: { view: 'refunds' } },
} as const satisfies Record<WorkKind, { page: string; search: Record<string, string> }>;

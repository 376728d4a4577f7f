import { type LeadStatus, OPEN_LEAD_STATUSES } from '@bellbird/contract/couples/leads/lead-status.ts';

const OPEN: ReadonlySet<LeadStatus> = new Set(OPEN_LEAD_STATUSES);

/** Whether the couple can still be won: an offer can be made, a reminder set. */
export function isOpenStatus(status: LeadStatus): boolean {
  return OPEN.has(status);
}

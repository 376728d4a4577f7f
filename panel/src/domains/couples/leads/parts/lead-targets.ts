import type { LeadSummary } from '@bellbird/contract/couples/leads';
import { type LeadStatus, choosableStatuses } from '@bellbird/contract/couples/leads/lead-status.ts';
import { isOpenStatus } from './open-status.ts';

type Seen = Pick<LeadSummary, 'status' | 'isWithheld'>;

/** The statuses that a couple may be moved to; none while the request is hidden. */
export function findTargets({ status, isWithheld }: Seen): LeadStatus[] {
  if (isWithheld) return [];
  return choosableStatuses(status).filter((to) => to !== status);
}

/** Whether a reminder can be set: the request is still open, and shown. */
export function canRemind({ status, isWithheld }: Seen): boolean {
  return !isWithheld && isOpenStatus(status);
}

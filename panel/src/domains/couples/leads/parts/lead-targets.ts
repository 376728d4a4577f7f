import type { LeadSummary } from '@bellbird/contract/couples/leads';
import { type LeadStatus, choosableStatuses } from '@bellbird/contract/couples/leads/lead-status.ts';

/** The statuses that a couple may be moved to; none while the request is hidden. */
export function findTargets({ status, isWithheld }: Pick<LeadSummary, 'status' | 'isWithheld'>): LeadStatus[] {
  if (isWithheld) return [];
  return choosableStatuses(status).filter((to) => to !== status);
}

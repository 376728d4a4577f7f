import type { LeadSummary } from '@bellbird/contract/leads';
import { type LeadStatus, choosableStatuses } from '@bellbird/contract/leads/lead-status';

/** Where a couple may be moved by hand, by the one table of steps. */
export function targetsOf({ status }: Pick<LeadSummary, 'status'>): LeadStatus[] {
  return choosableStatuses(status).filter((to) => to !== status);
}

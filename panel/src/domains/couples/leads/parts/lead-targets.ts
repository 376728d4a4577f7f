import type { LeadSummary } from '@bellbird/contract/couples/leads';
import { type LeadStatus, choosableStatuses } from '@bellbird/contract/couples/leads/lead-status.ts';

/** Where a couple may be moved by hand, by the one table of steps; nowhere while the package keeps them back. */
export function findTargets({ status, isWithheld }: Pick<LeadSummary, 'status' | 'isWithheld'>): LeadStatus[] {
  if (isWithheld) return [];
  return choosableStatuses(status).filter((to) => to !== status);
}

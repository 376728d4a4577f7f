import type { LeadSummary } from '@bellbird/contract/couples/leads';

/** A couple who called has no name yet and is shown by the extension they called. */
export function leadName(lead: { couple: Pick<LeadSummary['couple'], 'name'>; extensionNumber: string }): string {
  return lead.couple.name || lead.extensionNumber;
}

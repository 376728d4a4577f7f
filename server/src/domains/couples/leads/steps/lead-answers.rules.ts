import { workingMinutes } from '@bellbird/contract/shared/working-time';
import type { LeadChange, LeadRow } from '../leads.repository.ts';

export type AnsweredLead = Pick<LeadRow, 'status' | 'created_at' | 'first_answered_at' | 'time_zone'>;

/** What a person's answer changes: the couple is no longer waiting, the first answer is timed, the lead is in negotiation. */
export function columnsForAnswer(lead: AnsweredLead, at: Date): LeadChange & { status: string } {
  const isFirst = lead.first_answered_at === null;
  return {
    status: isUntouched(lead.status) ? 'negotiating' : lead.status,
    waiting_since: null,
    ...(isFirst && {
      first_answered_at: at.toISOString(),
      answer_minutes: workingMinutes(new Date(lead.created_at), at, lead.time_zone),
    }),
  };
}

function isUntouched(status: string): boolean {
  return status === 'new' || status === 'pending';
}

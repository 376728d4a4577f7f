import type { LeadStatus } from '@bellbird/contract/couples/leads/lead-status.ts';
import type { StatusTone } from '#ui/StatusChip.tsx';

/** The colour of a couple's status: always grey if it is not a wedding. */
export function toTone({ status, isWedding }: { status: LeadStatus; isWedding: boolean }): StatusTone {
  return isWedding ? STATUS_TONE[status] : 'grey';
}

/** The colour of each status. */
export const STATUS_TONE: Readonly<Record<LeadStatus, StatusTone>> = {
  new: 'new',
  pending: 'pending',
  negotiating: 'contact',
  offer_made: 'offer',
  deal: 'deal',
  deal_approved: 'approved',
  rejected: 'reject',
  call_again: 'call',
  not_wedding: 'grey',
  spam_reported: 'bad',
};

import type { ChannelFacts } from '@bellbird/contract/couples/leads';
import type { LeadRow } from './leads.repository.ts';

/** What the contract's `channelBlock` needs to know about the couple of a lead. */
export function toChannelFacts(lead: LeadRow): ChannelFacts {
  return {
    contactPreference: lead.contact_preference,
    isCancelled: lead.cancelled_at !== null,
    isCoupleDeleted: lead.couple_deleted_at !== null,
    hasStoppedSms: lead.has_stopped_sms,
    hasEmail: lead.has_email,
    hasPhone: lead.couple_phone !== null,
  };
}

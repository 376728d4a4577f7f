/** Every status a lead can have. What may follow what joins this file with the couples' domain. */
export const LEAD_STATUSES = [
  'new',
  'pending',
  'negotiating',
  'offer_made',
  'deal',
  'deal_approved',
  'rejected',
  'call_again',
  'not_wedding',
  'spam_reported',
] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];
